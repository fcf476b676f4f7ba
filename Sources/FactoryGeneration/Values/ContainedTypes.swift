import DeclarationModel
import Symbols

/// The models and enumerations that types contain, each found once.
struct ContainedTypes {
  /// A name in a place.
  private struct Part: Hashable {
    var name: String
    var place: [String]
    var isNeeded: Bool
  }

  /// The structures, classes and actors.
  private(set) var models: Set<String> = []
  /// The models without which no value can be created: they are not in an optional or a collection.
  private(set) var neededModels: Set<String> = []
  /// The enumerations.
  private(set) var enumerations: Set<String> = []

  private let index: SymbolTable
  private let followsEnumerations: Bool
  private var seen: Set<Part> = []

  /// Creates an empty set of types.
  ///
  /// - Parameters:
  ///   - index: The types of the sources.
  ///   - followsEnumerations: Whether what the cases of enumerations contain is contained, too.
  init(_ index: SymbolTable, followsEnumerations: Bool = true) {
    self.index = index
    self.followsEnumerations = followsEnumerations
  }

  /// Adds what a type contains.
  mutating func add(_ type: TypeReference, _ scope: TypeScope) {
    var open = [(type: type, scope: scope, isNeeded: true)]
    while let (type, scope, isNeeded) = open.popLast() {
      switch type {
      case .optional(let part), .implicitlyUnwrapped(let part), .array(let part):
        open.append((part, scope, false))
      case .dictionary(let key, let value): open += [(key, scope, false), (value, scope, false)]
      case .tuple(let elements): open += elements.map { ($0.type, scope, isNeeded) }
      case .named(let name):
        switch index.meaning(of: name, in: scope) {
        case .alias(let type, let target):
          let part = Part(name: name.text, place: scope.path, isNeeded: isNeeded)
          if seen.insert(part).inserted { open.append((type, target, isNeeded)) }
        case .types(let types):
          guard let type = types.first else { continue }
          guard type.kind == .enum else {
            models.insert(type.qualifiedName)
            if isNeeded { neededModels.insert(type.qualifiedName) }
            continue
          }
          enumerations.insert(type.qualifiedName)
          guard followsEnumerations,
            seen.insert(Part(name: type.qualifiedName, place: [], isNeeded: isNeeded)).inserted
          else { continue }
          for value in type.members.compactMap(\.enumCase).flatMap(\.associatedValues) {
            open.append((value.type, TypeScope(type.bodyScope), isNeeded))
          }
        case .protocol, nil:
          open += (name.components.last?.arguments ?? []).map { ($0, scope, false) }
        }
      default: continue
      }
    }
  }
}

/// The cases of enumerations whose values can contain a value of their enumeration.
struct RecursiveCases: Sendable {
  private let cases: [String: Set<EnumCaseDeclaration>]

  /// Finds the cases in the sources.
  init(in index: SymbolTable) {
    var found: [(enumeration: String, declaration: EnumCaseDeclaration, parts: Set<String>)] = []
    for type in index.types where type.kind == .enum {
      for declaration in type.members.compactMap(\.enumCase) {
        var parts = ContainedTypes(index, followsEnumerations: false)
        for value in declaration.associatedValues {
          parts.add(value.type, TypeScope(type.bodyScope))
        }
        found.append((type.qualifiedName, declaration, parts.enumerations))
      }
    }
    let cycles = GraphCycles(
      of: found.reduce(into: [:]) { $0[$1.enumeration, default: []].formUnion($1.parts) })
    cases = found.reduce(into: [:]) { cases, found in
      if found.parts.contains(where: { cycles.connect($0, found.enumeration) }) {
        cases[found.enumeration, default: []].insert(found.declaration)
      }
    }
  }

  /// Returns whether a case of an enumeration is one of them.
  func contains(_ declaration: EnumCaseDeclaration, of enumeration: String) -> Bool {
    cases[enumeration]?.contains(declaration) ?? false
  }
}

extension TypeMember {
  /// The declaration of a case of an enumeration; nil for other members.
  var enumCase: EnumCaseDeclaration? {
    if case .enumCase(let declaration) = kind { declaration } else { nil }
  }
}
