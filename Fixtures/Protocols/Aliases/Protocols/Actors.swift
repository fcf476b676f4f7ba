@globalActor actor Studio { static let shared = Studio() }
typealias Stage = Studio
enum Theater { typealias Hall = Stage }
typealias Front = MainActor
final class Prop {}

/// Aliases of global actors isolate as the actors do.
@Theater.Hall protocol Rehearsing {
  func rehearse(_ prop: Prop) -> Prop
  var scenes: Int { get set }
}

protocol Staging {
  @Stage func play() -> Prop
  @Theater.Hall var act: Int { get set }
  @Front func bow() -> Prop
}

typealias End = Never
typealias Nothing = Void

/// Aliases of `Never` and `Void` are results like these.
protocol Closing {
  func stop() -> End
  func halt() async -> End
  func pass() -> Nothing
  func wait() async throws -> Nothing
}

protocol Shelving { func shelve() }

extension Shelving {
  typealias Marks = Set<Int>
  typealias Sorted = (Marks) -> [Int]
}

/// The default isolation of a module would reach these aliases by an isolated conformance.
protocol Sorting: Shelving {
  func sort(_ marks: Marks, by sorted: Sorted) -> Self.Marks
  var marks: Marks { get set }
}
