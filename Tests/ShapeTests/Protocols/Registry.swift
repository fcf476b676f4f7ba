/// Static members, subscripts and initialisers.
protocol Registry {
  static var shared: Int { get set }
  static func make(named name: String) -> Self
  init(name: String)
  subscript(index: Int) -> String { get set }
  subscript(row row: Int, column column: Int) -> String { get }
}
