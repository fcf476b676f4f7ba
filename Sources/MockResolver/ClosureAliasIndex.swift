import DeclarationModel

/// The type aliases of the input that stand for functions.
struct ClosureAliasIndex: Sendable {
  private let topLevel: Set<String>
  private let nested: Set<String>

  /// Gathers the aliases of some files.
  init(_ files: [ScannedFile]) {
    let aliases = files.flatMap(\.closureAliases)
    topLevel = Set(aliases.filter { !$0.isNested }.map(\.name))
    nested = Set(aliases.filter(\.isNested).map(\.name))
  }

  /// A requirement whose parameters know whether they are closures.
  ///
  /// - Parameters:
  ///   - member: The requirement.
  ///   - isNested: Whether its protocol is nested in a type, whose aliases it can name.
  func apply(to member: ProtocolMember, isNested: Bool) -> ProtocolMember {
    guard !topLevel.isEmpty || !nested.isEmpty else { return member }
    func mark(_ parameters: [Parameter]) -> [Parameter] {
      parameters.map { parameter in
        var parameter = parameter
        parameter.namesClosure = isClosure(parameter.type, isNested: isNested)
        return parameter
      }
    }
    var member = member
    switch member.kind {
    case .method(var method):
      method.parameters = mark(method.parameters)
      member.kind = .method(method)
    case .initializer(var initializer):
      initializer.parameters = mark(initializer.parameters)
      member.kind = .initializer(initializer)
    case .property, .subscript, .associatedType, .typeAlias: break
    }
    return member
  }

  private func isClosure(_ type: TypeReference, isNested: Bool) -> Bool {
    guard case .named(let named) = type, let last = named.components.last else { return false }
    let isQualified = named.components.count > 1
    return (!isQualified && topLevel.contains(last.name))
      || ((isQualified || isNested) && nested.contains(last.name))
      || (isQualified && topLevel.contains(last.name))
  }
}
