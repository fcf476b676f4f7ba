/// A member of a class, structure, enumeration, actor or extension.
package struct TypeMember: Sendable, Hashable {
  /// The kind of member with its declaration.
  package enum Kind: Sendable, Hashable {
    case variable(VariableDeclaration)
    case method(MethodDeclaration)
    case initializer(InitializerDeclaration)
    case deinitializer
    case `subscript`(SubscriptDeclaration)
    case enumCase(EnumCaseDeclaration)
    case typeAlias(TypeAliasDeclaration)
  }

  /// The kind with the declaration.
  package var kind: Kind
  /// The position of the name, or of `init` or `subscript`.
  package var position: SourcePosition
  /// The access level for reading: the member's own, or else that of its extension; for a case,
  /// that of the enumeration. A less visible type around the member does not narrow it.
  package var access: AccessLevel
  /// The access level for writing, as in `private(set)`; nil if the member cannot be written.
  package var writeAccess: AccessLevel?
  /// The attributes, such as `@IBOutlet`, `@Published` and `@available(…)`, including those in
  /// `#if` clauses.
  package var attributes: [Attribute]
  /// The modifiers, such as `static`, `class`, `lazy`, `weak`, `unowned(unsafe)`, `final` and
  /// `override`, without access levels.
  package var modifiers: [Modifier]
  /// The `#if` clauses around the member inside the type, outermost first.
  package var conditions: [ConditionalClause]
  /// The annotations for tools in the comments before the member.
  package var comments: ToolComments
  /// The lines of the documentation comment, without `///`.
  package var documentation: [String]

  /// Creates a member; properties without an argument are empty.
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

  /// Whether the member belongs to the type, and not to its instances.
  package var isStatic: Bool { modifiers.contains(where: \.isStatic) }

  /// The parameters of a method, a subscript or an initializer; else empty.
  package var parameters: [Parameter] {
    switch kind {
    case .method(let method): method.parameters
    case .subscript(let declaration): declaration.parameters
    case .initializer(let declaration): declaration.parameters
    case .variable, .deinitializer, .enumCase, .typeAlias: []
    }
  }

  /// Whether the member is an initializer.
  package var isInitializer: Bool { if case .initializer = kind { true } else { false } }
}

/// A case of an enumeration, such as `case loaded(items: [Item], Int)` or `case first = 1`.
package struct EnumCaseDeclaration: Sendable, Hashable {
  /// The name, without backticks.
  package var name: String
  /// Whether the name is written in backticks.
  package var isQuoted = false
  /// The associated values; a value's `label` is nil if it has none.
  package var associatedValues: [Parameter]
  /// The raw value as written.
  package var rawValue: String?

  /// Creates a case.
  package init(name: String, associatedValues: [Parameter] = [], rawValue: String? = nil) {
    self.name = name
    self.associatedValues = associatedValues
    self.rawValue = rawValue
  }
}
