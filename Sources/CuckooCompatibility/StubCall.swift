/// A call, as a function that decides on calls sees it.
public protocol StubCall {
  /// The requirement: `save(_:completion:)`.
  var method: String { get }
  /// The arguments: `("a", 1)`.
  var parametersAsString: String { get }
}
