import DeclarationModel

/// What makes two requirements one: one member of a class satisfies both.
///
/// A property's type, effects other than a function's `async`, attributes and names of parameters are no part of it.
struct MemberSignature: Sendable, Hashable {
  private let isStatic: Bool
  private let name: String
  private let parameters: [String]
  private let result: String
  private let isAsync: Bool
  private let constraints: [String]

  /// The signature of a requirement, with the types of the mock.
  ///
  /// - Parameters:
  ///   - member: The requirement.
  ///   - modules: Modules whose names may stand before those of types, and make no difference.
  init(_ member: ProtocolMember, modules: Set<String> = []) {
    let renaming = Self.renaming(of: member.generics)
    func text(_ type: TypeReference) -> String {
      let type = type.unqualified(by: modules)
      if type.isVoid { return "Void" }
      if case .implicitlyUnwrapped(let type) = type { return text(.optional(type)) }
      return renaming.apply(to: type).text
    }
    isStatic = member.isStatic
    name = member.labelledName
    parameters = member.parameters.map {
      ($0.isInout ? "inout " : "") + text($0.type) + ($0.isVariadic ? "..." : "")
    }
    if case .property = member.kind {
      result = ""
    } else {
      result = text(member.result ?? .void)
    }
    switch member.kind {
    // A class may have both (SE-0296).
    case .method, .initializer: isAsync = member.effects.isAsync
    case .property, .subscript, .associatedType, .typeAlias: isAsync = false
    }
    // `<T: P>` and `where T: P` say the same.
    let inherited = member.generics.flatMap { generic in
      (generic.constraint?.compositionParts ?? []).map {
        GenericRequirement(.name(generic.name), .conformance, $0.unqualified(by: modules))
      }
    }
    let stated = (inherited + member.requirements).map { renaming.apply(to: $0).text }
    constraints = ["\(member.generics.count)"] + stated.sorted()
  }

  /// What a test writes to name a requirement: neither effects nor a result, no `inout`, arrays for
  /// variadic parameters, and values for autoclosures.
  init(callOf member: ProtocolMember) {
    let whole = MemberSignature(member.recorded)
    isStatic = whole.isStatic
    if case .initializer = member.kind {
      name = "initializer" + whole.name.dropFirst("init".count)
    } else {
      name = whole.name
    }
    parameters = whole.parameters.map { text in
      text.hasPrefix("inout ") ? String(text.dropFirst("inout ".count)) : text
    }
    result = ""
    isAsync = false
    constraints = whole.constraints
  }

  /// Names generic parameters by their number: what they are called makes no difference.
  private static func renaming(of generics: [GenericParameter]) -> TypeSubstitution {
    let numbered = generics.enumerated().map { ($1.name, TypeReference.name("$\($0)")) }
    return TypeSubstitution(
      selfType: nil, bindings: Dictionary(numbered) { first, _ in first })
  }
}

extension TypeReference {
  /// A type without the names of modules before those of types.
  func unqualified(by modules: Set<String>) -> TypeReference {
    guard !modules.isEmpty else { return self }
    return mappingNames { type in
      guard type.components.count > 1, let first = type.components.first,
        first.arguments.isEmpty, modules.contains(first.name)
      else { return .named(type) }
      return .named(NamedType(Array(type.components.dropFirst())))
    }
  }
}

extension ProtocolMember {
  /// The requirement as `stub` and `verify` see it: a variadic parameter is an array, an autoclosure
  /// is its value.
  var recorded: ProtocolMember { mappingParameters { $0.recorded(effects) } }
}

extension Parameter {
  fileprivate func recorded(_ effects: Effects) -> Parameter {
    var parameter = self
    if isEvaluated(in: effects), case .function(let closure) = type {
      parameter.type = closure.result
    }
    if isVariadic { parameter.type = .array(parameter.type) }
    parameter.isVariadic = false
    return parameter
  }
}
