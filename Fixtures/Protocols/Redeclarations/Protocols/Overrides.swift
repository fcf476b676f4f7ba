/// A child that says again what its parent says.
protocol Root {
  func load(_ id: Id, then done: @escaping Done) throws
  var ids: Ids { get }
}
protocol Leaf: Root {
  func load(_ id: Int, then done: @escaping (Int) -> Void)
  var ids: [Int] { get set }
}

/// Requirements that are not the same stay overloads.
protocol Overloads1 {
  func f(_ value: Id)
  func f(_ value: [Id])
  func f(_ value: Box<Int>.Inner)
  func f(_ done: (Int) -> Void)
}
protocol Overloads2 {
  func f(_ value: Id?)
  func f(_ value: Outer.Key2)
  func f(_ value: Box<String>.Inner)
  func f(_ done: (Int?) -> Void)
}
protocol Overloads: Overloads1, Overloads2 {}

/// An alias of its own is another than that of the file.
struct Nested {
  typealias Id = String
  protocol Inner {
    func f(_ id: Id)
  }
}
protocol Namesakes: Nested.Inner {
  func f(_ id: Id)
}

nonisolated class Base {
  init() {}
  func load(_ ids: [Int]) -> Double { 0 }
  var done: ((Int) -> Void)?
}
protocol OfBase: Base {
  func load(_ ids: Ids) -> Double
  var done: Done? { get set }
}
