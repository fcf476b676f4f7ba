import DeclarationModel
import Testing

@testable import ObjCScanner

/// Tests the import of single requirements.
///
/// `ObjCRefereeTests` compares far more requirements with the compiler's import; these tests also
/// run with other versions of libclang, and without the referee.
@Suite(.enabled(if: Libraries.exist)) struct MemberTests {
  @Test(arguments: Libraries.all) func methods(_ library: Libclang) throws {
    let header = try HeaderFolder(
      """
      @interface LABThing : NSObject
      @end
      @protocol P
      - (void)thing:(LABThing *)thing didFinishWithCode:(NSInteger)code;
      - (nullable NSArray<NSString *> *)namesForThing:(LABThing *)thing;
      - (BOOL)save:(NSString *)name error:(NSError **)error;
      - (instancetype)initWithName:(NSString *)name;
      + (instancetype)shared;
      @end
      """)
    #expect(
      header.scan(library).members == [
        "func thing(_: LABThing, didFinishWithCode: Int)",
        "func names(for: LABThing) -> [String]?",
        "func save(_: String) throws",
        "init(name: String)",
        "static func shared() -> Self",
      ])
  }

  /// `long double` is `Float80` on Intel Macs and `Double` on others; `CLongDouble` stands for
  /// both.
  @Test(
    arguments: [
      "arm64-apple-macosx13.0", "x86_64-apple-macosx13.0", "x86_64-apple-ios16.0-simulator",
    ])
  func longDoublesCompileOnEveryProcessor(target: String) throws {
    let header = try HeaderFolder(
      "@protocol P\n- (long double)length;\n- (void)setLengths:(long double *)lengths;\n@end")
    var options = HeaderOptions()
    options.target = target
    for library in Libraries.all {
      #expect(
        header.scan(library, options: options).members == [
          "func length() -> CLongDouble",
          "func setLengths(_: UnsafeMutablePointer<CLongDouble>)",
        ])
    }
  }

  @Test(arguments: Libraries.all) func whatNoClassCanHave(_ library: Libclang) throws {
    let header = try HeaderFolder(
      """
      @protocol P
      - (void)perform:(SEL)selector withObject:(id)object;
      - (BOOL)checkEqual:(nullable id)other NS_SWIFT_NAME(isEqual(_:));
      - (void):(int)x;
      @property (readonly) NSString *title;
      - (NSString *)titleWithX NS_SWIFT_NAME(title());
      - (NSInteger)init;
      @end
      """)
    let members = header.scan(library).files[0].protocols[0].members
    #expect(
      members.map(\.importIssue) == [
        .reserved("perform:withObject:"), .reserved("checkEqual:"), .unnamed, nil, .sameInSwift,
        .reserved("init"),
      ])
  }

  @Test(arguments: Libraries.all) func whatIsNamedInAContextThatThereIsNot(
    _ library: Libclang
  ) throws {
    let header = try HeaderFolder(
      """
      @interface LABKit : NSObject
      @end
      NS_SWIFT_NAME(LABKit.Thing) @interface LABThing : NSObject
      @end
      NS_SWIFT_NAME(Kit.Manager) @interface LABManager : NSObject
      @end
      @protocol P
      - (void)use:(LABThing *)thing;
      - (void)manage:(LABManager *)manager;
      - (void)print:(FILE *)file;
      @end
      """)
    let scan = header.scan(library)
    #expect(
      scan.files[0].protocols[0].members.map(\.importIssue) == [
        nil, .unknownType("LABManager"), nil,
      ])
    #expect(scan.members.first == "func use(_: LABKit.Thing)")
    #expect(scan.members.last == "func print(_: UnsafeMutablePointer<FILE>)")
  }

  @Test(arguments: Libraries.all) func elements(_ library: Libclang) throws {
    let header = try HeaderFolder(
      """
      @protocol P
      - (nullable id)objectForKeyedSubscript:(NSString *)key;
      - (void)setObject:(nullable id)object forKeyedSubscript:(NSString *)key;
      - (NSString *)objectAtIndexedSubscript:(NSUInteger)index;
      @end
      """)
    let kinds = header.scan(library).files[0].protocols[0].members.map(\.kind)
    let key = Parameter(label: nil, name: "key", type: .name("String"))
    let index = Parameter(label: nil, name: "index", type: .name("UInt"))
    #expect(
      kinds == [
        .subscript(
          SubscriptDeclaration(
            parameters: [key], result: .optional(.name("Any")),
            accessors: Accessors(hasSetter: true))),
        .subscript(SubscriptDeclaration(parameters: [index], result: .name("String"))),
      ])
  }

  @Test(arguments: Libraries.all) func closures(_ library: Libclang) throws {
    let header = try HeaderFolder(
      """
      typedef void (^Done)(NSString *_Nullable, NSError *_Nullable);
      @protocol P
      - (void)run:(void (^)(NSInteger))block;
      - (void)each:(void (NS_NOESCAPE ^)(NSString *name, BOOL *stop))block;
      - (void)maybe:(nullable Done)done;
      - (void)load:(NSString *)name completion:(Done)completion;
      - (void)call:(int (*)(void *))function;
      @property (copy, nullable) Done onDone;
      @end
      """)
    #expect(
      header.scan(library).members == [
        "func run(_: @escaping (Int) -> Void)",
        "func each(_: (String, UnsafeMutablePointer<ObjCBool>) -> Void)",
        "func maybe(_: Done?)",
        "func load(_: String, completion: "
          + "@escaping @Sendable (String?, (any Error)?) -> Void)",
        "func call(_: @convention(c) (UnsafeMutableRawPointer) -> Int32)",
        "var onDone: Done? { get set }",
      ])
  }

  @Test(arguments: Libraries.all) func properties(_ library: Libclang) throws {
    let header = try HeaderFolder(
      """
      @protocol Q
      @end
      @protocol P
      @property (nonatomic, copy, readonly) NSString *name;
      @property (nonatomic, getter=isEnabled) BOOL enabled;
      @property (nonatomic, weak, nullable) id<Q> delegate;
      @property (nonatomic, null_resettable) NSString *title;
      @property (class, readonly) NSUInteger count;
      @end
      """)
    #expect(
      header.scan(library).members.sorted() == [
        "static var count: UInt { get }",
        "var delegate: (any Q)? { get set }",
        "var isEnabled: Bool { get set }",
        "var name: String { get }",
        "var title: String! { get set }",
      ])
  }

  @Test(arguments: Libraries.all) func whatIsNotSaidIsUnwrapped(_ library: Libclang) throws {
    let header = try HeaderFolder([
      "Header.h": """
      #import <Foundation/Foundation.h>
      @protocol P
      - (NSString *)name;
      - (void)run:(void (^)(NSString *))block;
      @end
      """
    ])
    #expect(
      header.scan(library).members == [
        "func name() -> String!", "func run(_: ((String?) -> Void)!)",
      ])
  }

  @Test(arguments: Libraries.all) func attributes(_ library: Libclang) throws {
    let text = """
      @protocol P
      - (void)renamed:(NSString *)x with:(NSInteger)y NS_SWIFT_NAME(nicer(_:count:));
      - (void)refined:(NSString *)x NS_REFINED_FOR_SWIFT;
      - (void)gone NS_SWIFT_UNAVAILABLE("no");
      - (void)goneEverywhere NS_UNAVAILABLE;
      - (void)newer API_AVAILABLE(ios(13.0), macos(10.15));
      - (void)onPhones API_UNAVAILABLE(macos);
      - (void)onMain NS_SWIFT_UI_ACTOR;
      @optional
      - (void)maybe;
      @end
      """
    let header = try HeaderFolder(text)
    let common = [
      "func nicer(_: String, count: Int)",
      "func __refined(_: String)",
      "@available(iOS 13.0, macOS 10.15, *) func newer()",
    ]
    let rest = ["@MainActor func onMain()", "optional func maybe()"]
    #expect(header.scan(library).members == common + rest)
    var options = HeaderOptions()
    options.target = "arm64-apple-ios16.0"
    options.includesOptional = false
    #expect(
      header.scan(library, options: options).members == common + ["func onPhones()", rest[0]])
  }

  @Test(arguments: Libraries.all) func documentationAndPlaces(_ library: Libclang) throws {
    let header = try HeaderFolder(
      """
      /**
       * Stores things.
       *
       *   Indented.
       */
      @protocol P
      /// Counts.
      - (NSInteger)count;
      - (void)plain; // No documentation.
      @end
      """)
    let file = try #require(header.scan(library).files.first)
    let declaration = try #require(file.protocols.first)
    #expect(declaration.documentation == ["Stores things.", "", "  Indented."])
    #expect(declaration.position == SourcePosition(path: file.path, line: 8, column: 11))
    #expect(declaration.members.map(\.position.line) == [10, 11])
    #expect(declaration.members.first?.documentation.first == "Counts.")
    #expect(declaration.members.last?.documentation == [])
  }

  @Test(arguments: Libraries.all) func whatSwiftCannotSeeIsAnObstacle(_ library: Libclang) throws {
    let header = try HeaderFolder(
      """
      @class Only;
      @protocol OnlyP;
      @protocol P
      - (void)log:(NSString *)format, ...;
      - (void)forward:(Only *)x;
      - (void)nested:(NSArray<Only *> *)x;
      - (void)conforming:(id<OnlyP>)x;
      - (void)complex:(_Complex double)x;
      - (void)block:(int (^)(int, ...))x;
      - (void)list:(__builtin_va_list)x;
      - (void)boxed:(NSCache<NSString *, Class> *)x;
      - (void)pointer:(void (^*)(void))x;
      @optional
      - (void)optional:(Only *)x;
      @end
      """)
    let scan = header.scan(library)
    #expect(scan.files.flatMap(\.diagnostics).map(\.id) == [.omittedRequirement])
    #expect(scan.files.flatMap(\.diagnostics).map(\.position?.line) == [16])
    let members = scan.files.flatMap(\.protocols).flatMap(\.members)
    #expect(
      members.map(\.importIssue) == [
        .variadic, .forwardClass("Only"), .forwardClass("Only"), .forwardProtocol("OnlyP"),
        .unknownType("_Complex double"), .variadicFunction, .unknownType("__builtin_va_list"),
        .unknownType("Class"), .unknownType("void (^)(void) *"),
      ])
  }
}
