/// A member of a class, structure, enumeration, actor or extension.
package struct TypeMember: Sendable, Hashable {
  /// What it is.
  package enum Kind: Sendable, Hashable {
    case variable(VariableDeclaration)
    case method(MethodDeclaration)
    case initializer(InitializerDeclaration)
    case deinitializer
    case `subscript`(SubscriptDeclaration)
    case enumCase(EnumCaseDeclaration)
    case typeAlias(TypeAliasDeclaration)
  }

  /// What it is.
  package var kind: Kind
  /// Where its name (or `init`, or `subscript`) stands.
  package var position: SourcePosition
  /// The access level for reading: what it says itself, or else its extension; a case has that of
  /// its enumeration. A class or structure that is less visible does not narrow it here.
  package var access: AccessLevel
  /// The access level for writing, where it can be written at all: `private(set)`.
  package var writeAccess: AccessLevel?
  /// `@IBOutlet`, `@Published`, `@available(…)`; those in an `#if` of their own, too.
  package var attributes: [Attribute]
  /// `static`, `class`, `lazy`, `weak`, `unowned(unsafe)`, `final`, `override`;
  /// access levels are not among them.
  package var modifiers: [Modifier]
  /// The `#if` clauses around it inside the type, outermost first.
  package var conditions: [ConditionalClause]
  /// What comments before it say to tools.
  package var comments: ToolComments
  /// The lines of its documentation comment, without `///`.
  package var documentation: [String]

  /// Describes a member; what is not given is absent.
  package init(
    _ kind: Kind, at position: SourcePosition, access: AccessLevel = .internal,
    modifiers: [Modifier] = []
  ) {
    self.kind = kind
    self.position = position
    self.access = access
    self.writeAccess = nil
    self.attributes = []
    self.modifiers = modifiers
    self.conditions = []
    self.comments = ToolComments()
    self.documentation = []
  }

  /// Whether it belongs to the type and not to its instances.
  package var isStatic: Bool { modifiers.contains(where: \.isStatic) }
}

/// `case loaded(items: [Item], Int)`, `case first = 1`.
package struct EnumCaseDeclaration: Sendable, Hashable {
  /// The name, without backticks.
  package var name: String
  /// The associated values; a value's `label` is nil if it has none.
  package var associatedValues: [Parameter]
  /// The raw value as written.
  package var rawValue: String?

  /// Describes a case.
  package init(name: String, associatedValues: [Parameter] = [], rawValue: String? = nil) {
    self.name = name
    self.associatedValues = associatedValues
    self.rawValue = rawValue
  }
}
