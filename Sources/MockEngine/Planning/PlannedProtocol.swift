import Files
import DeclarationModel
import MockResolver

/// A protocol, and what came of it in one request.
package struct PlannedProtocol: Sendable, Hashable {
  /// What came of it.
  package var outcome: ProtocolOutcome
  /// The pattern of its mock's name.
  package var naming: MockNaming
  /// Its explanation, if that was asked for.
  package var explanation: ProtocolExplanation?
  /// The file that its mock goes into, if it has one.
  package var output: AbsolutePath?
  /// Where the request stands, if it stands in a file.
  package var origin: SourcePosition?
}
