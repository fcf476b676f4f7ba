import DeclarationModel
import DiagnosticSupport
import Testing

@testable import ObjCScanner

/// Tests the assumptions about missing names and headers.
@Suite(.enabled(if: Libraries.exist)) struct AssumptionTests {
  @Test(arguments: Libraries.all) func whatNoProtocolUsesIsNoError(_ library: Libclang) throws {
    let header = try HeaderFolder(
      """
      extern XYZConstantType XYZConstant;
      XYZResult XYZFunction(XYZArgument *argument);
      @interface LABView : XYZView <XYZDelegate>
      @property (nonatomic) XYZMode mode;
      - (XYZBlock)block;
      @end
      @interface XYZOther (LAB)
      @end
      @protocol P
      - (void)show:(LABView *)view;
      @end
      """)
    #expect(header.diagnostics(library) == [])
    #expect(header.scan(library).members == ["func show(_: LABView)"])
  }

  @Test(arguments: Libraries.all) func usesShowTheKinds(_ library: Libclang) throws {
    let header = try HeaderFolder(
      """
      typedef XYZColor *LABTint;
      @protocol P
      - (void)class:(XYZColor *)color;
      - (void)element:(NSArray<XYZImage *> *)images;
      - (void)alias:(LABTint)tint;
      - (void)generic:(XYZBox<NSString *> *)box;
      - (void)conforming:(id<XYZDelegate>)delegate;
      - (void)keys:(NSDictionary<XYZKey, id> *)keys;
      - (void)value:(XYZMode)mode;
      - (void)loadWithOptions:(XYZLoadOptions)options;
      - (void)pointer:(nullable XYZText)text;
      - (nullable XYZTrustRef)trust;
      - (void)both:(XYZPoint)point;
      - (void)both:(const XYZPoint *)point count:(NSInteger)count;
      - (void)structure:(const XYZVertex *)vertices;
      @property (nonatomic, copy) XYZName name;
      @end
      """)
    #expect(
      header.scan(library).members == [
        "func class(_: XYZColor)", "func element(_: [XYZImage])", "func alias(_: LABTint)",
        "func generic(_: XYZBox<NSString>)", "func conforming(_: any XYZDelegate)",
        "func keys(_: [XYZKey: Any])", "func value(_: XYZMode)",
        "func load(options: XYZLoadOptions)", "func pointer(_: XYZText?)",
        "func trust() -> Unmanaged<XYZTrust>?", "func both(_: XYZPoint)",
        "func both(_: UnsafePointer<XYZPoint>, count: Int)",
        "func structure(_: UnsafePointer<XYZVertex>)", "var name: XYZName { get set }",
      ])
    let diagnostics = header.diagnostics(library)
    #expect(diagnostics.map(\.id) == [.assumedTypes])
    #expect(diagnostics.first?.severity == .warning)
    #expect(diagnostics.first?.fixIt?.contains("XYZKey: string") == true)
  }

  @Test(arguments: Libraries.all) func constantsAreNoTypes(_ library: Libclang) throws {
    let header = try HeaderFolder(
      """
      typedef NS_ENUM(NSInteger, LABMode) { LABModeA = XYZModeA, LABModeB = XYZ_MODE_B << 1 };
      typedef struct { int values[XYZMax]; } LABValues;
      @protocol P
      - (void)use:(LABMode)mode;
      - (LABValues)values;
      - (void)value:(XYZMax)value;
      @end
      @protocol Q
      - (void)use:(LABMode)mode;
      @end
      """)
    let scan = header.scan(library)
    // A name that is used as a type and as a constant is assumed to be a type.
    #expect(scan.names == ["Q"])
    #expect(scan.members == ["func use(_: LABMode)"])
    #expect(scan.files.flatMap(\.brokenProtocols).map(\.name) == ["P"])
  }

  @Test(arguments: Libraries.all) func aMissingHeaderIsEmpty(_ library: Libclang) throws {
    let header = try HeaderFolder(
      "#import <Acme/Acme.h>\n#import <Acme/More.h>\n@protocol P\n- (void)x;\n@end")
    let diagnostics = header.diagnostics(library)
    #expect(diagnostics.map(\.id) == [.missingHeaders])
    #expect(diagnostics.map(\.severity) == [.warning])
    #expect(diagnostics.first?.position?.line == 3)
    #expect(diagnostics.first?.notes.map(\.position?.line) == [3, 4])
    #expect(header.scan(library).names == ["P"])
  }

  @Test(arguments: Libraries.all) func anotherHeaderStandsForAMissingOne(_ library: Libclang) throws
  {
    let header = try HeaderFolder([
      "A/A.h": "#import <Kit/B.h>\n#import \"C.h\"\n@protocol A <B>\n- (C)c;\n@end\n",
      "B/B.h": "#import <Foundation/Foundation.h>\n@protocol B\n@end\n",
      "A/C.h": "typedef int C;\n", "D/D.h": "#import <Kit/C.h>\n@protocol D\n- (C)c;\n@end\n",
    ])
    let scan = header.scan(library, ["A/A.h", "B/B.h", "A/C.h", "D/D.h"])
    #expect(scan.files.flatMap(\.diagnostics) == [])
    #expect(scan.names.sorted() == ["A", "B", "D"])
  }

  @Test(arguments: Libraries.all) func whatIsDeclaredLaterIsReadFirst(_ library: Libclang) throws {
    let header = try HeaderFolder([
      "A.h": "@protocol A\n- (Later)x;\n- (void)y:(LaterClass *)y;\n- (id<LaterP>)z;\n@end\n",
      "B.h": """
      #import <Foundation/Foundation.h>
      typedef struct { int a; } Later;
      @interface LaterClass : NSObject
      @end
      @protocol LaterP
      - (void)required;
      @end
      """,
    ])
    let scan = header.scan(library, ["A.h", "B.h"])
    #expect(scan.files.flatMap(\.diagnostics) == [])
    let protocols = scan.files.flatMap(\.protocols)
    #expect(protocols.map(\.name) == ["A", "LaterP"])
    #expect(protocols.map(\.members.count) == [3, 1])
  }

  @Test(arguments: Libraries.all) func macrosOfMissingHeadersAreEmpty(_ library: Libclang) throws {
    let header = try HeaderFolder(
      """
      #import <Acme/Macros.h>
      ACME_EXPORT NSString *const LABName;
      ACME_EXPORT @interface LABThing : NSObject
      - (void)x ACME_DEPRECATED("old");
      @end
      @protocol P
      - (void)a ACME_AVAILABLE(1, 2);
      - (void)b:(int)x ACME_UNUSED;
      @property (nonatomic, readonly) int c ACME_READ;
      @end
      """)
    #expect(header.diagnostics(library).map(\.id) == [.missingHeaders])
    #expect(
      header.scan(library).members == ["func a()", "func b(_: Int32)", "var c: Int32 { get }"])
  }

  @Test(arguments: Libraries.all) func macrosOfTheSDKAreThoseOfTheSDK(_ library: Libclang) throws {
    let header = try HeaderFolder([
      "A.h": """
      NS_ASSUME_NONNULL_BEGIN
      @protocol A
      - (NSString *)text ACME_READ;
      - (void)old NS_SWIFT_NAME(fresh());
      - (XYZColor *)color;
      @end
      NS_ASSUME_NONNULL_END
      """,
      "B.h": "#import <Foundation/Foundation.h>\n#define ACME_READ\n",
    ])
    let scan = header.scan(library, ["A.h", "B.h"])
    #expect(scan.members == ["func text() -> String", "func fresh()", "func color() -> XYZColor"])
    #expect(header.diagnostics(library, ["A.h", "B.h"]).map(\.id) == [.assumedTypes])
  }

  @Test(arguments: Libraries.all) func aNameIsNoClassAfterANullability(_ library: Libclang) throws {
    let header = try HeaderFolder(
      """
      @protocol P
      - (void)a:(XYZThing *)x;
      - (void)b:(XYZThing)x;
      @end
      """)
    // A value, and a pointer to the value.
    #expect(
      header.scan(library).members
        == ["func a(_: UnsafeMutablePointer<XYZThing>)", "func b(_: XYZThing)"])
  }

  @Test(arguments: Libraries.all) func anUmbrellaNeedsNoModuleMap(_ library: Libclang) throws {
    let header = try HeaderFolder([
      "Kit/Kit.h": "#import \"Part.h\"\n#import \"../Outside.h\"\n",
      "Kit/Part.h": "@protocol Part\n@end\n", "Outside.h": "@protocol Outside\n@end\n",
    ])
    #expect(header.scan(library, ["Kit/Kit.h"]).names == ["Part"])
  }
}
