/// Properties and subscripts with every effect, static members and an initialiser.
protocol Pantry {
  var label: String { get set }
  var count: Int { get }
  var weight: Double { get throws(KitchenError) }
  var stock: Int { get async }
  var orders: [String] { get async throws }
  subscript(name: String) -> Int { get set }
  subscript(row row: Int, column column: Int) -> String { get }
  subscript(checked name: String) -> Int { get throws }
  subscript(later name: String) -> Int { get async }
  subscript(remote name: String) -> Int { get async throws }
  static var shelves: Int { get set }
  static func open(_ name: String) -> Int
  init(label: String)
}
