import DeclarationModel

/// The surroundings of a declaration.
struct DeclarationScope {
  /// The names of the types and extensions around the declaration, outermost first.
  var enclosingTypes: [String] = []
  /// The qualified names of the types whose bodies are around the declaration, outermost first.
  var scopes: [[String]] = []
  /// The access of declarations without an access modifier, which the modifier of an extension
  /// sets.
  var defaultAccess: AccessLevel = .internal
  /// The widest access that the enclosing types allow.
  var accessLimit: AccessLevel = .open
  /// The `#if` clauses around the declaration, outermost first.
  var conditions: [ConditionalClause] = []

  /// The `where` clauses of the extensions around the place.
  var requirements: [GenericRequirement] = []
  /// Whether the place is directly in an extension that states no isolation.
  var isInUnisolatedExtension = false

  /// Returns the access in effect of a declaration with the modifier `written`.
  func access(_ written: AccessLevel?) -> AccessLevel {
    // An open class may stand in a public type.
    min(written ?? defaultAccess, accessLimit == .public ? .open : accessLimit)
  }

  /// Returns the surroundings of a nominal type's members.
  func inside(type name: String, access written: AccessLevel?) -> DeclarationScope {
    var scope = self
    scope.enclosingTypes.append(name)
    scope.scopes.append(scope.enclosingTypes)
    scope.isInUnisolatedExtension = false
    scope.defaultAccess = .internal
    scope.accessLimit = access(written)
    return scope
  }

  /// Returns the surroundings of an extension's members.
  ///
  /// - Parameters:
  ///   - names: The components of the extended type's name.
  ///   - written: The access modifier of the extension.
  ///   - requirements: The `where` clause of the extension.
  ///
  /// The modifier of the extension is only a default: a member may state a wider access.
  func inside(
    extension names: [String], access written: AccessLevel?,
    requirements: [GenericRequirement] = []
  ) -> DeclarationScope {
    var scope = self
    scope.requirements += requirements
    scope.enclosingTypes += names
    scope.scopes.append(scope.enclosingTypes)
    scope.defaultAccess = written ?? .internal
    return scope
  }

  /// Returns the surroundings inside an `#if` clause.
  func inside(_ clause: ConditionalClause) -> DeclarationScope {
    var scope = self
    scope.conditions.append(clause)
    return scope
  }
}
