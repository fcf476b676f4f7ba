import DeclarationModel
import Symbols

/// The mocks of a protocol whose associated types stand in `#if` blocks, or of a class whose superclasses do: one for each
/// way in which the conditions can turn out, as no generic parameter may stand in an `#if`, and as all that a class
/// inherits may differ. An alias in `#if` counts as well if the mock must know the type that it stands for.
struct ConditionalVariants: Sendable {
  /// The protocol or the class under one set of conditions.
  struct Variant: Sendable {
    /// The protocol or the class and its ancestors, with the members that exist under these conditions.
    var lineage: Lineage
    /// The conditions of the variant, beyond those around the protocol or the class.
    var conditions: [ConditionalClause]
  }

  /// The largest number of variants; no protocol that somebody tests has more.
  static let limit = 64

  /// All variants, in the order of the clauses; nil if there are too many to write down.
  let variants: [Variant]?

  /// The files of aliases in place of which the variants have the types.
  let pathsOfAliases: Set<String>

  /// Finds the variants of a protocol or a class.
  ///
  /// - Parameters:
  ///   - lineage: The protocol or the class with its ancestors.
  ///   - aliases: The names of the aliases that stand in `#if` clauses.
  ///   - table: The symbols of the input.
  init(of lineage: Lineage, aliases: Set<String>, in table: SymbolTable) {
    let names = aliases.union(lineage.conditionalAliases.map(\.alias.name))
    let (lineage, aliases, paths) =
      names.isEmpty
      ? (lineage, [], []) : lineage.declaringConditionalAliases(names, in: table)
    pathsOfAliases = paths
    var done: [Variant] = []
    var open = lineage.variants.reversed().map(Variant.init)
    if open.isEmpty { open = [Variant(lineage: lineage, conditions: [])] }
    while let variant = open.popLast() {
      guard let clause = variant.lineage.firstCondition(of: aliases) else {
        done.append(variant)
        continue
      }
      // The list is a stack: the first clause goes last, to be taken next.
      open += Self.clauses(of: clause, in: variant.lineage, aliases).reversed().map { clause in
        Variant(
          lineage: variant.lineage.assuming(clause), conditions: variant.conditions + [clause])
      }
      guard open.count + done.count <= Self.limit else {
        variants = nil
        return
      }
    }
    variants = done
  }

  /// Returns all clauses of a block in which associated types or aliases stand, and one for the other cases.
  private static func clauses(
    of clause: ConditionalClause, in lineage: Lineage, _ aliases: Set<String>
  ) -> [ConditionalClause] {
    let same = lineage.conditions(of: aliases).filter {
      $0.directives.first == clause.directives.first
    }
    // Blocks with the same `#if` may continue differently; each continuation is taken in its turn.
    var longest = clause.directives
    for other in same where other.directives.starts(with: longest) { longest = other.directives }
    if longest.last != "#else" { longest.append("#else") }
    let directives = Array(longest)
    return directives.indices.map { ConditionalClause($0, of: directives, start: clause.start) }
  }
}

extension Lineage {
  /// Returns the clauses in which associated types, their arguments and some aliases stand.
  fileprivate func conditions(of aliases: Set<String>) -> [ConditionalClause] {
    ancestors.flatMap { ancestor in
      ancestor.conditions(of: aliases).flatMap { ancestor.conditions + $0 }
    }
  }

  /// Returns the first clause in which an associated type, its argument or one of some aliases stands.
  fileprivate func firstCondition(of aliases: Set<String>) -> ConditionalClause? {
    for ancestor in ancestors {
      for conditions in ancestor.conditions(of: aliases) {
        if let clause = ancestor.conditions.first ?? conditions.first { return clause }
      }
    }
    return nil
  }

  /// The aliases that the protocols declare in `#if` clauses.
  fileprivate var conditionalAliases: [ConditionalAlias] {
    ancestors.flatMap(\.declaration.members).compactMap { member in
      guard case .typeAlias(let alias) = member.kind, !member.conditions.isEmpty else { return nil }
      return ConditionalAlias(alias: alias, conditions: member.conditions)
    }
  }

  /// Returns the lineage whose ancestors declare the aliases in `#if` clauses that the mock must know, with the names of
  /// these and the files of those outside of protocols: aliases that stand for associated types or `Self`, and those in
  /// requirements that other ancestors state without them.
  ///
  /// - Parameters:
  ///   - names: The names of the aliases that stand in `#if` clauses.
  ///   - table: The symbols of the input.
  fileprivate func declaringConditionalAliases(
    _ names: Set<String>, in table: SymbolTable
  ) -> (lineage: Lineage, names: Set<String>, paths: Set<String>) {
    let associated = Set(
      ancestors.flatMap(\.declaration.members).compactMap { member in
        if case .associatedType(let type) = member.kind { type.name } else { nil }
      })
    let namesakes = Dictionary(
      grouping: ancestors.flatMap(\.declaration.members), by: \.sidedName)
    let own = conditionalAliases
    let bodies = ancestors.filter(\.hasNames).map(\.declaration.path)
    var (lineage, found, paths) = (self, Set<String>(), Set<String>())
    for (index, ancestor) in ancestors.enumerated() {
      let declaration = ancestor.declaration
      var scope = declaration.bodyScope
      scope.bodies += bodies
      var declared = Set(declaration.members.filter { !$0.isImplemented }.map(\.baseName))
      for member in declaration.members where member.isImplemented {
        for name in member.namesOfTypes.intersection(names).sorted() {
          var aliases = own.filter { $0.alias.name == name }
          let isOwn = !aliases.isEmpty
          if !isOwn { aliases = table.conditionalAliases(named: name, from: scope) }
          let isGeneric = aliases.contains { entry in
            entry.alias.type.mentions { $0 == "Self" || associated.contains($0) }
          }
          let isKnown =
            isGeneric
            || (namesakes[member.sidedName] ?? []).contains { !$0.namesOfTypes.contains(name) }
          guard !aliases.isEmpty, isKnown else { continue }
          found.insert(name)
          guard !isOwn, declared.insert(name).inserted else { continue }
          paths.formUnion(aliases.compactMap(\.path))
          lineage.ancestors[index].declaration.members += aliases.map { entry in
            ProtocolMember(
              .typeAlias(entry.alias), at: declaration.position,
              conditions: entry.conditions.subtracting(declaration.conditions))
          }
        }
      }
    }
    return (lineage, found, paths)
  }

  /// Returns the protocol as it is where a clause holds.
  fileprivate func assuming(_ clause: ConditionalClause) -> Lineage {
    func rest(of conditions: [ConditionalClause]) -> [ConditionalClause]? {
      if conditions.contains(where: { $0.excludes(clause) }) { return nil }
      return conditions.filter { $0.directives != clause.directives }
    }
    let ancestors = ancestors.compactMap { ancestor -> Ancestor? in
      guard let conditions = rest(of: ancestor.conditions) else { return nil }
      var ancestor = ancestor
      ancestor.conditions = conditions
      ancestor.parents = ancestor.parents.compactMap { link in
        guard case .declared(var parent) = link else { return link }
        guard let conditions = rest(of: parent.conditions) else { return nil }
        parent.conditions = conditions
        return .declared(parent)
      }
      ancestor.declaration.members = ancestor.declaration.members.compactMap { member in
        guard let conditions = rest(of: member.conditions) else { return nil }
        var member = member
        member.conditions = conditions
        return member
      }
      return ancestor
    }
    var lineage = self
    lineage.ancestors = ancestors
    return lineage
  }
}

extension Ancestor {
  /// Returns the clauses around each associated type and alias of some names, and around each parent with arguments.
  fileprivate func conditions(of aliases: Set<String>) -> [[ConditionalClause]] {
    declaration.members.filter { $0.isType(among: aliases) }.map(\.conditions)
      + parents.compactMap { link in
        guard case .declared(let parent) = link, !parent.arguments.isEmpty else { return nil }
        return parent.conditions
      }
  }
}

/// An alias in `#if` clauses.
private struct ConditionalAlias {
  let alias: TypeAliasDeclaration
  let conditions: [ConditionalClause]
  /// The file; nil for an alias that a protocol declares.
  var path: String?
}

extension SymbolTable {
  /// Returns the meanings of a name that stand in `#if` clauses, and the others if there are any.
  fileprivate func conditionalAliases(
    named name: String, from scope: NameScope
  ) -> [ConditionalAlias] {
    let aliases = meaning(of: [name], from: scope)?.aliases ?? []
    guard aliases.contains(where: { !$0.scope.conditions.isEmpty }) else { return [] }
    return aliases.map { alias in
      let declaration = TypeAliasDeclaration(
        name: name, generics: alias.generics, type: alias.type)
      return ConditionalAlias(
        alias: declaration, conditions: alias.scope.conditions, path: alias.scope.file)
    }
  }
}

extension ProtocolMember {
  /// Returns whether it is an associated type, or an alias with one of some names.
  fileprivate func isType(among aliases: Set<String>) -> Bool {
    switch kind {
    case .associatedType: true
    case .typeAlias(let alias): aliases.contains(alias.name)
    case .method, .property, .subscript, .initializer: false
    }
  }
}
