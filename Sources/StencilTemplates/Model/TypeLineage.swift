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
  private static let kinds: SymbolKinds = [
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
    var seen: Set<String> = [type.globalName]
    var pending = type.inheritedNames.map { Pending(name: $0, scope: type.scope) }[...]
    while let next = pending.popFirst() {
      let qualified = numbers.qualified(next.name.plainNames, in: next.scope.file)
      let meaning =
        qualified == nil ? table.meaning(of: next.name, from: next.scope, Self.kinds) : nil
      let number: Int? =
        if case .type(let number) = qualified {
          number
        } else {
          meaning.flatMap {
            numbers.number(
              of: table.path(of: $0.symbol).joined(separator: "."), in: next.scope.file)
          }
        }
      guard let number else {
        let name = next.name.plainNames.joined(separator: ".")
        if seen.insert(name).inserted { names.append(name) }
        // A type also inherits from the type that an alias stands for.
        if next.aliases > 0, let alias = meaning?.aliases.first {
          pending += (alias.type?.inheritedNames ?? []).map {
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
      default: break
      }
      pending += parent.inheritedNames.map { Pending(name: $0, scope: parent.scope) }
    }
    findRawType(of: type, numbers)
  }

  /// Finds the raw type as Sourcery does: the type of `rawValue`, or else the first type that the
  /// enumeration itself inherits from, unless that is a known protocol.
  private mutating func findRawType(of type: TemplateType, _ numbers: TypeNumbers) {
    guard type.kind == "enum", type.ownInheritance > 0 else { return }
    let members = type.members
    if let variable = members.variables.first(where: { $0.name == "rawValue" && !$0.facts.isStatic }
    ) {
      rawType = variable.type?.text
    } else if members.cases.isEmpty
      || members.cases.contains(where: { !$0.declaration.associatedValues.isEmpty })
    {
      return
    } else if let first = type.inheritance.first.map({
      numbers.globalName(of: $0.text, in: type.path)
    }),
      !protocols.contains(first)
    {
      rawType = first
    }
    hasRawType = true
    names.removeAll { $0 == rawType }
  }
}

extension TemplateType {
  /// The names after the colon, each on its own.
  var inheritedNames: [NamedType] { inheritance.flatMap(\.inheritedNames) }

  /// The place of the declaration.
  fileprivate var scope: NameScope {
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
