import DeclarationModel

extension SymbolTable {
  /// A class that a name means, with the `#if` clauses of its declaration and of the aliases that lead to it.
  struct FoundClass {
    /// The class; nil if an alias leads out of the input.
    var type: TypeDeclaration?
    var conditions: [ConditionalClause]
  }

  /// Returns a class and its superclasses, the class first, as far as they are in the input.
  ///
  /// If several `#if` clauses declare a superclass, the first of these declarations that can exist together with the
  /// class counts.
  package func superclasses(of type: TypeDeclaration) -> [TypeDeclaration] {
    chain(of: type).classes
  }

  /// Returns the `#if` clauses in which the superclasses of a class are declared, beyond those of the class, for each way
  /// in which they can turn out.
  ///
  /// - Parameters:
  ///   - type: The class.
  ///   - limit: The largest number of ways.
  /// - Returns: An empty list if there is only one way, or if there are too many.
  package func variants(
    ofSuperclassesOf type: TypeDeclaration, atMost limit: Int
  ) -> [[ConditionalClause]] {
    var found: [[ConditionalClause]] = []
    var open: [[ConditionalClause]] = [[]]
    while let conditions = open.popLast() {
      var type = type
      type.conditions += conditions
      let alternatives = chain(of: type).alternatives
      guard !alternatives.isEmpty else {
        found.append(conditions)
        continue
      }
      // The list is a stack: the first clause goes last, to be taken next.
      open += alternatives.reversed().map { conditions + $0 }
      guard open.count + found.count <= limit else { return [] }
    }
    return found.count > 1 ? found : []
  }

  /// Returns the `#if` clauses in which the classes are declared that a type after a colon means at a place, beyond those
  /// of the place.
  ///
  /// - Returns: An empty list if the type means one class only, or if an alias leads out of the input.
  package func clauses(
    ofClassesIn type: TypeReference, from scope: NameScope
  ) -> [[ConditionalClause]] {
    let candidates = classes(in: type, from: scope).filter {
      !$0.conditions.excludes(scope.conditions)
    }
    guard candidates.allSatisfy({ $0.type != nil }) else { return [] }
    return Self.alternatives(among: candidates, under: scope.conditions)
  }

  /// Returns the clauses of each class beyond some conditions; an empty list if one class always exists.
  private static func alternatives(
    among candidates: [FoundClass], under conditions: [ConditionalClause]
  ) -> [[ConditionalClause]] {
    // The compiler accepts all declarations of a name in a module, so that they exclude each other.
    let clauses = candidates.map { candidate in
      candidate.conditions.filter { !conditions.contains($0) }
    }
    return clauses.count > 1 && clauses.allSatisfy { !$0.isEmpty } ? clauses : []
  }

  /// Returns a class and its superclasses, and the clauses of the declarations among which the first of them that has
  /// several was chosen.
  private func chain(
    of type: TypeDeclaration
  ) -> (classes: [TypeDeclaration], alternatives: [[ConditionalClause]]) {
    var classes = [type]
    var alternatives: [[ConditionalClause]] = []
    var conditions = type.conditions
    var seen: Set = [type.path]
    while let last = classes.last {
      let candidates = superclassCandidates(of: last, under: conditions)
      let chosen = candidates.first { candidate in
        !candidate.conditions.isEmpty && candidate.conditions.allSatisfy(conditions.contains)
      }
      if alternatives.isEmpty, chosen == nil {
        alternatives = Self.alternatives(among: candidates, under: conditions)
      }
      guard let first = chosen ?? candidates.first(where: { $0.type != nil }),
        let type = first.type, seen.insert(type.path).inserted
      else { break }
      classes.append(type)
      conditions += first.conditions.filter { !conditions.contains($0) }
    }
    return (classes, alternatives)
  }

  /// Returns the declarations of the superclass of a class that may exist under some conditions.
  private func superclassCandidates(
    of type: TypeDeclaration, under conditions: [ConditionalClause]
  ) -> [FoundClass] {
    guard let parent = type.inheritance.first, let own = tree.find(type.path),
      superclasses[own] != nil
    else { return [] }
    var scope = type.scope
    scope.conditions = conditions
    return classes(in: parent, from: scope).filter {
      !$0.conditions.excludes(conditions)
    }
  }

  /// Returns the classes that the first type after a colon, which may be a composition (`Root & P`), means at a place.
  func classes(
    in type: TypeReference, from scope: NameScope, depth: Int = SymbolTable.aliasLimit
  ) -> [FoundClass] {
    type.compositionParts.flatMap { part -> [FoundClass] in
      if case .named(let name) = part {
        classes(named: name, from: scope, depth: depth)
      } else {
        []
      }
    }
  }

  /// Returns the classes that a name means at a place, through aliases.
  func classes(
    named name: NamedType, from scope: NameScope, depth: Int = SymbolTable.aliasLimit
  ) -> [FoundClass] {
    let found = find(name.plainNames, from: scope, [.classes, .aliases])?.declarations ?? []
    return found.flatMap { declaration -> [FoundClass] in
      switch declaration.content {
      case .type(let number, _):
        return [FoundClass(type: types[number], conditions: types[number].conditions)]
      case .alias(let alias) where depth > 0:
        if case .named(let name) = alias.type, meaning(of: name, from: alias.scope) == nil {
          return [FoundClass(type: nil, conditions: declaration.conditions)]
        }
        return classes(in: alias.type, from: alias.scope, depth: depth - 1).map { found in
          var found = found
          found.conditions = declaration.conditions + found.conditions
          return found
        }
      default: return []
      }
    }
  }
}
