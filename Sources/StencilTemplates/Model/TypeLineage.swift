import DeclarationModel
import Symbols

/// The types that a type inherits from and conforms to, directly or not.
struct TypeLineage: Sendable {
  /// The indices of the known superclasses, nearest first.
  var classes: [Int] = []
  /// The names of the known protocols, with their modules, if those are known.
  var protocols: [String] = []
  /// All names, known or not, without the raw type of an enumeration.
  var names: [String] = []
  /// The name of the raw type of an enumeration.
  private(set) var rawType: String?
  /// Whether Sourcery says that an enumeration has a raw type.
  private(set) var hasRawType = false
}

extension TypeLineage {
  /// The kinds of declarations that templates know as types, and aliases of them.
  ///
  /// As with Sourcery, a type that is only extended in the sources is one of them.
  fileprivate static let kinds: SymbolKinds = [
    .protocols, .classes, .otherTypes, .aliases, .extensions,
  ]
  /// The maximum number of aliases that stand for each other; more of them are circular.
  private static let aliasLimit = 16

  /// A name whose lineage is still to be found.
  private struct Pending {
    var name: NamedType
    var scope: NameScope
    var aliases = TypeLineage.aliasLimit
  }

  /// Finds the types that a type inherits from, as far as they are known.
  ///
  /// - Parameters:
  ///   - type: The type.
  ///   - types: All types.
  ///   - table: The meanings of names.
  ///   - numbers: The indices of the types.
  init(
    of type: TemplateType, in types: [TemplateType], _ table: SymbolTable, _ numbers: TypeNumbers
  ) {
    self.init()
    guard !type.inheritance.isEmpty else { return }
    let finder = TypeFinder(types: types, table: table, numbers: numbers)
    findRawType(of: type, finder)
    var seen: Set<String> = [type.globalName]
    let own = type.inheritance.filter { numbers.globalName(of: $0.text, in: type.path) != rawType }
    add(compositionsIn: own, &seen)
    let parents = own.flatMap(\.inheritedNames)
    var pending = parents.map { Pending(name: $0, scope: type.outerScope) }[...]
    while let next = pending.popFirst() {
      let found = finder.find(next.name, from: next.scope)
      guard let number = found.number else {
        let name = next.name.plainNames.joined(separator: ".")
        if seen.insert(name).inserted { names.append(name) }
        // A type also inherits from the type that an alias stands for.
        if next.aliases > 0, let alias = found.alias {
          pending += alias.type.inheritedNames.map {
            Pending(name: $0, scope: alias.scope, aliases: next.aliases - 1)
          }
        }
        continue
      }
      let parent = types[number]
      guard seen.insert(parent.globalName).inserted else { continue }
      names.append(parent.globalName)
      switch parent.kind {
      case "class": classes.append(number)
      case "protocol": protocols.append(parent.globalName)
      case "protocolComposition" where finder.hasProtocolsAlone(parent):
        protocols.append(parent.globalName)
      default: break
      }
      add(compositionsIn: parent.inheritance, &seen)
      pending += parent.inheritedNames.map { Pending(name: $0, scope: parent.outerScope) }
    }
    names.removeAll { $0 == rawType }
  }

  /// Adds the names of compositions as they are written: `A & B`.
  private mutating func add(compositionsIn types: [TypeReference], _ seen: inout Set<String>) {
    for case .composition(let parts) in types {
      let name = TypeReference.composition(parts).text
      if seen.insert(name).inserted { names.append(name) }
    }
  }

  /// Finds the raw type as Sourcery does: the type of `rawValue`, or else the first type that the
  /// enumeration itself inherits from, unless that is a known protocol.
  private mutating func findRawType(of type: TemplateType, _ finder: TypeFinder) {
    guard type.kind == "enum", type.ownInheritance > 0 else { return }
    let members = type.members
    if let variable = members.variables.first(where: { $0.name == "rawValue" && !$0.facts.isStatic }
    ) {
      rawType = variable.type?.text
    } else if members.cases.isEmpty
      || members.cases.contains(where: { !$0.declaration.associatedValues.isEmpty })
    {
      return
    } else if let first = type.inheritance.first, !finder.isProtocol(first, from: type.outerScope) {
      rawType = finder.numbers.globalName(of: first.text, in: type.path)
    }
    hasRawType = true
  }
}

/// Finds the types that names in inheritance clauses mean.
private struct TypeFinder {
  let types: [TemplateType]
  let table: SymbolTable
  let numbers: TypeNumbers

  /// Returns the index of the type that a name means, or else the alias, as far as they are known.
  func find(
    _ name: NamedType, from scope: NameScope
  ) -> (number: Int?, alias: AliasMeaning?) {
    let qualified = numbers.qualified(name.plainNames, in: scope.file)
    if case .type(let number) = qualified { return (number, nil) }
    guard qualified == nil, let meaning = table.meaning(of: name, from: scope, TypeLineage.kinds)
    else { return (nil, nil) }
    let path = table.path(of: meaning.symbol).joined(separator: ".")
    return (numbers.number(of: path, in: scope.file), meaning.aliases.first)
  }

  /// Returns whether a type is a known protocol, or a composition.
  func isProtocol(_ type: TypeReference, from scope: NameScope) -> Bool {
    guard case .named(let name) = type, let number = find(name, from: scope).number else {
      return false
    }
    return ["protocol", "protocolComposition"].contains(types[number].kind)
  }

  /// Returns whether all known types of a composition are protocols.
  func hasProtocolsAlone(_ composition: TemplateType) -> Bool {
    composition.inheritedNames.allSatisfy { name in
      find(name, from: composition.outerScope).number.map { types[$0].kind == "protocol" } ?? true
    }
  }
}

extension TemplateType {
  /// The names after the colon, each on its own.
  var inheritedNames: [NamedType] { inheritance.flatMap(\.inheritedNames) }

  /// The place of the declaration.
  var outerScope: NameScope {
    NameScope(
      inside: (parentName ?? "").split(separator: ".").map(String.init), file: path)
  }
}

extension TypeReference {
  /// The names that a type is composed of.
  fileprivate var inheritedNames: [NamedType] {
    switch self {
    case .named(let type): [type]
    case .composition(let parts): parts.flatMap(\.inheritedNames)
    case .existential(let type), .opaque(let type): type.inheritedNames
    default: [NamedType([.init(text)])]
    }
  }
}
