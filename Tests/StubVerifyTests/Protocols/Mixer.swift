/// Methods with every effect: of one's own arguments, and of closures.
protocol Mixer {
  func start() async
  func mix(_ first: Int, with second: String) async throws(KitchenError) -> String
  func mix<each Part>(_ parts: repeat each Part) -> Int
  func knead(_ dough: inout String) -> Int
  func kneadOrThrow(_ dough: inout String, times count: Int) throws(KitchenError) -> Int
  func kneadLater(_ dough: inout String) async -> Int
  func kneadRemotely(_ dough: inout String, times count: Int) async throws -> Int
  func taste<Result>(_ body: (Int) throws -> Result) rethrows -> [Result]
  func tasteLater(_ body: (Int) async throws -> Int) async rethrows -> Int
  func season(_ dish: inout Int, by body: (Int) throws -> Int) rethrows
  func seasonLater(_ dish: inout Int, by body: (Int) async throws -> Int) async rethrows
  func serve() -> sending Token
  func tags(_ names: String...) -> Int
  func name(_ value: Int) -> String
  func name(_ value: Int) -> Int
}
