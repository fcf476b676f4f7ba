import DeclarationModel

// Aliases that lead back to themselves. The compiler rejects them, but sources are read while somebody writes them, and
// `typealias Reply = (Reply, Reply, Reply) -> Void` would be followed in three ways at each of its steps.
extension SymbolTable {
  /// An alias, or several in one file that `#if` chooses among.
  struct AliasPlace: Hashable {
    var number: Int
    var file: Int
  }

  /// The aliases that lead back to themselves.
  ///
  /// - Complexity: O(*n*) for *n* aliases, if none of them names itself or others in a circle.
  var circularAliases: Set<AliasPlace> {
    guard hasAliases else { return [] }
    let suspects = namesOfCircles
    let places = aliasNumbers.filter { suspects.contains(tree.name(of: $0)) }.flatMap { number in
      declarations[number].filter { $0.kind == .aliases }
        .map { AliasPlace(number: number, file: $0.file) }
    }
    return Set(places).filter(leadsBack)
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
    alias.type.namedTypes.map(\.plainNames).flatMap { names in
      names.indices.flatMap { end -> [AliasPlace] in
        guard let match = find(Array(names[...end]), from: alias.scope, .declarations) else {
          return []
        }
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
