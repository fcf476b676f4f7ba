import DeclarationModel

/// All that is known of one protocol, for those who ask.
package struct ProtocolExplanation: Sendable, Hashable {
  /// A parent of the protocol, or of one of its ancestors.
  package struct Parent: Sendable, Hashable {
    /// The origin of a parent.
    package enum Origin: Sendable, Hashable {
      /// A protocol of the input, or of what is looked up.
      case declared(SourcePosition)
      /// A class of the input, which the mock inherits from.
      case superclass(SourcePosition)
      /// A part of the language or its libraries that asks for no member.
      case language
      /// Sourcery's mark.
      case mark
      /// A suppressed conformance: `~Copyable`.
      case suppressed
      /// A protocol that cannot be read.
      case broken(BrokenCause)
      /// A protocol of the compiled module of this name.
      case module(String)
      /// Not in the input, nor in any module that could be read.
      case missing
    }

    /// Its name.
    package var name: String
    /// The protocol that names it.
    package var child: String
    /// The origin.
    package var origin: Origin
  }

  /// A requirement, the protocol's own or an ancestor's.
  package struct Requirement: Sendable, Hashable {
    /// The requirement.
    package var member: ProtocolMember
    /// The protocol that declares it.
    package var owner: String
  }

  /// The outcome.
  package var outcome: ProtocolOutcome
  /// Its mock; also one that nobody asked for, if it could be made.
  package var blueprint: MockBlueprint?
  /// The issues that prevent its mock, or would.
  package var issues: [MockingIssue]
  /// Its parents and theirs, nearest first.
  package var parents: [Parent]
  /// Its requirements, those of ancestors first.
  package var requirements: [Requirement]
  /// The changes of the passes on the way from its requirements to its mock's.
  package var trace: PassTrace
}
