import Testing

/// Which parameters `thenComplete` calls.
struct CompletionHandlerTests {
  @Test(arguments: [
    ("@escaping (Int) -> Void", "Int"), ("@escaping (_ value: Int) -> Void", "Int"),
    ("@escaping (_: Int) -> Void", "Int"), ("((Int, String) -> Void)?", "(Int, String)"),
    ("@escaping @Sendable () -> Void", "Void"), ("@escaping @MainActor (Int) -> Void", "Int"),
  ])
  func `is a closure that takes plain values`(type: String, values: String) throws {
    let lines = try mock("func f(_ x: \(type))")
    #expect(lines.contains { $0.contains("CompletionMethod<") && $0.contains("\(values)>") })
  }

  @Test(arguments: [
    "(Int) -> Void", "@escaping (Int) -> Int", "@escaping (inout Int) -> Void",
    "@escaping (sending C) -> Void", "@escaping (@escaping () -> Void) -> Void",
    "@escaping (Int...) -> Void", "@escaping (Int) async -> Void",
    "@escaping @convention(c) (Int) -> Void", "@autoclosure @escaping () -> Void",
  ])
  func `is no other closure`(type: String) throws {
    let lines = try mock("func f(_ x: \(type))")
    #expect(!lines.contains { $0.contains("CompletionMethod") })
  }
}
