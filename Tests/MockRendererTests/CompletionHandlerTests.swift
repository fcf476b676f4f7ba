import Testing

/// Which parameters `thenComplete` calls.
struct CompletionHandlerTests {
  @Test(arguments: [
    ("@escaping (Int) -> Void", "Int"), ("@escaping (_ value: Int) -> Void", "Int"),
    ("@escaping (_: Int) -> Void", "Int"), ("((Int, String) -> Void)?", "(Int, String)"),
    ("@escaping @Sendable () -> Void", "Void"), ("@escaping @MainActor (Int) -> Void", "Int"),
    ("@escaping (Int) async -> Void", "Int"), ("(@MainActor () async -> Void)?", "Void"),
  ])
  func `is a closure that takes plain values`(type: String, values: String) throws {
    let lines = try mock("func f(_ x: \(type))")
    #expect(lines.contains { $0.contains("CompletionMethod<") && $0.contains("\(values)>") })
  }

  @Test func `belongs to asynchronous methods as well`() throws {
    let lines = try mock("func f(_ x: @escaping (Int) -> Void) async throws -> String")
    #expect(lines.contains { $0.contains("ThrowingAsyncCompletionMethod<") })
    #expect(lines.contains { $0.contains("._asyncCompletionMethod(") })
  }

  @Test(arguments: [
    "(Int) -> Void", "@escaping (Int) -> Int", "@escaping (inout Int) -> Void",
    "@escaping (sending C) -> Void", "@escaping (@escaping () -> Void) -> Void",
    "@escaping (Int...) -> Void", "@escaping (Int) async throws -> Void",
    "@escaping @convention(c) (Int) -> Void", "@autoclosure @escaping () -> Void",
  ])
  func `is no other closure`(type: String) throws {
    let lines = try mock("func f(_ x: \(type))")
    #expect(!lines.contains { $0.contains("CompletionMethod") })
  }
}
