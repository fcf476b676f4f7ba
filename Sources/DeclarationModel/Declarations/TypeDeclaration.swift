/// A class, structure, enumeration, actor or extension, as its source declares it.
package struct TypeDeclaration: Sendable, Hashable {
  /// What it is.
  package enum Kind: String, Sendable, Hashable {
    case `class`, `struct`, `enum`, actor, `extension`
  }

  /// What it is.
  package var kind: Kind
  /// The name, without backticks and generic arguments; an extension's is all of what it extends:
  /// `Outer.Inner`.
  package var name: String
  /// Where the name stands.
  package var position: SourcePosition
  /// The access level in effect.
  package var access: AccessLevel
  /// `@MainActor`, `@objc`; those in an `#if` of their own, too.
  package var attributes: [Attribute]
  /// `final`, `indirect`; access levels are not among them.
  package var modifiers: [Modifier]
  /// The types it is nested in, outermost first.
  package var enclosingTypes: [String]
  /// The types in whose bodies it stands, outermost first, as those of `ProtocolDeclaration`.
  package var scopes: [[String]] = []
  /// Generic parameters.
  package var generics: [GenericParameter]
  /// What follows the colon.
  package var inheritance: [TypeReference]
  /// The trailing `where` clause.
  package var requirements: [GenericRequirement]
  /// The members, in order; nested types stand on their own.
  package var members: [TypeMember]
  /// The `#if` clauses around it, outermost first.
  package var conditions: [ConditionalClause]
  /// What comments before it say to tools.
  package var comments: ToolComments
  /// The lines of its documentation comment, without `///`.
  package var documentation: [String]

  /// Describes a type; what is not given is absent, and set afterwards where it is there.
  package init(
    _ kind: Kind, name: String, position: SourcePosition, access: AccessLevel = .internal,
    members: [TypeMember] = []
  ) {
    self.kind = kind
    self.name = name
    self.position = position
    self.access = access
    self.attributes = []
    self.modifiers = []
    self.enclosingTypes = []
    self.generics = []
    self.inheritance = []
    self.requirements = []
    self.members = members
    self.conditions = []
    self.comments = ToolComments()
    self.documentation = []
  }

  /// `Outer.Inner.Name`.
  package var qualifiedName: String { (enclosingTypes + [name]).joined(separator: ".") }
}
