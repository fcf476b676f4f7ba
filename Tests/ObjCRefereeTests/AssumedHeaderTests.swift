import EndToEndSupport
import ObjCReferee
import Testing

/// Headers with missing declarations are compared with the compiler's import of the headers and the
/// scanner's assumptions.
@Suite struct AssumedHeaderTests {
  @Test func whatIsAssumedIsImportedAsWeSayIt() async throws {
    let folder = try TemporaryFolder()
    let header = try folder.write(
      """
      #import <Foundation/Foundation.h>
      NS_ASSUME_NONNULL_BEGIN
      typedef NS_ENUM(NSInteger, LABMode) {
        LABModeFirst = XYZModeFirst,
        LABModeSecond = XYZ_MODE_LAST + 1,
      };
      typedef struct { int values[XYZCount]; } LABValues;
      @protocol P
      - (void)use:(LABMode)mode;
      - (LABValues)values;
      - (void)class:(XYZColor *)color;
      - (void)generic:(XYZBox<NSString *> *)box;
      - (void)conforming:(id<XYZDelegate>)delegate;
      - (void)keys:(NSDictionary<XYZKey, id> *)keys;
      - (void)value:(XYZMode)mode;
      - (void)loadWithOptions:(XYZLoadOptions)options;
      - (void)pointer:(nullable XYZText)text;
      - (nullable XYZTrustRef)trust;
      - (void)structure:(const XYZVertex *)vertices;
      @property (nonatomic, copy) XYZName name;
      @end
      NS_ASSUME_NONNULL_END
      """, to: "Header.h")
    let headers = try AssumedHeaders([header.path], target: AppleToolchain.target)
    let module = try headers.write(to: folder)
    #expect(module.errors == [])
    let referee = try await ImportReferee.shared()
    let comparison = InterfaceComparison(
      expected: try await referee.interfaces(
        of: module.header, includePaths: module.includePaths), ours: headers.interfaces)
    #expect(comparison.differences == [])
    #expect(comparison.matched == 13)
    let mocks = folder.url.appendingPathComponent("Mocks.swift")
    let run = try await Repository.kagemusha(
      "generate", "--target", AppleToolchain.target, "--import", "Lib", "--output", mocks.path,
      header.path)
    #expect(run.status == 0, "\(run.everything)")
    for language in [5, 6] {
      let check = try await referee.check(
        [mocks], against: module.header, includePaths: module.includePaths, language: language)
      #expect(check.status == 0, "\(check.everything)")
    }
  }
}
