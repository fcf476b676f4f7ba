protocol NamedMock {
  var mock: Int { get set }
  func mock_(_ value: Int) -> Int
  func stub(_ value: Int) -> Int
  func verify() -> Int
  func calls() -> Int
  static func mock() -> Int
  static var stub: Int { get }
}

protocol MockMethod {
  func mock(_ value: Int) -> Int
  func mock() -> Int
  func other(mock: Int, `self`: Int, self second: Int) -> Int
}

protocol OwnTypes {
  associatedtype Members
  associatedtype Stubs: Hashable
  associatedtype Use
  associatedtype Lists
  static func make(_ use: Use) -> Members
  func show(_ members: Members, _ stubs: Stubs) -> Lists
}

protocol BoundTypes {
  typealias Verifies = Int
  associatedtype Listing
  associatedtype MockCore
  associatedtype Error
  associatedtype Void
  associatedtype Result
  func check(_ value: Verifies) -> Verifies
  func list(_ value: Listing) throws -> MockCore
  func fail(_ value: Error) throws
  func end(_ value: Void)
  func succeed() async throws -> Result
}

enum Room {
  struct Members: Equatable { var count = 0 }
  struct Use: Equatable {}

  protocol Door {
    func open(_ members: Members, _ use: Use) -> Members
    static func close(_ members: Members)
  }
}

struct Verifies: Equatable { var id = 0 }

protocol Shadowing {
  associatedtype Item
  func a<Error>(_ x: Error) throws -> Error
  func b<Swift>(_ x: Swift) throws -> Swift
  func c<Optional>(_ x: Optional) -> Optional?
  func d<Void>(_ x: Void) -> Void
  func e<T, MockCore>(_ x: T, _ y: MockCore) async throws -> MockCore
  func f<Opaque1>(_ x: Opaque1, _ y: some Equatable) -> Opaque1
  func g<StaticString, Bool, UInt>(_ x: StaticString, _ y: Bool) -> UInt
  func h<Item>(_ x: Item, _ y: Self.Item) -> Item
  func i<Use: Equatable, Members>(_ x: Use, _ y: Members) -> Verifies where Members: Comparable
  func j<Item>(_ other: Item) -> Self
}
