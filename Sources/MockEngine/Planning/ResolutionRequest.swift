import DeclarationModel
import MockResolver

/// What a resolver is asked.
package struct ResolutionRequest: Sendable, Hashable {
  /// The files whose protocols are mocked, sorted by path.
  package var files: [ScannedFile]
  /// The files in which only parents are looked up, sorted by path.
  package var dependencySources: [ScannedFile]
  /// The types that the protocols depend on, sorted by path.
  package var types: [ScannedTypes] = []
  /// Which of the protocols.
  package var selection: ProtocolSelection
  /// The naming of mocks.
  package var naming: MockNaming
  /// The name of the protocols whose explanations are wanted, if any are.
  package var explained: String?
  /// Why parents that were missing before are missing still.
  package var issues: [MissingParent: ParentIssue] = [:]
}
