import DeclarationModel

/// The associated types of a protocol and its ancestors, as a mock has them.
struct AssociatedTypes: Sendable {
  /// The associated types that are left open, in order of declaration, parents first.
  private(set) var generics: [GenericParameter] = []
  /// The requirements of the open types, beyond the constraint of each.
  private(set) var requirements: [GenericRequirement] = []
  /// The associated types that are bound to one type, in order of declaration.
  private(set) var typeAliases: [TypeAliasDeclaration] = []
  /// All declared associated types, and the types of the bound ones.
  private var bindings: TypeBindings
  /// The types that the aliases of the protocols stand for.
  private let aliases: TypeSubstitution
  /// The types with which the mock replaces associated types, and `Self`.
  private(set) var substitution: TypeSubstitution

  /// The open associated types whose requirements mention the mock itself: a class cannot ask that of its generic
  /// parameters.
  private(set) var selfReferential: [String] = []

  /// Gathers, merges and binds the associated types of a lineage.
  ///
  /// - Parameters:
  ///   - lineage: The protocol and its ancestors.
  ///   - mockName: The name of the mock, which stands in place of `Self`.
  init(_ lineage: Lineage, mockName: String) {
    substitution = TypeSubstitution(selfType: .name(mockName), bindings: [:])
    let declarations = lineage.ancestors.map(\.declaration)
    let aliases = ConstraintAliases(of: declarations).substitution
    bindings = TypeBindings(of: declarations, aliases: aliases)
    self.aliases = aliases
    guard !bindings.declared.isEmpty else { return }
    bind(in: lineage)
    let arguments = generics.map { TypeReference.name($0.name) }
    replaceSelf(by: .named(NamedType([.init(mockName, arguments: arguments)])))
  }

  /// The names of the associated types that the mock has as generic parameters or as aliases.
  var names: Set<String> {
    bindings.declared.isEmpty ? [] : Set(generics.map(\.name) + typeAliases.map(\.name))
  }

  /// Whether a bound associated type has a constraint other than `Sendable`.
  var bindsConstrainedTypes: Bool {
    typeAliases.contains {
      bindings.constraints[$0.name]?.contains { $0 != .name("Sendable") } ?? false
    }
  }

  private mutating func bind(in lineage: Lineage) {
    func statements(_ isStandard: Bool) -> [GenericRequirement] {
      lineage.ancestors.filter { $0.isStandard == isStandard }
        .flatMap { self.statements(of: $0, in: lineage) }.map(TypeBindings.strip)
    }
    // A requirement in a source goes before the default that a standard protocol has for the type.
    let redeclared = RedeclaredTypes(
      lineage, names: Set(bindings.declared), strip: TypeBindings.strip
    ).requirements
    let own = bindings.close(statements(false) + redeclared)
    let inferred: Set<String> = infersFailure(of: lineage, own) ? ["Failure"] : []
    bindings.leaveOut(inferred)
    let standard = StandardTypeDefaults(lineage).types.filter { !inferred.contains($0.name) }
    let stated = bindings.types
    for (name, type) in standard where stated[name] == nil {
      bindings.bind(name, to: TypeBindings.strip(type))
    }
    // A default that mentions the mock is trusted to satisfy the requirements of the standard protocol, also if a source
    // states it, and so is the mock.
    let defaults = standard.filter { name, type in
      type.mentions(["Self"]) && stated[name].map { $0 == TypeBindings.strip(type) } ?? true
    }
    let selfish = inferred.union(defaults.map(\.name))
      .union(stated.filter { $0.value == .name("Self") }.keys)
    let others = statements(true).map { $0.replacingIndices(of: selfish) }.filter {
      !$0.left.mentions(selfish) && !$0.right.mentions(selfish)
    }
    finish(bindings.close(own + others))
    let ofSelf = requirements.map { [$0.left, $0.right] }.filter { sides in
      sides.contains { $0.mentions(["Self"]) }
    }.joined()
    selfReferential = generics.map(\.name).filter { name in
      bindings.constraints[name]?.contains { $0.mentions(["Self"]) } == true
        || ofSelf.contains { $0.mentions([name]) }
    }
  }

  /// Returns whether `Failure` is left to the compiler: an asynchronous sequence throws what its iterator throws, and
  /// systems before macOS 15 and iOS 18 have no name for that type.
  private func infersFailure(of lineage: Lineage, _ own: [GenericRequirement]) -> Bool {
    let standard = Set(lineage.ancestors.filter(\.isStandard).map(\.declaration.name))
    guard standard.contains("AsyncSequence"), !standard.contains("AsyncIteratorProtocol"),
      bindings.types["Failure"] == nil
    else { return false }
    let isMentioned = own.contains {
      $0.left.mentions(["Failure"]) || $0.right.mentions(["Failure"])
    }
    return !isMentioned
      && !lineage.ancestors.contains { ancestor in
        !ancestor.isStandard
          && ancestor.declaration.members.contains { member in
            member.baseName == "Failure" || member.containsType { $0.mentions(["Failure"]) }
          }
      }
  }

  /// Returns the requirements that a protocol itself has for associated types, its own and its parents'.
  private func statements(of ancestor: Ancestor, in lineage: Lineage) -> [GenericRequirement] {
    var statements: [GenericRequirement] = []
    for case .declared(let link) in ancestor.parents where !link.arguments.isEmpty {
      let parent = lineage.ancestors.first { $0.number == link.number }
      let primary = parent?.declaration.primaryAssociatedTypes ?? []
      statements += zip(primary, link.arguments).map {
        GenericRequirement(.name($0), .sameType, $1)
      }
    }
    for member in ancestor.declaration.members {
      switch member.kind {
      case .associatedType(let type): statements += type.requirements
      case .typeAlias(let alias)
      where alias.generics.isEmpty && bindings.constraints[alias.name] != nil:
        statements.append(GenericRequirement(.name(alias.name), .sameType, alias.type))
      default: break
      }
    }
    // `where Self: P` is another spelling of inheritance.
    statements += ancestor.declaration.requirements.filter {
      $0.relation == .sameType || $0.left != .name("Self")
    }
    return statements.filter { !$0.right.isSuppressed }.map(aliases.apply)
  }

  /// Sorts the gathered types into parameters and aliases, and adds the requirements of open types.
  private mutating func finish(_ open: [GenericRequirement]) {
    let bound = TypeSubstitution(selfType: nil, bindings: bindings.types)
    var seen: Set<GenericRequirement> = []
    for name in bindings.declared {
      let parts = (bindings.constraints[name] ?? []).map { bound.apply(to: $0) }
      if let type = bindings.types[name] {
        typeAliases.append(TypeAliasDeclaration(name: name, type: type))
        // If `Element == Key` and `Key` stays generic, the constraints on `Element` become constraints on `Key`.
        for part in parts where bindings.isOpen(type) {
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
      if requirement.relation == .sameType, !bindings.isOpen(requirement.left) {
        swap(&requirement.left, &requirement.right)
      }
      // Requirements of types that are not open are true, or the protocol is in error.
      guard bindings.isOpen(requirement.left), requirement.left != requirement.right else {
        continue
      }
      if seen.insert(requirement).inserted { requirements.append(requirement) }
    }
  }

  /// Puts the mock's type in the place of `Self`.
  private mutating func replaceSelf(by type: TypeReference) {
    let ofSelf = TypeSubstitution(selfType: type, bindings: [:])
    substitution = TypeSubstitution(
      selfType: type, bindings: bindings.types.mapValues { ofSelf.apply(to: $0) })
    requirements = requirements.map { ofSelf.apply(to: $0) }
    typeAliases = typeAliases.map { alias in
      TypeAliasDeclaration(name: alias.name, type: ofSelf.apply(to: alias.type))
    }
    generics = generics.map { generic in
      let constraint = generic.constraint.map { ofSelf.apply(to: $0) }
      return GenericParameter(name: generic.name, constraint: constraint)
    }
  }
}

extension GenericRequirement {
  /// Returns the requirement with `Index` in place of `Indices.Index`: a type that a standard protocol makes of the mock has
  /// the same indices.
  fileprivate func replacingIndices(of names: Set<String>) -> GenericRequirement {
    func replaced(_ type: TypeReference) -> TypeReference {
      guard case .named(let named) = type, named.plainNames.count == 2,
        names.contains(named.plainNames[0]), named.plainNames[1] == "Index"
      else { return type }
      return .name("Index")
    }
    return GenericRequirement(replaced(left), relation, replaced(right))
  }
}
