import DeclarationModel

/// The requirements of protocols from compiled modules that a mock need not implement.
///
/// A requirement of a protocol that comes with the toolchain is left to its default implementation if there is one
/// for the mock: otherwise `Sequence.underestimatedCount` and `LocalizedError.errorDescription` would have to be
/// stubbed before anything works. Requirements of other modules are mocked, unless they cannot be. An implementation
/// that depends on a constraint counts if the mock is known to satisfy the constraint.
struct InheritedDefaults {
  /// The requirements whose default implementations call each other, so that one must be implemented, or are for
  /// other constraints on a generic parameter.
  private static let required: Set = [
    "AsyncIteratorProtocol.next()", "BinaryInteger.init(_:)", "Executor.enqueue(_:)",
    "FloatingPoint.init(_:)", "Numeric.init(exactly:)", "SerialExecutor.enqueue(_:)",
    "TaskExecutor.enqueue(_:)",
  ]

  /// The signatures of default implementations.
  private let implemented: Set<MemberSignature>
  private let types: TypeSubstitution

  /// Gathers the default implementations that a mock has.
  ///
  /// - Parameters:
  ///   - lineage: The protocol and its ancestors.
  ///   - extensions: The extensions of protocols in compiled modules, by the protocol.
  ///   - types: The types with which the mock replaces associated types and `Self`.
  init(
    _ lineage: Lineage, extensions: [String: [ProtocolDeclaration]], _ types: TypeSubstitution
  ) {
    self.types = types
    guard lineage.ancestors.contains(where: { $0.module != nil }) else {
      implemented = []
      return
    }
    let names = Set(lineage.ancestors.map(\.declaration.qualifiedName)).union(lineage.known.names)
    var implemented: Set<MemberSignature> = []
    for ancestor in lineage.ancestors where ancestor.module != nil {
      for block in extensions[ancestor.declaration.qualifiedName] ?? []
      where block.requirements.allSatisfy({ Self.isSatisfied($0, names, types) }) {
        for member in block.members {
          implemented.insert(.implementation(types.apply(to: member)))
        }
      }
    }
    self.implemented = implemented
  }

  /// Returns whether a requirement of an ancestor may be left to its default implementation.
  ///
  /// - Parameters:
  ///   - member: The requirement, as the ancestor declares it.
  ///   - ancestor: The protocol that declares it.
  func cover(_ member: ProtocolMember, of ancestor: Ancestor) -> Bool {
    guard ancestor.module != nil else { return false }
    // A deprecated requirement of the toolchain is not needed, and implementing it gives a warning.
    if ancestor.isStandard, member.isDeprecated { return true }
    if Self.required.contains("\(ancestor.declaration.name).\(member.labelledName)") {
      return false
    }
    return implemented.contains(.implementation(types.apply(to: member)))
  }

  /// Returns whether a protocol of the toolchain has a deprecated requirement that must be implemented.
  static func requiresDeprecated(of declaration: ProtocolDeclaration) -> Bool {
    declaration.members.contains {
      $0.isDeprecated && required.contains("\(declaration.name).\($0.labelledName)")
    }
  }

  private static func isSatisfied(
    _ written: GenericRequirement, _ names: Set<String>, _ types: TypeSubstitution
  ) -> Bool {
    let requirement = types.apply(to: written)
    switch requirement.relation {
    case .sameType: return requirement.left == requirement.right
    // `id` has a default for classes; ignore it, so that `Identifiable` mocks have a stubbable `id`.
    case .conformance:
      return written.left == .name("Self") && written.right != .name("AnyObject")
        && written.right.compositionParts.allSatisfy { part in
          guard case .named(let type) = part else { return false }
          return type.components.last.map { names.contains($0.name) } ?? false
        }
    }
  }
}

extension Set<KnownParent> {
  /// The names of these known parents.
  fileprivate var names: Set<String> {
    var names: Set<String> = []
    if contains(.sendable) || contains(.actor) { names.insert("Sendable") }
    if contains(.equatable) || contains(.hashable) { names.insert("Equatable") }
    if contains(.hashable) { names.insert("Hashable") }
    return names
  }
}

extension ProtocolMember {
  /// Whether the member is deprecated on all platforms.
  var isDeprecated: Bool {
    attributes.compactMap(\.availability).contains { $0.isDeprecated && $0.platforms.isEmpty }
  }
}
