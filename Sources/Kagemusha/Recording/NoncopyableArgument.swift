/// Stands in the record for an argument that is noncopyable (SE-0390) or may not escape (SE-0446):
/// `any()` matches it, and nothing else can be asked about it.
public struct NoncopyableArgument<Value: ~Copyable & ~Escapable>: Sendable,
  CustomStringConvertible
{
  /// Makes the only value.
  public init() {}

  /// How it shows in messages.
  public var description: String { "…" }
}
