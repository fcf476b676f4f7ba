import DeclarationModel
import Testing

@Suite struct `Members of types are read` {
  private func members(_ body: String, of header: String = "class C") -> [TypeMember] {
    let file = scanTypes("\(header) {\n\(body)\n}")
    #expect(file.diagnostics == [])
    return file.types.flatMap(\.members)
  }

  private func variables(_ body: String) -> [VariableDeclaration] {
    members(body).compactMap(\.variable)
  }

  @Test func `deinitializers`() {
    let found = members("init() {}\n  @objc deinit { close() }")
    #expect(found.map(\.position.line) == [2, 3])
    #expect(found.last?.kind == .deinitializer)
    #expect(found.last?.attributes.map(\.text) == ["@objc"])
  }

  @Test func `variables, stored and computed`() {
    let found = variables(
      """
      let a: Int
      var b = f( 1 )
      lazy var c: [String] = { [] }() { didSet { } }
      var d: Int { 1 }
      var e: Int { get async throws { 1 } }
      var f: Int { get { 1 } set { } }
      var g: Int { _read { } _modify { } }
      var `h`: Int? { willSet { } didSet { } }
      """)
    #expect(found.map(\.name) == ["a", "b", "c", "d", "e", "f", "g", "h"])
    #expect(
      found.map { $0.type?.text } == ["Int", nil, "[String]", "Int", "Int", "Int", "Int", "Int?"])
    #expect(
      found.map(\.initialValue) == [nil, "f( 1 )", "{ [] }()", nil, nil, nil, nil, nil])
    #expect(found.map(\.isConstant) == [true] + Array(repeating: false, count: 7))
    #expect(
      found.map(\.isComputed) == [false, false, false, true, true, true, true, false])
    #expect(
      found.map(\.accessors.hasSetter) == [false, false, false, false, false, true, true, false])
    #expect(found.dropFirst(4).first?.accessors.getterEffects.text == " async throws")
  }

  @Test(arguments: [
    ("var a = 1, b: Int", [nil, "Int"]), ("var a, b: Int", ["Int", "Int"]),
    ("var a: Int, b, c: String", ["Int", "String", "String"]),
    ("let (a, (b, _)) = f()", [nil, nil]), ("let _ = 1", []),
    ("var a, b: Int, c = 2", ["Int", "Int", nil]),
  ])
  func `several in one declaration`(text: String, types: [String?]) {
    let found = variables(text)
    #expect(found.map(\.name) == Array(["a", "b", "c"].prefix(types.count)))
    #expect(found.map { $0.type?.text } == types)
  }

  @Test(
    arguments: [
      ("class C", "var a: Int", .internal, .internal),
      ("class C", "private var a: Int", .private, .private),
      ("class C", "public private(set) var a: Int", .public, .private),
      ("class C", "fileprivate(set) var a: Int", .internal, .fileprivate),
      ("class C", "public let a: Int", .public, nil),
      ("class C", "package var a: Int { 1 }", .package, nil),
      ("class C", "public internal(set) var a: Int { get { 1 } set {} }", .public, .internal),
      ("private extension C", "var a: Int { get { 1 } set {} }", .private, .private),
      ("public extension C", "internal static var a: Int", .internal, .internal),
      ("public extension C", "func f()", .public, nil),
      ("class C", "open subscript(i: Int) -> Int { get { 1 } set { } }", .open, .open),
      ("class C", "subscript(i: Int) -> Int { 1 }", .internal, nil),
      ("public enum C", "case a", .public, nil),
      ("public struct C", "init()", .internal, nil),
    ] as [(String, String, AccessLevel, AccessLevel?)])
  func `with their access`(
    header: String, text: String, access: AccessLevel, writeAccess: AccessLevel?
  ) {
    let found = members(text, of: header)
    #expect(found.map(\.access) == [access])
    #expect(found.map(\.writeAccess) == [writeAccess])
  }

  @Test func `with attributes and modifiers`() {
    let found = members(
      """
      @IBOutlet private weak var a: A!
      @Published(x: 1) public private(set) static var b = 1
      #if canImport(ObjectiveC)
      @IBOutlet
      #endif
      unowned(unsafe) final var c: A
      @objc override class func d() {}
      """)
    #expect(
      found.map { $0.attributes.map(\.text) } == [
        ["@IBOutlet"], ["@Published(x: 1)"], ["@IBOutlet"], ["@objc"],
      ])
    #expect(
      found.map { $0.modifiers.map(\.text) } == [
        ["private", "weak"], ["public", "private(set)", "static"], ["unowned(unsafe)", "final"],
        ["override", "class"],
      ])
    #expect(found.map(\.isStatic) == [false, true, false, true])
  }

  @Test func `of every kind, each at its name`() {
    let source = MarkedSource(
      """
      enum E: String {
        indirect case 1️⃣a(x: Int, _ y: String, [Int]), 2️⃣b = "B"
        func 3️⃣f(x: Int) throws -> String {}
        init?() {}
        #if A
        subscript(i: Int) -> Int { 1 }
        #else
        typealias T = Int
        #endif
        deinit {}
      }
      """)
    let found = scanTypes(source.text).types.flatMap(\.members)
    #expect(found.prefix(3).map(\.position) == [source["1️⃣"], source["2️⃣"], source["3️⃣"]])
    #expect(found.count == 7)
    #expect(
      found.map { $0.conditions.flatMap(\.directives) } == [
        [], [], [], [], ["#if A"], ["#if A", "#else"], [],
      ])
    let cases = found.compactMap { member in
      if case .enumCase(let found) = member.kind { found } else { nil }
    }
    #expect(cases.map(\.name) == ["a", "b"])
    #expect(cases.map(\.rawValue) == [nil, "\"B\""])
    #expect(
      cases.first?.associatedValues == [
        Parameter(label: "x", name: "x", type: .name("Int")),
        Parameter(label: nil, name: "y", type: .name("String")),
        Parameter(label: nil, name: "_", type: .array(.name("Int"))),
      ])
    guard case .method(let method)? = found.dropFirst(2).first?.kind else {
      Issue.record("no method")
      return
    }
    #expect(method.name == "f")
    #expect(method.result?.text == "String")
  }

  @Test func `with comments to tools`() {
    let found = members(
      """
      /// Text.
      /// sourcery: a, b = f(1, 2)
      @IBOutlet // sourcery: c
      var a: Int
      /* kagemusha: skip */ var b: Int // sourcery: trailing
      // sourcery:begin: block, other = "x"
      var c: Int
      // sourcery: own
      func d() {}
      // sourcery:end
      var e: Int
      case /* sourcery: one */ f, /* sourcery: two */ g
      """, of: "enum C")
    #expect(
      found.map(\.comments.sourcery) == [
        ["a", "b = f(1, 2)"], ["trailing"], ["block", "other = \"x\""],
        ["block", "other = \"x\"", "own"], [], ["one"], ["two"],
      ])
    #expect(found.map(\.comments.kagemusha) == [[], ["skip"], [], [], [], [], []])
    #expect(found.map(\.documentation) == [["Text."], [], [], [], [], [], []])
  }

  @Test func `but not where they are broken`() {
    let file = scanTypes("class C { var a: Int; func (); var b = ; let c = 1 }")
    #expect(file.types.flatMap(\.members).compactMap(\.variable?.name) == ["a", "c"])
    #expect(!file.diagnostics.isEmpty)
  }
}
