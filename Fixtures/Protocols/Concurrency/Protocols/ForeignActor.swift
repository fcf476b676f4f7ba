/// A global actor whose shared actor is of another type (SE-0316).
actor Keeper {}
@globalActor struct Kept { static let shared = Keeper() }

@Kept protocol Keeping: AnyObject {
  var count: Int { get set }
  var content: Box { get async throws }
  subscript(index: Int) -> Box { get async }
  func load(_ box: Box) async -> Box
  func each<T>(_ body: (Box) async throws -> T) async rethrows -> T
  func change(_ box: inout Box, by number: Int) async throws(CancellationError)
  func measure(_ body: () -> Int) async -> Int
  func send(_ box: sending Box) async -> sending Box
  func next(after box: Box) async -> any Keeping
}

protocol Shelf<Content> {
  associatedtype Content
  @Kept func load(_ content: Content) async -> Content
  @Kept func twice(_ body: (Content) throws -> Content) async rethrows -> Content
  @Kept func close()
}
