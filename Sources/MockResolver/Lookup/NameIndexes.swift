import DeclarationModel

/// The type aliases of the input that stand for functions.
struct ClosureAliasIndex: Sendable {
  private let topLevel: Set<String>
  private let nested: Set<String>

  /// Gathers the aliases of some files.
  init(_ files: [ScannedFile]) {
    let aliases = files.flatMap(\.closureAliases)
    topLevel = Set(aliases.filter { $0.enclosingTypes.isEmpty }.map(\.name))
    nested = Set(aliases.filter { !$0.enclosingTypes.isEmpty }.map(\.name))
  }

  /// A requirement whose parameters know whether they are closures.
  ///
  /// - Parameters:
  ///   - member: The requirement.
  ///   - isNested: Whether its protocol is nested in a type, whose aliases it can name.
  func apply(to member: ProtocolMember, isNested: Bool) -> ProtocolMember {
    guard !topLevel.isEmpty || !nested.isEmpty else { return member }
    return member.mappingParameters { parameter in
      var parameter = parameter
      parameter.namesClosure = isClosure(parameter.type, isNested: isNested)
      return parameter
    }
  }

  private func isClosure(_ type: TypeReference, isNested: Bool) -> Bool {
    guard case .named(let named) = type, let last = named.components.last else { return false }
    let isQualified = named.components.count > 1
    return (!isQualified && topLevel.contains(last.name))
      || ((isQualified || isNested) && nested.contains(last.name))
      || (isQualified && topLevel.contains(last.name))
  }
}

/// The types of the input that are named like types that mocks are written with.
struct DeclaredNameIndex: Sendable {
  private let topLevel: Set<String>
  private let nested: Set<String>

  /// Gathers the types of some files.
  init(_ files: [ScannedFile]) {
    let names = files.flatMap(\.declaredNames)
    topLevel = Set(names.filter { $0.enclosingTypes.isEmpty }.map(\.name))
    nested = Set(names.filter { !$0.enclosingTypes.isEmpty }.map(\.name))
  }

  /// The names that mean another type where the mock of a protocol stands.
  func names(hidingIn declaration: ProtocolDeclaration) -> Set<String> {
    declaration.enclosingTypes.isEmpty ? topLevel : topLevel.union(nested)
  }
}
