import Testing

/// Members that need a newer system than their protocol does.
struct RequiredSystemsTests {
  private let store = "protocol Store<Item> { associatedtype Item }"

  /// What the mock asks for where a requirement is available somewhere: an attribute for tests, and a check in the body.
  @Test(arguments: [
    ("", "macOS 13.0, iOS 16.0, tvOS 16.0, watchOS 9.0, *"),
    ("@available(iOS 15, *)", "macOS 13.0, iOS 16.0, tvOS 16.0, watchOS 9.0, *"),
    ("@available(iOS 16, *)", "macOS 13.0, tvOS 16.0, watchOS 9.0, *"),
    ("@available(macOS 13, iOS 17, *)", "tvOS 16.0, watchOS 9.0, *"),
  ])
  func `depend on where the requirement is available`(attribute: String, list: String) throws {
    for head in ["protocol P", "\(attribute) protocol P"] {
      let own = head == "protocol P" ? attribute : ""
      let lines = try mock("\(own) func f(_ store: any Store<Int>)", head: head, also: store)
      #expect(lines.contains("@available(\(list))"))
      #expect(lines.contains("guard #available(\(list)) else {"))
      #expect(lines.filter { $0 == "mock._needsNewerSystem()" }.count == 1)
    }
  }

  @Test func `need nothing where all systems are as new anyway`() throws {
    let lines = try mock(
      "func f(_ store: any Store<Int>)",
      head: "@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *) protocol P", also: store)
    #expect(!lines.contains { $0.contains("#available") || $0.contains("@available(macOS 13") })
  }

  @Test(arguments: [
    "var v: any Store<Int> { get }", "func f() -> (any Store<Int>)?",
    "subscript(_ store: any Store<Int>) -> Int { get set }", "init(_ store: any Store<Int>)",
    "func f(_ done: @escaping (any Store<Int>) -> Void)", "func f(_ stores: any Store<Int>...)",
    "static func f(_ store: any Store<Int>) async throws", "func f(_ both: (any Store<Int>, Int))",
    "func f(_ steps: (() throws(E) -> Int, Int))", "func f(_ steps: (() throws(E) -> Int)...)",
    "var v: (() throws(E) -> Int)?? { get }",
  ])
  func `are checked in each body`(requirement: String) throws {
    let lines = try mock(requirement, also: store + "\nenum E: Error {}")
    let isWritten = requirement.contains("set }")
    #expect(lines.filter { $0.hasPrefix("guard #available(") }.count == (isWritten ? 2 : 1))
    #expect(lines.filter { $0.hasPrefix("@available(macOS") }.count == 1)
  }

  @Test(arguments: [
    "func f(_ step: () throws(E) -> Int)", "var v: (() throws(E) -> Int)? { get set }",
    "func f() -> @isolated(any) @Sendable () -> Void", "func f(_ store: some Store<Int>)",
    "func f(_ step: @autoclosure () -> () throws(E) -> Int)", "func f() throws(E)",
  ])
  func `are none where a closure is in a box`(requirement: String) throws {
    let lines = try mock(requirement, also: store + "\nenum E: Error {}")
    #expect(!lines.contains { $0.contains("available(") })
  }

  @Test func `are those of the lists of variables`() throws {
    let lines = try mock(
      "func f(_ store: any Store<Int>, n: Int)", head: "// kagemusha: mock, handlers\nprotocol P",
      also: store)
    #expect(lines.contains("private var _fArgValues: Any?"))
    #expect(lines.filter { $0.hasPrefix("@available(macOS 13.0") }.count == 1)
    #expect(lines.filter { $0.hasPrefix("if #available(macOS 13.0") }.count == 1)
  }
}
