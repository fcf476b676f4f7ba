import DeclarationModel
import Symbols

/// The names whose declarations may affect mocks, although no protocol inherits from them.
///
/// The names are gathered before any mock is made, so that each mock is made once.
struct LookupNames: Sendable {
  /// The types in requirements, by names of one component: they may be aliases of closures, or noncopyable.
  private(set) var types: Set<String> = []
  /// The other types in requirements, by the components of their names.
  private(set) var qualifiedTypes: Set<[String]> = []
  /// The types of members that may be the same as others with their name, if some of the types are aliases.
  private(set) var spelledApart: Set<String> = []
  /// The protocols that have a property and a method of one name; an extension may implement one of the two.
  private(set) var extended: Set<String> = []

  /// Creates an empty collection.
  init() {}

  /// Gathers the names for one protocol that it shares with its ancestors: those of members with one name.
  ///
  /// - Parameters:
  ///   - lineage: The protocol with its ancestors.
  ///   - table: The symbols of the input.
  /// - Complexity: O(*n*) for *n* members, inherited ones included.
  init(of lineage: Lineage, in table: SymbolTable) {
    add(namesakesIn: lineage, table)
    addRivals(in: lineage)
  }

  /// Adds the names of another collection.
  mutating func formUnion(_ other: LookupNames) {
    types.formUnion(other.types)
    qualifiedTypes.formUnion(other.qualifiedTypes)
    spelledApart.formUnion(other.spelledApart)
    extended.formUnion(other.extended)
  }

  /// Adds the names that matter to every protocol that inherits from one: those of the types in its requirements.
  mutating func add(_ declaration: ProtocolDeclaration) {
    add(typesOf: declaration)
    add(overloadsIn: declaration)
  }

  /// Adds protocols whose extensions may implement requirements.
  mutating func add(extended names: [String]) { extended.formUnion(names) }

  private mutating func add(typesOf declaration: ProtocolDeclaration) {
    let open = Set(
      declaration.members.compactMap { member in
        if case .associatedType(let type) = member.kind { type.name } else { nil }
      })
    for member in declaration.members {
      let own = member.generics.isEmpty ? open : open.union(member.generics.map(\.name))
      member.visitTypes { add($0, besides: own) }
    }
    for requirement in declaration.requirements where requirement.left != .name("Self") {
      requirement.left.visit { add($0, besides: open) }
      requirement.right.visit { add($0, besides: open) }
    }
    // The parents themselves are looked up elsewhere.
    for argument in declaration.inheritance.flatMap(\.compositionParts).flatMap(\.children) {
      argument.visit { add($0, besides: open) }
    }
  }

  private mutating func add(_ type: TypeReference, besides own: Set<String>) {
    guard case .named(let named) = type, let name = named.components.last?.name,
      named.components.count > 1 || !own.contains(name), !KnownAlias.isKnown(name)
    else { return }
    if named.components.count > 1 {
      qualifiedTypes.insert(named.plainNames)
    } else {
      types.insert(name)
    }
  }

  private mutating func add(spelledApart names: Set<String>) {
    spelledApart.formUnion(names.filter { !KnownAlias.isKnown($0) })
  }

  private mutating func add(namesakesIn lineage: Lineage, _ table: SymbolTable) {
    let inherited = lineage.superclass.map {
      SuperclassResolution.inheritedMembers(of: $0.type, in: table)
    }
    guard lineage.ancestors.count > 1 || inherited != nil else { return }
    var namesakes: [SidedName: Namesakes] = [:]
    for member in inherited ?? [] {
      namesakes[member.sidedName, default: Namesakes()].add(member)
    }
    for ancestor in lineage.ancestors {
      let members = ancestor.declaration.members.filter(\.isImplemented)
      for member in members {
        let name = member.sidedName
        guard let others = namesakes[name], others.has(besides: MemberSpelling(member)) else {
          continue
        }
        for named in others.new + [member] { add(spelledApart: named.namesOfTypes) }
        namesakes[name]?.new = []
      }
      for member in members { namesakes[member.sidedName, default: Namesakes()].add(member) }
    }
  }

  /// Adds the names of types that overloads in one protocol have where others have closures: an alias of a closure
  /// may differ from such a closure only in `@Sendable`.
  private mutating func add(overloadsIn declaration: ProtocolDeclaration) {
    let overloads = Dictionary(grouping: declaration.members) {
      OverloadShape(name: $0.sidedName, count: $0.parameters.count)
    }
    for (shape, members) in overloads where members.count > 1 {
      let types = members.map(\.typesOfPlaces)
      for place in 0...shape.count {
        let alternatives = types.compactMap { $0.dropFirst(place).first?.unwrapped }
        guard alternatives.contains(where: \.isFunction)
        else { continue }
        for case .named(let named) in alternatives { add(spelledApart: Set(named.plainNames)) }
      }
    }
  }

  /// Adds the protocols of a lineage if a property and a method have one name that a class cannot give to both.
  private mutating func addRivals(in lineage: Lineage) {
    var properties: Set<SidedName> = []
    var methods: Set<SidedName> = []
    for member in lineage.ancestors.lazy.flatMap(\.declaration.members) {
      switch member.kind {
      case .property(let property):
        properties.insert(SidedName(name: property.name, isStatic: member.isStatic))
      case .method(let method) where method.excludesProperty:
        methods.insert(SidedName(name: method.name, isStatic: member.isStatic))
      default: break
      }
    }
    guard !properties.isDisjoint(with: methods) else { return }
    extended.formUnion(lineage.ancestors.map(\.declaration.name))
  }
}

extension ProtocolMember {
  /// The types of the parameters, and that of the result.
  fileprivate var typesOfPlaces: [TypeReference] {
    parameters.map(\.type) + [result].compactMap(\.self)
  }

  /// The names in the member's types, each component of a qualified one on its own.
  var namesOfTypes: Set<String> {
    var names: Set<String> = []
    visitTypes { if case .named(let named) = $0 { names.formUnion(named.plainNames) } }
    return names
  }
}

/// A name and a number of parameters, which overloads share that are told apart by types.
private struct OverloadShape: Hashable {
  let name: SidedName
  let count: Int
}

/// The members of one name that the ancestors so far have.
private struct Namesakes {
  private var spellings: Set<MemberSpelling> = []
  /// The members, one of each spelling, whose types are not gathered yet.
  var new: [ProtocolMember] = []

  mutating func add(_ member: ProtocolMember) {
    if spellings.insert(MemberSpelling(member)).inserted { new.append(member) }
  }

  /// Returns whether a member has other types than one with this spelling.
  func has(besides spelling: MemberSpelling) -> Bool {
    spellings.count > (spellings.contains(spelling) ? 1 : 0)
  }
}

/// The types of a member as they are written.
private struct MemberSpelling: Hashable {
  let parameters: [TypeReference]
  let result: TypeReference?
  let generics: [GenericParameter]

  init(_ member: ProtocolMember) {
    parameters = member.parameters.map(\.type)
    result = member.result
    generics = member.generics
  }
}
