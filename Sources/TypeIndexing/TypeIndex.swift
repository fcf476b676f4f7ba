import DeclarationModel

/// The types and protocols of all files, by name.
package struct TypeIndex: Sendable {
  /// What a name stands for.
  private struct Entry {
    var isPrivate: Bool
    /// What a type alias stands for.
    var aliased: TypeReference?
  }

  /// The types themselves, ordered by their places.
  package let types: [TypeDeclaration]
  /// The protocols, ordered by their places.
  package let protocols: [ProtocolDeclaration]
  private let declarations: [String: [TypeDeclaration]]
  private let protocolsByName: [String: ProtocolDeclaration]
  private let extensions: [String: [TypeDeclaration]]
  private let entries: [String: Entry]
  private let superclasses: [String: String]
  private let generics: [String: [GenericParameter]]

  /// Takes the types of files, in any order.
  package init(files: [ScannedTypes]) {
    let all = files.flatMap(\.types).sorted { $0.position < $1.position }
    types = all.filter { $0.kind != .extension }
    protocols = files.flatMap(\.protocols).sorted { $0.position < $1.position }
    declarations = Dictionary(grouping: types, by: \.qualifiedName)
    protocolsByName = Dictionary(protocols.map { ($0.qualifiedName, $0) }) { first, _ in first }
    extensions = Dictionary(
      grouping: all.filter { $0.kind == .extension }, by: \.qualifiedName)
    generics = Dictionary(types.map { ($0.qualifiedName, $0.generics) }) { first, _ in first }
    var entries: [String: Entry] = [:]
    for alias in files.flatMap(\.typeAliases) where alias.access > .fileprivate {
      entries[alias.declaration.name] = Entry(isPrivate: false, aliased: alias.declaration.type)
    }
    for type in types {
      entries[type.qualifiedName] = Entry(isPrivate: type.access < .internal)
    }
    for declaration in protocols {
      entries[declaration.qualifiedName] = Entry(isPrivate: declaration.access < .internal)
    }
    for type in all {
      for member in type.members {
        guard case .typeAlias(let alias) = member.kind else { continue }
        entries["\(type.qualifiedName).\(alias.name)"] = Entry(
          isPrivate: member.access < .internal, aliased: alias.type)
      }
    }
    self.entries = entries
    var superclasses: [String: String] = [:]
    for type in types where type.kind == .class {
      guard case .named(let parent)? = type.inheritance.first else { continue }
      let name = parent.plainName
      superclasses[type.qualifiedName] = TypeIndex.prefixes(of: type.enclosingTypes)
        .map { ($0 + [name]).joined(separator: ".") }.first { entries[$0] != nil }
    }
    self.superclasses = superclasses
  }

  /// The types with a full name: several if `#if` chooses among them.
  package func types(named qualifiedName: String) -> [TypeDeclaration] {
    declarations[qualifiedName] ?? []
  }

  /// The protocol with a full name.
  package func protocolDeclaration(named qualifiedName: String) -> ProtocolDeclaration? {
    protocolsByName[qualifiedName]
  }

  /// A type, and its extensions.
  package func parts(of type: TypeDeclaration) -> [TypeDeclaration] {
    [type] + (extensions[type.qualifiedName] ?? [])
  }

  /// The classes that a class inherits from, as far as they are in the input, nearest first.
  package func ancestors(of name: String) -> [String] {
    var ancestors: [String] = []
    var seen: Set<String> = [name]
    var current = superclasses[name]
    while let ancestor = current, seen.insert(ancestor).inserted {
      ancestors.append(ancestor)
      current = superclasses[ancestor]
    }
    return ancestors
  }

  /// The generic parameters of a type in the input.
  package func generics(of name: String) -> [GenericParameter] { generics[name] ?? [] }

  /// The full name of what `name` means inside a type, if it is in the input.
  package func qualify(_ name: String, in path: [String]) -> String? {
    for scope in TypeIndex.prefixes(of: path) {
      let owner = scope.joined(separator: ".")
      for place in [owner] + ancestors(of: owner) {
        let candidate = place.isEmpty ? name : "\(place).\(name)"
        if entries[candidate] != nil { return candidate }
      }
    }
    return nil
  }

  /// Whether tests cannot name a type: it, or one that it is nested in, is private.
  package func isPrivate(_ qualifiedName: String) -> Bool {
    TypeIndex.prefixes(of: qualifiedName.split(separator: ".").map(String.init)).contains {
      entries[$0.joined(separator: ".")]?.isPrivate ?? false
    }
  }

  /// What a type alias stands for.
  package func aliased(_ qualifiedName: String) -> TypeReference? {
    entries[qualifiedName]?.aliased
  }

  /// A path and all its beginnings, longest first, the empty one included.
  private static func prefixes(of path: [String]) -> [[String]] {
    (0...path.count).reversed().map { Array(path.prefix($0)) }
  }
}

extension NamedType {
  /// Its names without generic arguments: `Outer.Inner`.
  package var plainName: String { components.map(\.name).joined(separator: ".") }
}
