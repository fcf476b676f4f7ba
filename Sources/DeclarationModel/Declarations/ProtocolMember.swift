/// A member of a protocol.
package struct ProtocolMember: Sendable, Hashable {
  /// The kind of member with its declaration; indirect, since members are copied more often than
  /// read.
  package indirect enum Kind: Sendable, Hashable {
    case method(MethodDeclaration)
    case property(PropertyDeclaration)
    case `subscript`(SubscriptDeclaration)
    case initializer(InitializerDeclaration)
    case associatedType(AssociatedTypeDeclaration)
    case typeAlias(TypeAliasDeclaration)
  }

  /// The kind with the declaration.
  package var kind: Kind
  /// The position of the name, or of `init` or `subscript`.
  package var position: SourcePosition
  /// The attributes, such as `@discardableResult`, `@MainActor` and `@available(…)`.
  package var attributes: [Attribute]
  /// The modifiers: `static`, `mutating`, `nonisolated`, `isolated`, `optional`.
  package var modifiers: [Modifier]
  /// The `#if` clauses around the member inside the protocol, outermost first.
  package var conditions: [ConditionalClause]
  /// The lines of the documentation comment, without `///`.
  package var documentation: [String]
  private var details = Sparse<Details>()

  /// Creates a member; properties without an argument are empty.
  package init(
    _ kind: Kind, at position: SourcePosition, attributes: [Attribute] = [],
    modifiers: [Modifier] = [], conditions: [ConditionalClause] = []
  ) {
    self.kind = kind
    self.position = position
    self.attributes = attributes
    self.modifiers = modifiers
    self.conditions = conditions
    self.documentation = []
  }

  /// Whether the member belongs to the type, and not to its instances.
  package var isStatic: Bool { modifiers.contains(where: \.isStatic) }
}

extension ProtocolMember {
  /// The parts that few members have.
  private struct Details: Sendable, Hashable, SparseValue {
    var hasNoncopyableResult = false
    var resultBox: ClosureBox?
    var resultSupport: RuntimeSupport?
    var usesIsolatedConformances = false
    var isIsolatedInObjects = false
    var importIssue: ImportIssue?
    var selectors: [String] = []
    var writtenNames: WrittenNames?
    var comments = ToolComments()
  }

  /// Whether the type of the result or the property is noncopyable (SE-0390).
  package var hasNoncopyableResult: Bool {
    get { details.value.hasNoncopyableResult }
    set { details.value.hasNoncopyableResult = newValue }
  }
  /// The mock's wrapper type for a closure that is the result; nil if the mock keeps it without a
  /// wrapper.
  package var resultBox: ClosureBox? {
    get { details.value.resultBox }
    set { details.value.resultBox = newValue }
  }
  /// The run-time support that the type of the result needs; nil if every system has it.
  package var resultSupport: RuntimeSupport? {
    get { details.value.resultSupport }
    set { details.value.resultSupport = newValue }
  }
  /// Whether the types of the member rely on conformances that the module's default isolates to the main actor, so that only
  /// code on it can name them (SE-0470).
  package var usesIsolatedConformances: Bool {
    get { details.value.usesIsolatedConformances }
    set { details.value.usesIsolatedConformances = newValue }
  }
  /// Whether other objects may have the member on a global actor, at least in language mode 6, while that of the mock is on
  /// none.
  package var isIsolatedInObjects: Bool {
    get { details.value.isIsolatedInObjects }
    set { details.value.isIsolatedInObjects = newValue }
  }
  /// The reason why no Swift type can implement a requirement of an Objective-C header; nil if one
  /// can.
  package var importIssue: ImportIssue? {
    get { details.value.importIssue }
    set { details.value.importIssue = newValue }
  }
  /// The selectors of its methods, if an Objective-C header declares it.
  package var selectors: [String] {
    get { details.value.selectors }
    set { details.value.selectors = newValue }
  }
  /// The names of the variables in the style of other tools, if a mock needs them.
  package var writtenNames: WrittenNames? {
    get { details.value.writtenNames }
    set { details.value.writtenNames = newValue }
  }
  /// The annotations for tools in the comments before the member.
  package var comments: ToolComments {
    get { details.value.comments }
    set { details.value.comments = newValue }
  }
}
