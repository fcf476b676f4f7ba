/// An error that was recorded, in place of one whose type `replay(from:)` was not told or that could
/// not be encoded.
///
///     await #expect(throws: ReplayedError.self) { try await repository.profile(id: 0) }
public struct ReplayedError: Error, Hashable, CustomStringConvertible {
  /// The name of the type that the error was of.
  public let type: String
  /// How the error showed.
  public let description: String
}
