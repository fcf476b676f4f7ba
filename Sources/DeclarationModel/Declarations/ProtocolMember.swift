/// A member of a protocol, with what all kinds of members have.
package struct ProtocolMember: Sendable, Hashable {
  /// What it is; in a box, since members are copied more often than read.
  package indirect enum Kind: Sendable, Hashable {
    case method(MethodDeclaration)
    case property(PropertyDeclaration)
    case `subscript`(SubscriptDeclaration)
    case initializer(InitializerDeclaration)
    case associatedType(AssociatedTypeDeclaration)
    case typeAlias(TypeAliasDeclaration)
  }

  /// What it is.
  package var kind: Kind
  /// Where its name (or `init`, or `subscript`) stands.
  package var position: SourcePosition
  /// `@discardableResult`, `@MainActor`, `@available(…)`.
  package var attributes: [Attribute]
  /// `static`, `mutating`, `nonisolated`, `isolated`, `optional`.
  package var modifiers: [Modifier]
  /// The `#if` clauses around it inside the protocol, outermost first.
  package var conditions: [ConditionalClause]
  /// Whether what it results in is noncopyable (SE-0390).
  package var hasNoncopyableResult = false
  /// The type of the mock's in which the closure that it results in is kept; nil if it is kept as it is.
  package var resultBox: ClosureBox?
  /// The support that the type of its result needs at run time; nil if every system has it.
  package var resultSupport: RuntimeSupport?
  /// Whether it runs on the global actor of a parent, but in language mode 6 alone.
  package var isIsolatedInLanguageMode6 = false
  /// Why Swift cannot see it, if it is in a header of Objective-C.
  package var importIssue: ImportIssue?
  /// The selectors of its methods, if it is in a header of Objective-C.
  package var selectors: [String] = []
  /// The names of its variables in the style of other tools, if a mock needs them.
  package var writtenNames: WrittenNames?
  /// What comments before it say to tools.
  package var comments: ToolComments
  /// The lines of its documentation comment, without `///`.
  package var documentation: [String]

  /// Describes a member; what is not given is absent.
  package init(
    _ kind: Kind, at position: SourcePosition, attributes: [Attribute] = [],
    modifiers: [Modifier] = [], conditions: [ConditionalClause] = []
  ) {
    self.kind = kind
    self.position = position
    self.attributes = attributes
    self.modifiers = modifiers
    self.conditions = conditions
    self.comments = ToolComments()
    self.documentation = []
  }

  /// Whether it belongs to the type and not to its instances.
  package var isStatic: Bool { modifiers.contains(where: \.isStatic) }
}
