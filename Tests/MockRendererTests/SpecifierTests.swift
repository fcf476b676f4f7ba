import Testing

/// Modifiers, specifiers and attributes of requirements in the text of a mock.
struct SpecifierTests {
  @Test(arguments: [
    ("_ x: inout Int", "_ x: inout Int"), ("_ x: borrowing Int", "_ x: Int"),
    ("_ x: consuming Int", "_ x: Int"), ("_ x: __owned Int", "_ x: Int"),
    ("_ x: sending Int", "_ x: sending Int"), ("_ x: isolated A", "_ x: isolated A"),
    ("_ x: _const Int", "_ x: _const Int"),
    ("_ x: sending @escaping () -> Void", "_ x: sending @escaping () -> Void"),
    ("_ x: repeat each T", "_ x: repeat each T"), ("_ x: Int...", "_ x: Int..."),
  ])
  func `of parameters that the mock repeats`(written: String, repeated: String) throws {
    let generics = written.contains("each") ? "<each T>" : ""
    let lines = try mock("func f\(generics)(\(written))", also: "actor A {}")
    #expect(lines.contains { $0.hasPrefix("func f\(generics)(\(repeated)) {") })
  }

  @Test(arguments: [
    ("nonisolated static func f()", "static nonisolated func f() {"),
    ("static prefix func - (x: Self)", "prefix static func - (x: MockP) {"),
    ("mutating func f()", "func f() {"),
    ("nonisolated(nonsending) func f() async", "nonisolated(nonsending) func f() async {"),
  ])
  func `of members, in one order`(written: String, repeated: String) throws {
    #expect(try mock(written).contains { $0.hasPrefix(repeated) })
  }

  @Test func `of attributes, as far as they say something of a mock`() throws {
    let lines = try mock(
      """
      @objc @available(iOS 16, *) @discardableResult @MainActor func f() -> Int
      @available(*, deprecated, message: "a, unavailable") var v: Int { get }
      """)
    #expect(lines.filter { $0 == "@available(iOS 16, *)" }.count == 2)
    #expect(
      lines.filter { $0 == "@available(*, deprecated, message: \"a, unavailable\")" }.count == 2)
    #expect(lines.contains("@MainActor"))
    #expect(!lines.contains("@objc"))
  }

  @Test(arguments: [
    ("(inout Int, Int) throws -> Void", "try body(&$0, $1)"),
    ("(_ a: inout Int) throws -> Void", "try body(&$0)"),
  ])
  func `of parameters of a closure that rethrows`(closure: String, call: String) throws {
    let lines = try mock("func f(_ body: \(closure)) rethrows")
    #expect(lines.contains { $0.contains("{ do { return \(call) } catch") })
  }

  @Test(arguments: [
    "_ x: inout any Sequence<(_ a: Int) -> Void>",
    "_ x: inout Result<(_ a: Int) -> Void, any Error>",
  ])
  func `names of a closure's parameters are in no expression`(parameter: String) throws {
    let lines = try mock("func f(\(parameter))")
    #expect(!lines.contains { $0.contains(".self") && $0.contains("_ a:") })
    #expect(lines.contains { $0.contains("(Int) -> Void") && $0.contains(".self") })
  }

  @Test(arguments: [
    "(borrowing C) -> Void", "(Int...) -> Void", "[(_ a: Int) -> Void]", "((inout Int) -> Void)?",
  ])
  func `a closure's type is no expression`(type: String) throws {
    let lines = try mock("func f(_ x: inout \(type))")
    #expect(lines.contains { $0.hasSuffix("{ return mock._callInout(&x) }") })
  }

  @Test func `an existential metatype that is sent is not opened`() throws {
    let lines = try mock("func f() -> sending any Q.Type", also: "protocol Q {}")
    #expect(lines.contains("return mock._sending(result as any Q.Type)"))
  }

  @Test func `a getter of Void says what it returns`() throws {
    let lines = try mock("var v: Void { get }\nvar w: () { get set }")
    #expect(lines.contains("var v: Void { return mock._get() }"))
    #expect(
      lines.contains("var w: () { get { return mock._get() } set { mock._set(newValue) } }"))
  }
}
