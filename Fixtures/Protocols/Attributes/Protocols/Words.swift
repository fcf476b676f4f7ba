protocol Colliding<Element> {
  associatedtype Element
  func a(mock: Int, stub: Int, Element: Element, self: Int, _: Int, argument5: Int) -> Int
  func b(type: Int, Type: Int, newValue: Int, arguments: inout Int, _: Int) -> Int
  func c(_ mock: Int, x value: String, reportMockFailure: Int, any: Int, is: Int, when: Int)
  subscript(mock: Int, newValue: Int) -> Int { get set }
}

protocol Keywords {
  func `init`() -> Int
  var `self`: Int { get set }
  func `Type`()
  var `Protocol`: Int { get }
  func `switch`(`case` x: Int, default: Int, `inout`: Int, `let` y: Int) -> Int
  static func `class`() -> Int
  func `subscript`(_ x: Int) -> Int
  func await() -> Int
  func `async`() async -> Int
  var actor: Int { get }
  func any(_ any: Int) -> Int
  func some() -> Int
}

protocol OptionalClosures {
  func run(_ body: ((Int) -> Void)?) -> Int
  func map(_ f: (() throws -> Int)?, _ g: (@Sendable () async -> Void)?) -> (() -> Void)?
  var handler: ((Int) -> Void)? { get set }
}

protocol ReservedGenerics<`for`> {
  associatedtype `for`
  associatedtype `in`: Hashable
  func find(_ x: `in`) -> `for`
  func find<`case`: Sequence, `is`>(_ x: `case`, or y: `is`) -> `is` where `case`.Element == `is`
  subscript<`as`: Hashable>(x: `as`) -> Int { get }
}
