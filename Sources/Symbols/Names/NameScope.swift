import DeclarationModel

/// A place where names are used, which decides what they mean.
package struct NameScope: Sendable, Hashable {
  /// The types in whose bodies the place is, outermost first, each with its whole path.
  ///
  /// The body of `extension Outer.Inner` is one of `["Outer", "Inner"]` only: it does not see the
  /// names in `Outer`.
  package var bodies: [[String]]
  /// The path of the file; nil for a place that sees what is private in any file.
  package var file: String?
  /// The `#if` clauses around the place.
  package var conditions: [ConditionalClause]

  /// Creates a place.
  package init(
    bodies: [[String]] = [], file: String? = nil, conditions: [ConditionalClause] = []
  ) {
    self.bodies = bodies
    self.file = file
    self.conditions = conditions
  }

  /// Creates a place in nested bodies.
  ///
  /// - Parameters:
  ///   - path: The types whose bodies are nested, outermost first.
  ///   - file: The path of the file.
  package init(inside path: [String], file: String? = nil) {
    self.init(bodies: path.indices.map { Array(path[...$0]) }, file: file)
  }

  /// The path of the innermost type around the place; empty at file scope.
  package var path: [String] { bodies.last ?? [] }

  /// The place at the top level of the same file.
  var atFileScope: NameScope { NameScope(file: file, conditions: conditions) }

  /// Returns the place in the body of a type that is declared here.
  fileprivate func inside(_ type: [String]) -> NameScope {
    NameScope(bodies: bodies + [type], file: file, conditions: conditions)
  }

  /// Creates the surroundings of a declaration, of which readers of other languages give no bodies.
  fileprivate init(
    _ scopes: [[String]], _ enclosing: [String], _ position: SourcePosition,
    _ conditions: [ConditionalClause]
  ) {
    self.init(inside: enclosing, file: position.path)
    if !scopes.isEmpty { bodies = scopes }
    self.conditions = conditions
  }
}

extension ProtocolDeclaration {
  /// The types around the declaration, and its own name.
  package var path: [String] { enclosingTypes + [name] }

  /// The place of the declaration, which decides what the names in its inheritance clause mean.
  package var scope: NameScope { NameScope(scopes, enclosingTypes, position, conditions) }

  /// The place between its braces.
  package var bodyScope: NameScope { scope.inside(path) }
}

extension TypeDeclaration {
  /// The types around the declaration, and its own name; for an extension, the extended type.
  package var path: [String] {
    kind == .extension
      ? enclosingTypes + name.split(separator: ".").map(String.init) : enclosingTypes + [name]
  }

  /// The place of the declaration, which decides what the names in its inheritance clause mean.
  package var scope: NameScope { NameScope(scopes, enclosingTypes, position, conditions) }

  /// The place between its braces.
  package var bodyScope: NameScope { scope.inside(path) }
}
