import DeclarationModel

/// The associated types of a protocol and its ancestors, as a mock has them.
struct AssociatedTypes: Sendable {
  /// Those that are left open, in order of declaration, parents first.
  private(set) var generics: [GenericParameter] = []
  /// What is asked of them, beyond the constraint of each.
  private(set) var requirements: [GenericRequirement] = []
  /// Those that are bound to one type, in order of declaration.
  private(set) var typeAliases: [TypeAliasDeclaration] = []
  /// What the bound ones stand for.
  private var bindings: [String: TypeReference] = [:]
  /// What the mock makes of them, and of `Self`.
  private(set) var substitution: TypeSubstitution

  /// Those that are left open, and of which something is asked that speaks of the mock itself: a class
  /// cannot ask that of its generic parameters.
  private(set) var selfReferential: [String] = []

  /// The names of the protocol and its ancestors.
  private var protocols: Set<String> = []
  private var declared: [String] = []
  private var constraints: [String: [TypeReference]] = [:]

  /// Gathers, merges and binds the associated types of a lineage.
  ///
  /// - Parameters:
  ///   - lineage: The protocol and its ancestors.
  ///   - mockName: The name of the mock, which stands in place of `Self`.
  init(_ lineage: Lineage, mockName: String) {
    substitution = TypeSubstitution(selfType: .name(mockName), bindings: [:])
    for ancestor in lineage.ancestors { declare(ancestor.declaration) }
    guard !declared.isEmpty else { return }
    bind(in: lineage)
    let arguments = generics.map { TypeReference.name($0.name) }
    replaceSelf(by: .named(NamedType([.init(mockName, arguments: arguments)])))
  }

  /// The names of all: those that the mock has as generic parameters, and as aliases.
  var names: Set<String> {
    declared.isEmpty ? [] : Set(generics.map(\.name) + typeAliases.map(\.name))
  }

  private mutating func bind(in lineage: Lineage) {
    protocols = Set(lineage.ancestors.map(\.declaration.name))
    func statements(_ isStandard: Bool) -> [GenericRequirement] {
      lineage.ancestors.filter { $0.isStandard == isStandard }
        .flatMap { self.statements(of: $0, in: lineage) }.map(strip)
    }
    // What a source says of a type goes before the default that a standard protocol has for it.
    let redeclared = RedeclaredTypes(lineage, names: Set(declared), strip: strip).requirements
    let own = close(statements(false) + redeclared)
    let defaults = StandardTypeDefaults(lineage).types.filter { bindings[$0.name] == nil }
    for (name, type) in defaults { bind(name, to: strip(type)) }
    let selfish = Set(defaults.filter { $0.type.mentions(["Self"]) }.map(\.name))
    // The default made of the mock satisfies what the protocol says of it, as its author knew.
    let others = statements(true).filter {
      !$0.left.mentions(selfish) && !$0.right.mentions(selfish)
    }
    finish(close(own + others))
    selfReferential = generics.map(\.name).filter { name in
      constraints[name]?.contains { $0.mentions(["Self"]) } == true
        || requirements.contains { requirement in
          [requirement.left, requirement.right].contains { $0.mentions([name]) }
            && [requirement.left, requirement.right].contains { $0.mentions(["Self"]) }
        }
    }
  }

  /// Binds what same-type requirements bind; returns the others.
  private mutating func close(_ requirements: [GenericRequirement]) -> [GenericRequirement] {
    var open = requirements
    // What is bound may settle what could not be bound before.
    while true {
      let rest = open.filter { $0.relation != .sameType || !bind($0) }
      if rest.count == open.count, !bindToSelf(open) { return open }
      open = rest
    }
  }

  /// Takes the associated types that a protocol declares itself.
  private mutating func declare(_ declaration: ProtocolDeclaration) {
    for member in declaration.members {
      guard case .associatedType(let type) = member.kind else { continue }
      if constraints[type.name] == nil { declared.append(type.name) }
      // Those that need not be copyable are in the mock, which keeps what it is called with.
      let parts = type.inheritance.flatMap(\.compositionParts).map(strip)
        .filter { !$0.isSuppressed }
      for part in parts where constraints[type.name]?.contains(part) != true {
        constraints[type.name, default: []].append(part)
      }
      // An unconstrained one is declared, too.
      constraints[type.name] = constraints[type.name] ?? []
    }
  }

  /// What a protocol says about associated types, its own and its parents'.
  private func statements(of ancestor: Ancestor, in lineage: Lineage) -> [GenericRequirement] {
    var statements: [GenericRequirement] = []
    for case .declared(let number, let arguments) in ancestor.parents where !arguments.isEmpty {
      let parent = lineage.ancestors.first { $0.number == number }
      let primary = parent?.declaration.primaryAssociatedTypes ?? []
      statements += zip(primary, arguments).map { GenericRequirement(.name($0), .sameType, $1) }
    }
    for member in ancestor.declaration.members {
      switch member.kind {
      case .associatedType(let type): statements += type.requirements
      case .typeAlias(let alias) where alias.generics.isEmpty && constraints[alias.name] != nil:
        statements.append(GenericRequirement(.name(alias.name), .sameType, alias.type))
      default: break
      }
    }
    statements += ancestor.declaration.requirements.filter { $0.left != .name("Self") }
    return statements.filter { !$0.right.isSuppressed }
  }

  /// Binds one side of a same-type requirement to the other, if one is an associated type.
  private mutating func bind(_ requirement: GenericRequirement) -> Bool {
    let substitution = TypeSubstitution(selfType: nil, bindings: bindings)
    let left = substitution.apply(to: requirement.left)
    let right = substitution.apply(to: requirement.right)
    if left == right { return true }
    guard let name = openName(left, boundTo: right) else {
      guard let name = openName(right, boundTo: left) else { return false }
      bind(name, to: left)
      return true
    }
    bind(name, to: right)
    return true
  }

  /// Takes the mock itself for an associated type, if something is asked of it that speaks of the mock,
  /// and the mock is all that is asked: `associatedtype Copy: Copying where Copy.Copy == Self`.
  private mutating func bindToSelf(
    _ requirements: [GenericRequirement]
  ) -> Bool {
    let stated = requirements.flatMap { [($0.left, $0.right), ($0.right, $0.left)] }
    let name = declared.first { name in
      guard bindings[name] == nil, let parts = constraints[name] else { return false }
      let asked = requirements.filter { $0.relation == .conformance && $0.left == .name(name) }
        .flatMap(\.right.compositionParts)
      guard (parts + asked).allSatisfy({ protocols.contains($0.text) || $0.text == "AnyObject" })
      else { return false }
      return stated.contains { $0.mentions([name]) && $1.mentions(["Self"]) }
    }
    if let name { bind(name, to: .name("Self")) }
    return name != nil
  }

  /// The associated type that `type` is, if it may be bound to `other`.
  ///
  /// It may not be bound to something made of itself; and it stays a parameter if it is a member of
  /// another, as in `List.Element == Item`.
  private func openName(_ type: TypeReference, boundTo other: TypeReference) -> String? {
    guard case .named(let named) = type, named.components.count == 1,
      let name = named.components.first?.name, constraints[name] != nil,
      !other.mentions([name]), !(isOpen(other) && other.isMember)
    else { return nil }
    return name
  }

  private mutating func bind(_ name: String, to type: TypeReference) {
    let substitution = TypeSubstitution(selfType: nil, bindings: [name: type])
    bindings = bindings.mapValues { substitution.apply(to: $0) }
    bindings[name] = type
  }

  /// Sorts what was gathered into parameters, aliases and requirements.
  private mutating func finish(_ open: [GenericRequirement]) {
    let bound = TypeSubstitution(selfType: nil, bindings: bindings)
    var seen: Set<GenericRequirement> = []
    for name in declared {
      let parts = (constraints[name] ?? []).map { bound.apply(to: $0) }
      if let type = bindings[name] {
        typeAliases.append(TypeAliasDeclaration(name: name, type: type))
        // What was asked of the bound type is asked of an open one that it is bound to.
        for part in parts where isOpen(type) {
          let requirement = GenericRequirement(type, .conformance, part)
          if seen.insert(requirement).inserted { requirements.append(requirement) }
        }
        continue
      }
      let constraint = parts.count > 1 ? .composition(parts) : parts.first
      generics.append(GenericParameter(name: name, constraint: constraint))
    }
    for written in open {
      var requirement = bound.apply(to: written)
      if requirement.relation == .sameType, !isOpen(requirement.left) {
        swap(&requirement.left, &requirement.right)
      }
      // What is said of types that are not open is true of them, or the protocol is in error.
      guard isOpen(requirement.left), requirement.left != requirement.right else { continue }
      if seen.insert(requirement).inserted { requirements.append(requirement) }
    }
  }

  /// Whether a type is an unbound associated type, or a member of one.
  private func isOpen(_ type: TypeReference) -> Bool {
    guard case .named(let named) = type, let first = named.components.first?.name else {
      return false
    }
    return constraints[first] != nil && bindings[first] == nil
  }

  /// Puts the mock's type in the place of `Self`.
  private mutating func replaceSelf(by type: TypeReference) {
    let ofSelf = TypeSubstitution(selfType: type, bindings: [:])
    substitution = TypeSubstitution(
      selfType: type, bindings: bindings.mapValues { ofSelf.apply(to: $0) })
    requirements = requirements.map { ofSelf.apply(to: $0) }
    typeAliases = typeAliases.map { alias in
      TypeAliasDeclaration(name: alias.name, type: ofSelf.apply(to: alias.type))
    }
    generics = generics.map { generic in
      let constraint = generic.constraint.map { ofSelf.apply(to: $0) }
      return GenericParameter(name: generic.name, constraint: constraint)
    }
  }

  private func strip(_ type: TypeReference) -> TypeReference {
    TypeSubstitution(selfType: nil, bindings: [:]).apply(to: type)
  }

  private func strip(_ requirement: GenericRequirement) -> GenericRequirement {
    TypeSubstitution(selfType: nil, bindings: [:]).apply(to: requirement)
  }
}

extension TypeReference {
  /// Whether it is a name in another.
  fileprivate var isMember: Bool {
    if case .named(let named) = self { named.components.count > 1 } else { false }
  }
}
