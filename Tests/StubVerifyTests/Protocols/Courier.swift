/// Methods with every effect, of a mock that is called from anywhere.
protocol Courier: Sendable {
  func deliver(_ dish: String, to table: Int) -> Bool
  func send(_ dish: String) async throws -> Int
  func pack(_ dish: inout String) throws -> Int
  func wrap(_ dish: inout String) async throws -> Int
}
