/// A class, structure, enumeration, actor or extension, as its source declares it.
package struct TypeDeclaration: Sendable, Hashable {
  /// The kind of type.
  package enum Kind: String, Sendable, Hashable {
    case `class`, `struct`, `enum`, actor, `extension`
  }

  /// The kind of type.
  package var kind: Kind
  /// The name, without backticks and generic arguments; for an extension, the qualified name of the
  /// extended type: `Outer.Inner`.
  package var name: String
  /// Whether the name is written in backticks; not told of an extension.
  package var isQuoted = false
  /// The qualified name of the extended type as written, if `name` has replaced it: an alias, or a name with a module.
  package var writtenName: String?
  /// The position of the name.
  package var position: SourcePosition
  /// The access level in effect.
  package var access: AccessLevel
  /// The attributes, such as `@MainActor` and `@objc`, including those in `#if` clauses.
  package var attributes: [Attribute]
  /// The modifiers, such as `final` and `indirect`, without access levels.
  package var modifiers: [Modifier]
  /// The types around the type, outermost first.
  package var enclosingTypes: [String]
  /// The types whose bodies contain the type, outermost first, as in `ProtocolDeclaration`.
  package var scopes: [[String]] = []
  /// The `where` clauses of the extensions around the type.
  package var outerRequirements: [GenericRequirement] = []
  /// The global actor that the module isolates the type to if nothing else does; nil if it has none, or is not known.
  package var defaultActor: Attribute?
  /// Whether the type is directly in an extension that states no isolation: it has the default one of the module then,
  /// whatever that of the extended type is.
  package var isInUnisolatedExtension = false
  /// The generic parameters.
  package var generics: [GenericParameter]
  /// The types after the colon.
  package var inheritance: [TypeReference]
  /// The trailing `where` clause.
  package var requirements: [GenericRequirement]
  /// The members, in order, without nested types.
  package var members: [TypeMember]
  /// Whether the type has members that were not read.
  package var hasUnreadMembers = false
  /// The `#if` clauses around the type, outermost first.
  package var conditions: [ConditionalClause]
  /// The annotations for tools in the comments before the type.
  package var comments: ToolComments
  /// The lines of the documentation comment, without `///`.
  package var documentation: [String]
  /// Whether the type is a class of an Objective-C header.
  package var isObjectiveC = false
  /// Whether a class of an Objective-C header has the initializers of its superclass beside its own ones, as it marks
  /// none as designated.
  package var inheritsInitializers = false

  /// Creates a type; properties without a parameter are empty, and can be set afterwards.
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

  /// The name with its enclosing types: `Outer.Inner.Name`.
  package var qualifiedName: String { enclosingTypes.qualifying(name) }

  /// Whether each file of the module can use the name without a qualifier.
  package var isInModuleScope: Bool { enclosingTypes.isEmpty && access >= .internal }

  /// The names after the colon that may be that of a superclass: the first one, or those of a composition (`Root & P`).
  package var superclassNames: [NamedType] {
    (inheritance.first?.compositionParts ?? []).compactMap {
      if case .named(let name) = $0 { name } else { nil }
    }
  }
}

extension [String] {
  /// Returns the full name of a declaration inside of these types: `Outer.Inner`.
  package func qualifying(_ name: String) -> String {
    isEmpty ? name : (self + [name]).joined(separator: ".")
  }
}
