enum Refusal: Error { case no }

protocol Arguments {
  func update(_ value: inout Int, with body: (Int) -> Int) -> Bool
  func swap(_ first: inout Int, _ second: inout String, by body: () throws -> Int) throws -> Int
  func three(_ a: () -> Int, _ b: () -> Int, c: () -> Int) -> Int
  func later(_ value: inout Int, body: () async -> Int) async
  func refuse(_ body: () throws(Refusal) -> Int) throws(Refusal) -> Int
  func keep(_ body: @escaping (Int) throws(Refusal) -> Int)
  func both(_ value: inout Int, _ body: () throws(Refusal) -> Int) throws(Refusal) -> Int
  func lazy(_ value: @autoclosure () throws -> Int) throws -> Int
  func lazier(_ value: @autoclosure () async throws -> Int, _ plain: Int) async throws -> Int
  func typed(_ value: @autoclosure () throws(Refusal) -> Int) throws(Refusal) -> Int
  func stored(_ value: @autoclosure @escaping () throws -> Int) throws -> Int
  func unable(_ value: @autoclosure () throws -> Int) -> Int
  func unableToThrow(_ value: @autoclosure @escaping () async throws -> Int) async -> Int
  subscript() -> Int { get set }
  subscript(body: (Int) -> Bool) -> Int { get }
  subscript(key: String, body: () -> Int) -> Int { get set }
  subscript(lazy value: @autoclosure () throws -> Int) -> Int { get throws }
  static subscript() -> String { get }
}
