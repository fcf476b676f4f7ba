import DeclarationModel

/// The surroundings of a declaration.
struct DeclarationScope {
  /// The types and extensions around it, outermost first.
  var enclosingTypes: [String] = []
  /// The types whose bodies are around it, outermost first.
  var scopes: [[String]] = []
  /// The access of a declaration that names none: what an extension's modifier says.
  var defaultAccess: AccessLevel = .internal
  /// The widest access that the surroundings let through.
  var accessLimit: AccessLevel = .open
  /// The `#if` clauses around it, outermost first.
  var conditions: [ConditionalClause] = []

  /// Returns the access in effect of a declaration with the modifier `written`.
  func access(_ written: AccessLevel?) -> AccessLevel {
    min(written ?? defaultAccess, accessLimit)
  }

  /// Returns the surroundings of a nominal type's members.
  func inside(type name: String, access written: AccessLevel?) -> DeclarationScope {
    var scope = self
    scope.enclosingTypes.append(name)
    scope.scopes.append(scope.enclosingTypes)
    scope.defaultAccess = .internal
    scope.accessLimit = access(written)
    return scope
  }

  /// Returns the surroundings of an extension's members.
  ///
  /// Its modifier is their default and no limit: they may name a wider one.
  func inside(extension names: [String], access written: AccessLevel?) -> DeclarationScope {
    var scope = self
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
