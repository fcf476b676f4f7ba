import DeclarationModel

/// The associated types of a protocol and its ancestors, and the types that same-type requirements bind
/// them to.
struct TypeBindings: Sendable {
  /// The names, in order of declaration.
  private(set) var declared: [String] = []
  /// The constraints of each.
  private(set) var constraints: [String: [TypeReference]] = [:]
  /// The types of the bound ones.
  private(set) var types: [String: TypeReference] = [:]
  /// The names of the protocol and its ancestors.
  private var protocols: Set<String> = []

  /// Takes the associated types of some protocols.
  ///
  /// - Parameters:
  ///   - declarations: The protocols.
  ///   - aliases: The types that the aliases of the protocols stand for.
  init(of declarations: [ProtocolDeclaration], aliases: TypeSubstitution) {
    for declaration in declarations { declare(declaration, aliases) }
    if !declared.isEmpty { protocols = Set(declarations.map(\.name)) }
  }

  /// Takes the associated types that a protocol declares itself.
  private mutating func declare(_ declaration: ProtocolDeclaration, _ aliases: TypeSubstitution) {
    for member in declaration.members {
      guard case .associatedType(let type) = member.kind else { continue }
      if constraints[type.name] == nil { declared.append(type.name) }
      // `~Copyable` is dropped: the mock keeps its arguments, so its associated types must be copyable.
      let parts = type.inheritance.map { aliases.apply(to: Self.strip($0)) }
        .flatMap(\.compositionParts)
        .filter { !$0.isSuppressed }
      for part in parts where constraints[type.name]?.contains(part) != true {
        constraints[type.name, default: []].append(part)
      }
      // An associated type without constraints is declared, too.
      constraints[type.name] = constraints[type.name] ?? []
    }
  }

  /// Removes associated types that are to be neither parameters nor aliases.
  mutating func leaveOut(_ names: Set<String>) {
    guard !names.isEmpty else { return }
    declared.removeAll { names.contains($0) }
    for name in names { constraints[name] = nil }
  }

  /// Binds associated types by same-type requirements, and returns the requirements that remain.
  mutating func close(_ requirements: [GenericRequirement]) -> [GenericRequirement] {
    var open = requirements
    // A bound type may make it possible to bind another.
    while true {
      let rest = open.filter { $0.relation != .sameType || !bind($0) }
      if rest.count == open.count, !bindToSelf(open) { return open }
      open = rest
    }
  }

  /// Binds one side of a same-type requirement to the other, if one is an associated type.
  private mutating func bind(_ requirement: GenericRequirement) -> Bool {
    let substitution = TypeSubstitution(selfType: nil, bindings: types)
    let left = substitution.apply(to: requirement.left)
    let right = substitution.apply(to: requirement.right)
    if left == right { return true }
    let bound: [String: TypeReference]
    if let name = openName(left, boundTo: right) {
      bound = binding(name, to: right)
    } else if let name = openName(right, boundTo: left) {
      bound = binding(name, to: left)
    } else {
      return false
    }
    // Each protocol may double the types of its parents, which the compiler limits as well.
    guard !bound.values.contains(where: \.isTooLarge) else { return false }
    types = bound
    return true
  }

  /// Binds an associated type to the mock itself if its only requirements mention the mock:
  /// `associatedtype Copy: Copying where Copy.Copy == Self`.
  private mutating func bindToSelf(
    _ requirements: [GenericRequirement]
  ) -> Bool {
    let stated = requirements.flatMap { [($0.left, $0.right), ($0.right, $0.left)] }
    let name = declared.first { name in
      guard types[name] == nil, let parts = constraints[name] else { return false }
      let asked = requirements.filter { $0.relation == .conformance && $0.left == .name(name) }
        .flatMap(\.right.compositionParts)
      let known = Set((protocols + ["AnyObject"]).map { CanonicalType(.name($0)) })
      guard known.isSuperset(of: (parts + asked).map { CanonicalType($0) }) else { return false }
      return stated.contains { $0.mentions([name]) && $1.mentions(["Self"]) }
    }
    if let name { bind(name, to: .name("Self")) }
    return name != nil
  }

  /// Returns the associated type that `type` is, if it may be bound to `other`.
  ///
  /// A type is not bound to a type that mentions it; and it stays a parameter if it is bound to a member of another
  /// associated type, as in `List.Element == Item`.
  private func openName(_ type: TypeReference, boundTo other: TypeReference) -> String? {
    guard let name = type.plainName, constraints[name] != nil, !other.mentions([name]),
      !(isOpen(other) && other.isMember)
    else { return nil }
    return name
  }

  /// Binds an associated type, and replaces it in the types that others are bound to.
  mutating func bind(_ name: String, to type: TypeReference) {
    types = binding(name, to: type)
  }

  private func binding(_ name: String, to type: TypeReference) -> [String: TypeReference] {
    let substitution = TypeSubstitution(selfType: nil, bindings: [name: type])
    var bound = types.mapValues { substitution.apply(to: $0) }
    bound[name] = type
    return bound
  }

  /// Returns whether a type is an unbound associated type, or a member of one.
  func isOpen(_ type: TypeReference) -> Bool {
    guard case .named(let named) = type, let first = named.components.first?.name else {
      return false
    }
    return constraints[first] != nil && types[first] == nil
  }

  /// Returns a type without redundant `Self.`: `Self.Item` becomes `Item`.
  static func strip(_ type: TypeReference) -> TypeReference {
    TypeSubstitution(selfType: nil, bindings: [:]).apply(to: type)
  }

  /// Returns a requirement with both sides stripped.
  static func strip(_ requirement: GenericRequirement) -> GenericRequirement {
    TypeSubstitution(selfType: nil, bindings: [:]).apply(to: requirement)
  }
}

extension TypeReference {
  /// Whether the type is named as a member of another: `List.Element`.
  fileprivate var isMember: Bool {
    if case .named(let named) = self { named.components.count > 1 } else { false }
  }
}
