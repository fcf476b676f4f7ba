protocol Names {
  var `default`: Int { get set }
  var `in`: String { get }
  func `repeat`(for count: Int, in `class`: String, `inout`: Int) -> Int
  func unnamed(_: Int, _: String, to _: Bool)
  func colliding(mock: Int, arguments: inout Int) -> Int
  func call(_ result: Int, name: String)
  subscript(`default`: Int) -> Int { get }
}

enum Outer {
  protocol Delegate {
    func tell(_ text: String)
  }
  enum Inner {
    protocol Delegate {
      func tell(_ number: Int)
    }
  }
}

protocol OuterType { func base() }
