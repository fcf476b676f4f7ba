/// Requirements of all kinds that result in another mocked protocol.
protocol Restaurant: Sendable {
  var cellar: any Storeroom { get }
  var owner: (any Storeroom)? { get }
  var opened: any Storeroom { get throws }
  var later: any Storeroom { get async }
  var rented: any Storeroom { get async throws }
  func build() -> any Storeroom
  func find() throws -> any Storeroom
  func dig() async -> any Storeroom
  func rent() async throws -> any Storeroom
}

protocol Storeroom: AnyObject, Sendable {
  var below: any Storeroom { get }
  func bottles(of year: Int) -> Int
}
