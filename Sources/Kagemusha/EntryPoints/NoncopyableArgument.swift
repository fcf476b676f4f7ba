/// Stands for an argument that is noncopyable (SE-0390) or may not escape (SE-0446).
///
/// Stubs of methods that are neither `async` nor rethrow may look at the argument while the call lasts:
///
///     stub(files).close(any()).then { file in print(file.withValue { $0.number } ?? 0) }
///     stub(files).close(matching { $0.withValue { $0.number == 7 } ?? false }).thenDoNothing()
///
/// The matcher `any()` accepts it. When the call is over, nothing else can be asked about it.
public struct NoncopyableArgument<Value: ~Copyable & ~Escapable>: Sendable,
  CustomStringConvertible
{
  private let loan: Loan?

  /// Makes one that is not lent. Generated code calls it.
  public init() { loan = nil }

  fileprivate init(_ loan: Loan) { self.loan = loan }

  /// The text that represents the argument in messages.
  public var description: String { "…" }
}

extension NoncopyableArgument where Value: ~Copyable & ~Escapable {
  /// Does not lend a value that may not escape: nothing can point to it. Generated code calls it.
  @_disfavoredOverload
  public static func _lending<Result: ~Copyable, Failure: Error>(
    _ value: borrowing Value, _ body: (Self) throws(Failure) -> Result
  ) throws(Failure) -> Result { try body(Self()) }

  /// Does not lend a value that may not escape to a call with a `sending` result. Generated code calls it.
  @_disfavoredOverload
  public static func _lendingSent<Result: ~Copyable, Failure: Error>(
    _ value: borrowing Value, _ body: (Self) throws(Failure) -> sending Result
  ) throws(Failure) -> sending Result { try body(Self()) }
}

extension NoncopyableArgument where Value: ~Copyable {
  /// Lends an argument for the time of a call. Generated code calls it.
  public static func _lending<Result: ~Copyable, Failure: Error>(
    _ value: borrowing Value, _ body: (Self) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try withUnsafePointer(to: value) { pointer throws(Failure) in
      let loan = Loan(UnsafeRawPointer(pointer))
      defer { loan.end() }
      return try body(Self(loan))
    }
  }

  /// Lends an argument for the time of a call with a `sending` result (SE-0430). Generated code calls it.
  public static func _lendingSent<Result: ~Copyable, Failure: Error>(
    _ value: borrowing Value, _ body: (Self) throws(Failure) -> sending Result
  ) throws(Failure) -> sending Result {
    try _lending(value) { argument throws(Failure) in SentResult(value: try body(argument)) }.value
  }

  /// Looks at the argument, which is lent to the stubs of a call.
  ///
  ///     stub(files).close(any()).then { file in print(file.withValue { $0.number } ?? 0) }
  ///
  /// The closure may look at the argument only on the thread of the call.
  ///
  /// - Parameter body: Gets the argument.
  /// - Returns: The result of `body`; nil if the call is over, or lends nothing.
  public func withValue<Result, Failure: Error>(
    _ body: (borrowing Value) throws(Failure) -> Result
  ) throws(Failure) -> Result? {
    guard let address = loan?.address else { return nil }
    return try body(address.assumingMemoryBound(to: Value.self).pointee)
  }
}

/// The address of an argument while the call lasts.
private final class Loan: Sendable {
  private let kept: Locked<UnsafeRawPointer?>

  init(_ address: UnsafeRawPointer) { kept = Locked(address) }

  /// The address; nil if the call is over.
  var address: UnsafeRawPointer? { kept.with { $0 } }

  func end() { kept.with { $0 = nil } }
}
