import DeclarationModel

/// The known facts about one protocol, for a user who asks why it is or is not mocked.
package struct ProtocolExplanation: Sendable, Hashable {
  /// A parent of the protocol, or of one of its ancestors.
  package struct Parent: Sendable, Hashable {
    /// The origin of a parent.
    package enum Origin: Sendable, Hashable {
      /// A protocol of the input, or of a looked-up file.
      case declared(SourcePosition)
      /// A class of the input, which the mock inherits from.
      case superclass(SourcePosition)
      /// A type of the language or its libraries that has no requirements to mock.
      case language
      /// Sourcery's mark.
      case mark
      /// A suppressed conformance: `~Copyable`.
      case suppressed
      /// A protocol that cannot be read.
      case broken(BrokenCause)
      /// A protocol of the compiled module of this name.
      case module(String)
      /// The parent is neither in the input nor in any module that could be read.
      case missing
    }

    /// The name of the parent.
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

  /// A member of a class that its mock leaves to the class.
  package struct PassedMember: Sendable, Hashable {
    /// The member.
    package var member: ProtocolMember
    /// The class that declares it.
    package var owner: String
    /// The reason.
    package var obstacle: OverrideObstacle
  }

  /// The outcome.
  package var outcome: ProtocolOutcome
  /// The mock; also one that was not selected, if it could be made.
  package var blueprint: MockBlueprint?
  /// The number of mocks for different `#if` clauses, of which `blueprint` is the first.
  package var variantCount = 1
  /// The issues that prevent the mock, or would prevent it.
  package var issues: [MockingIssue]
  /// The parents of the protocol and of its ancestors, nearest first.
  package var parents: [Parent]
  /// The requirements, those of ancestors first.
  package var requirements: [Requirement]
  /// The members of a class that its mock leaves to the class.
  package var passed: [PassedMember] = []
  /// The changes of the passes between the protocol's requirements and those of its mock.
  package var trace: PassTrace
}
