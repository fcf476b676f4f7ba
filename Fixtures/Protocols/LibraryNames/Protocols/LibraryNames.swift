/// The mocks of these protocols have the names of types in the run-time library.
protocol Mode {
  var name: String { get set }
  static func standard() -> Int
}

protocol Core {
  associatedtype Failure: Error
  func load(_ mode: any Mode) async throws -> Failure
}

protocol Failure: AnyObject {
  func text(of mode: Int?) -> String
}

protocol Neighbor {
  func next(_ failure: any Failure) -> Bool
}

enum Space {
  protocol Mode {
    func ends() -> Bool
  }
}
