import DeclarationModel

// Aliases that lead back to themselves. The compiler rejects them, but sources are read while somebody writes them, and
// `typealias Reply = (Reply, Reply, Reply) -> Void` would be followed in three ways at each of its steps.
extension SymbolTable {
  /// An alias, or several in one file that `#if` chooses among.
  private struct AliasPlace: Hashable {
    var number: Int
    var file: Int
  }

  /// Turns circular aliases into types of which only the name is known.
  ///
  /// - Complexity: O(*n*) for *n* aliases, if none of them names itself or others in a circle.
  mutating func breakCircularAliases() {
    guard hasAliases else { return }
    let suspects = namesOfCircles
    guard !suspects.isEmpty else { return }
    let places = aliasNumbers.filter { suspects.contains(tree.name(of: $0)) }.flatMap { number in
      declarations[number].filter { $0.kind == .aliases }
        .map { AliasPlace(number: number, file: $0.file) }
    }
    for place in Set(places).filter(leadsBack) {
      for (index, declaration) in declarations[place.number].enumerated()
      where declaration.kind == .aliases && declaration.file == place.file {
        declarations[place.number][index].content = .unreadType(isClass: false, nil)
      }
    }
  }

  /// The names of aliases that mention each other in a circle, whatever they mean.
  private var namesOfCircles: Set<String> {
    var mentioned: [String: Set<String>] = [:]
    for alias in aliases { mentioned[alias.name, default: []].formUnion(alias.type.names) }
    var names = Set(mentioned.keys)
    var mentioning: [String: [String]] = [:]
    var counts: [String: Int] = [:]
    for (name, others) in mentioned {
      let others = others.intersection(names)
      counts[name] = others.count
      for other in others { mentioning[other, default: []].append(name) }
    }
    var open = names.filter { counts[$0] == 0 }
    while let name = open.popFirst() {
      names.remove(name)
      for user in mentioning[name] ?? [] {
        counts[user, default: 0] -= 1
        if counts[user] == 0 { open.insert(user) }
      }
    }
    return names
  }

  /// Returns whether an alias leads to itself, or to so many others that it probably does.
  private func leadsBack(_ start: AliasPlace) -> Bool {
    var seen: Set<AliasPlace> = []
    var open = [start]
    while let place = open.popLast() {
      if seen.count > 64 { return true }
      for declaration in declarations[place.number] where declaration.file == place.file {
        guard case .alias(let alias) = declaration.content else { continue }
        let next = Set(aliases(namedIn: alias))
        if next.contains(start) { return true }
        open += next.filter { seen.insert($0).inserted }
      }
    }
    return false
  }

  /// Returns the aliases that the type of an alias names, also as the first part of a longer name.
  private func aliases(namedIn alias: AliasMeaning) -> [AliasPlace] {
    alias.type.namedTypes.flatMap { named in
      named.components.indices.flatMap { end -> [AliasPlace] in
        let names = Array(named.plainNames[...end])
        guard let match = find(names, from: alias.scope, .declarations) else { return [] }
        return match.declarations.filter { $0.kind == .aliases }
          .map { AliasPlace(number: match.number, file: $0.file) }
      }
    }
  }
}

extension TypeReference {
  /// The types that it names, those in others included.
  fileprivate var namedTypes: [NamedType] {
    var all: [NamedType] = []
    visit { if case .named(let named) = $0 { all.append(named) } }
    return all
  }
}
