import DeclarationModel
import Files
import MockResolver

/// A protocol, and its outcome in one request.
package struct PlannedProtocol: Sendable, Hashable {
  /// The outcome.
  package var outcome: ProtocolOutcome
  /// The naming of the request's mocks.
  package var naming: MockNaming
  /// The explanation, if one was asked for.
  package var explanation: ProtocolExplanation?
  /// The file that its mock goes into, if it has one.
  package var output: AbsolutePath?
  /// The position of the request, if it is in a file.
  package var origin: SourcePosition?

  /// The position of the protocol's name.
  var place: SourcePosition { outcome.declaration.position }
}
