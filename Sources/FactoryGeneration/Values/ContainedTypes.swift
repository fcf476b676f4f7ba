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
  /// The enumerations without which no value can be created.
  private(set) var neededEnumerations: Set<String> = []

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
          if isNeeded { neededEnumerations.insert(type.qualifiedName) }
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

/// The order in which the cases of enumerations are tried for a value.
struct CaseOrder: Sendable {
  /// A case of an enumeration, and the enumerations that its values contain.
  private struct Case {
    var enumeration: String
    var declaration: EnumCaseDeclaration
    var parts: Set<String>
    var needed: Set<String>
  }

  /// The cases whose values can contain a value of their enumeration.
  private var recursive: [String: Set<EnumCaseDeclaration>] = [:]
  /// The step in which a case can be created from those before it; none for a case whose values would never end.
  private var steps: [String: [EnumCaseDeclaration: Int]] = [:]

  /// Finds the cases in the sources.
  ///
  /// - Complexity: O(*n*) for *n* types in all cases.
  init(in index: SymbolTable) {
    var cases: [Case] = []
    for type in index.types where type.kind == .enum {
      for declaration in type.members.filter(\.isChoosable).compactMap(\.enumCase) {
        var parts = ContainedTypes(index, followsEnumerations: false)
        for value in declaration.associatedValues {
          parts.add(value.type, TypeScope(type.bodyScope))
        }
        cases.append(
          Case(
            enumeration: type.qualifiedName, declaration: declaration, parts: parts.enumerations,
            needed: parts.neededEnumerations))
      }
    }
    let cycles = GraphCycles(
      of: cases.reduce(into: [:]) { $0[$1.enumeration, default: []].formUnion($1.parts) })
    for found in cases where found.parts.contains(where: { cycles.connect($0, found.enumeration) })
    {
      recursive[found.enumeration, default: []].insert(found.declaration)
    }
    // An enumeration without cases has no values for another reason.
    let known = Set(cases.map(\.enumeration))
    for index in cases.indices { cases[index].needed.formIntersection(known) }
    note(cases)
  }

  /// Notes the steps in which cases can be created.
  private mutating func note(_ cases: [Case]) {
    var missing = cases.map(\.needed.count)
    let users = cases.indices.reduce(into: [String: [Int]]()) { users, index in
      for name in cases[index].needed { users[name, default: []].append(index) }
    }
    var ready = cases.indices.filter { missing[$0] == 0 }
    var step = 0
    while !ready.isEmpty {
      var next: [Int] = []
      for index in ready {
        let (name, isFirst) = (cases[index].enumeration, steps[cases[index].enumeration] == nil)
        steps[name, default: [:]][cases[index].declaration] = step
        guard isFirst else { continue }
        for user in users[name, default: []] {
          missing[user] -= 1
          if missing[user] == 0 { next.append(user) }
        }
      }
      ready = next
      step += 1
    }
  }

  /// Returns the cases of an enumeration that can be created: those first that contain no value of the enumeration.
  func sorted(
    _ cases: [(offset: Int, element: EnumCaseDeclaration)], of enumeration: String
  ) -> [(offset: Int, element: EnumCaseDeclaration)] {
    let steps = steps[enumeration, default: [:]]
    let recursive = recursive[enumeration, default: []]
    let possible = cases.compactMap { item in
      steps[item.element].map { step in
        (item: item, step: recursive.contains(item.element) ? 1 + step : 0)
      }
    }
    return possible.sorted { ($0.step, $0.item.offset) < ($1.step, $1.item.offset) }.map(\.item)
  }
}

extension TypeMember {
  /// The declaration of a case of an enumeration; nil for other members.
  var enumCase: EnumCaseDeclaration? {
    if case .enumCase(let declaration) = kind { declaration } else { nil }
  }
}
