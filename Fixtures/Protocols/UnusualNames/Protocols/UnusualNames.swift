/// Raw identifiers (SE-0451).
protocol Raw {
  func `404`() -> Int
  func `two words`(_ `an argument`: Int, `a label` value: Int) -> Int
  func generic<`T 1`>(_ value: `T 1`) -> `T 1`
  var `123`: Int { get set }
}
protocol RawItems {
  associatedtype `Item Type`
  func add(_ item: `Item Type`) -> Int
  var all: [`Item Type`] { get }
}
protocol `My Parent` {
  func run() -> Int
  func same() -> Self
}
protocol OfRaw {
  var child: any `My Parent` { get }
}

/// Words that mean something where an expression stands.
protocol Words {
  func wait(await: Int, each: Int, any: Int, consume: Int) -> Int
  var await: Int { get }
  func `_`() -> Int
}

/// Names that only a requirement may have twice.
protocol Moving {
  func move(_ x: Int, to x: Int) -> Int
  init(from x: Int, to x: Int)
  subscript(_ x: Int, _ x: Int) -> Int { get }
}

/// An associated type and a generic parameter with the name of the protocol.
protocol Itself {
  associatedtype Itself
  func take(_ value: Itself) -> Int
}
protocol Generic {
  func take<Generic>(_ value: Generic) -> Int
}

protocol Parenthesized {
  func keep(_ body: (@escaping () -> Int)) -> Int
  func run(_ body: ((@Sendable () -> Int)))
}

/// Keywords that calls write without backticks, although declarations do not.
protocol Declaring {
  func declare(`let`: Int, `var`: inout String, `inout`: Int) throws -> Int
  func change(_ `var`: Int, to `let`: Int)
  subscript(`let`: Int, `var`: Int) -> Int { get set }
}

/// Names of metatypes and of the value `self`, as associated types.
protocol Adapting {
  associatedtype `Type`
  associatedtype `Protocol`
  associatedtype `self`
  func adapt(_ value: `Type`, _ other: [`Protocol`]) throws -> `Protocol`
  func list(_ value: `self`) -> [`self`]
  var latest: `Type`? { get set }
}
