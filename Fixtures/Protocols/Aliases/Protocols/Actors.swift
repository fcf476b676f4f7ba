@globalActor actor Studio { static let shared = Studio() }
typealias Stage = Studio
enum Theater { typealias Hall = Stage }
final class Prop {}

/// Aliases of global actors isolate as the actors do.
@Theater.Hall protocol Rehearsing {
  func rehearse(_ prop: Prop) -> Prop
  var scenes: Int { get set }
}

protocol Staging {
  @Stage func play() -> Prop
  @Theater.Hall var act: Int { get set }
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
