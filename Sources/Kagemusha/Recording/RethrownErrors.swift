/// The errors that the closures of one call have thrown, of a method that rethrows them.
///
/// Whoever calls such a method with a closure that cannot throw is not prepared for an error at all,
/// so nothing else may be thrown.
public final class RethrownErrors: Sendable {
  private let mayThrow: Locked<Bool>

  /// Knows none yet.
  ///
  /// - Parameter areKnown: Whether all closures that throw say so to `noting`.
  public init(areKnown: Bool = true) {
    mayThrow = Locked(!areKnown)
  }

  /// Whether an error may be thrown on.
  var areThrown: Bool { mayThrow.with { $0 } }

  /// Notes that a closure throws this error.
  public func noting<Failure: Error>(_ error: Failure) -> Failure {
    mayThrow.with { $0 = true }
    return error
  }
}
