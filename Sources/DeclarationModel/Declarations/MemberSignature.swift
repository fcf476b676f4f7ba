/// The parts of a member that two members are compared by.
///
/// Each comparison has a function: `requirement` tells whether one member satisfies both
/// requirements, `call` whether a test could distinguish them, `implementation` whether one
/// implements the other, `redeclaration` whether a class can have both, and `declaration` whether
/// they are the same to callers. Compare only signatures from the same function.
package struct MemberSignature: Sendable, Hashable {
  private enum Name: Sendable, Hashable {
    case named(String, fixity: Modifier?)
    case initializer, `subscript`
  }

  private struct ParameterSignature: Sendable, Hashable {
    var label: String?
    var type: CanonicalType
    var isInout = false
    var isVariadic = false

    init(label: String?, type: TypeReference) {
      self.label = label
      self.type = CanonicalType(canonical: type)
    }
  }

  /// A constraint, such as `T: P` or `T.Item == Int`.
  private struct Constraint: Sendable, Hashable {
    var relation: GenericRequirement.Relation
    /// The two sides: those of `==` in a fixed order, or else the subject and its constraint.
    var sides: [CanonicalType]

    static func equality(of left: CanonicalType, _ right: CanonicalType) -> Constraint {
      Constraint(relation: .sameType, sides: [left, right].sorted())
    }

    /// Returns all that `T: P<Int>` says: `T: P`, and `T.Item == Int`.
    static func conformance(
      of subject: CanonicalType, to protocolType: CanonicalType,
      _ primaryTypes: (NamedType) -> [String]
    ) -> [Constraint] {
      guard case .named(var named) = protocolType.type, let last = named.components.indices.last,
        case let names = primaryTypes(named), !names.isEmpty,
        names.count == named.components[last].arguments.count
      else { return [Constraint(relation: .conformance, sides: [subject, protocolType])] }
      let arguments = named.components[last].arguments
      named.components[last].arguments = []
      let conformance = Constraint(
        relation: .conformance, sides: [subject, CanonicalType(canonical: .named(named))])
      return [conformance]
        + zip(names, arguments).map { name, argument in
          equality(
            of: CanonicalType(canonical: subject.type.naming(name)),
            CanonicalType(canonical: argument))
        }
    }
  }

  private var isStatic: Bool
  private var name: Name
  /// The parameters; nil for a member that is not called.
  private var parameters: [ParameterSignature]?
  private var result: CanonicalType?
  private var effects = Effects()
  private var genericCount = 0
  private var constraints: Set<Constraint> = []

  private init(_ kind: ProtocolMember.Kind, isStatic: Bool, fixity: Modifier? = nil) {
    self.isStatic = isStatic
    switch kind {
    case .method(let method):
      name = .named(method.name, fixity: fixity)
      parameters = method.parameters.map {
        ParameterSignature(label: method.isOperator ? nil : $0.label, type: $0.type)
      }
    case .initializer(let initializer):
      name = .initializer
      parameters = initializer.parameters.map { ParameterSignature(label: $0.label, type: $0.type) }
    case .subscript(let element):
      name = .subscript
      parameters = element.parameters.map { ParameterSignature(label: $0.label, type: $0.type) }
    case .property(let property): name = .named(property.name, fixity: nil)
    case .associatedType(let type): name = .named(type.name, fixity: nil)
    case .typeAlias(let alias): name = .named(alias.name, fixity: nil)
    }
  }

  /// Returns the signature that two requirements share if one member of a class satisfies both.
  ///
  /// The type of a property, effects except the `async` of a function, attributes, and names of
  /// parameters are not part of it.
  ///
  /// - Parameters:
  ///   - member: The requirement, with the types of the mock.
  ///   - canonical: The form in which the types are compared.
  ///   - primaryTypes: Returns the primary associated types of a protocol, whose name is canonical.
  package static func requirement(
    _ member: ProtocolMember,
    _ canonical: TypeCanonicalization = { type, _ in CanonicalType(type) },
    primaryTypes: (NamedType) -> [String] = { _ in [] }
  ) -> MemberSignature {
    let member = member.namingOpaqueParameters
    // No type in a program has a name that begins with `$`.
    let own = Dictionary(
      member.generics.enumerated().map { ($1.name, TypeReference.name("$\($0)")) },
      uniquingKeysWith: { first, _ in first })
    var signature = MemberSignature(
      member.kind, isStatic: member.isStatic, fixity: member.fixity)
    for (index, parameter) in member.parameters.enumerated() {
      let isNonsending = parameter.specifiers.contains(.nonisolatedNonsending)
      let type = canonical(
        isNonsending ? .specified([.nonisolatedNonsending], [], parameter.type) : parameter.type,
        own)
      // A variable of the one type is none of the other.
      signature.parameters?[index].type = parameter.isInout ? type : type.withoutSendable
      signature.parameters?[index].isInout = parameter.isInout
      signature.parameters?[index].isVariadic = parameter.isVariadic
    }
    if case .property = member.kind {
    } else {
      signature.result = canonical((member.result ?? .void).withoutSending, own).withoutSendable
    }
    switch member.kind {
    // A class may have both a synchronous and an asynchronous function (SE-0296).
    case .method, .initializer: signature.effects.isAsync = member.effects.isAsync
    case .property, .subscript, .associatedType, .typeAlias: break
    }
    signature.addGenerics(of: member, primaryTypes) { canonical($0, own) }
    return signature
  }

  /// Adds the generic parameters of a requirement and their constraints.
  ///
  /// Generic parameters are numbered in the order in which the parameters and the result mention
  /// them, so that neither their names nor the order of their declarations matter.
  private mutating func addGenerics(
    of member: ProtocolMember, _ primaryTypes: (NamedType) -> [String],
    _ form: (TypeReference) -> CanonicalType
  ) {
    genericCount = member.generics.count
    guard genericCount > 0 || !member.requirements.isEmpty else { return }
    var numbers: [String: String] = [:]
    for type in (parameters ?? []).map(\.type) + [result].compactMap(\.self) {
      for name in type.genericNames where numbers[name] == nil {
        numbers[name] = "$\(numbers.count)"
      }
    }
    for number in member.generics.indices where numbers["$\(number)"] == nil {
      numbers["$\(number)"] = "$\(numbers.count)"
    }
    parameters = parameters?.map { parameter in
      var parameter = parameter
      parameter.type = parameter.type.renamingGenerics(numbers)
      return parameter
    }
    result = result?.renamingGenerics(numbers)
    // `<T: P>` and `where T: P` are equivalent, and so are a composition and its parts.
    let inherited = member.generics.compactMap { generic in
      generic.constraint.map { GenericRequirement(.name(generic.name), .conformance, $0) }
    }
    let all = (inherited + member.requirements).flatMap { requirement -> [Constraint] in
      let left = form(requirement.left).renamingGenerics(numbers)
      let right = form(requirement.right).renamingGenerics(numbers)
      return switch requirement.relation {
      case .conformance:
        right.compositionParts.flatMap { Constraint.conformance(of: left, to: $0, primaryTypes) }
      case .sameType: [.equality(of: left, right)]
      }
    }
    constraints = Set(all)
  }

  /// Returns the signature of the call with which a test selects a requirement: without effects,
  /// result and `inout`, with arrays for variadic parameters, and values for autoclosures.
  ///
  /// - Parameters:
  ///   - member: The requirement, with the types of the mock.
  ///   - canonical: The form in which the types are compared.
  ///   - primaryTypes: Returns the primary associated types of a protocol, whose name is canonical.
  package static func call(
    _ member: ProtocolMember,
    _ canonical: TypeCanonicalization = { type, _ in CanonicalType(type) },
    primaryTypes: (NamedType) -> [String] = { _ in [] }
  ) -> MemberSignature {
    let recorded = member.mappingParameters { $0.recorded(member.effects) }
    var signature = requirement(recorded, canonical, primaryTypes: primaryTypes)
    // Tests select an initializer with `stub(mock).initializer(…)`.
    if signature.name == .initializer { signature.name = .named("initializer", fixity: nil) }
    for index in member.parameters.indices { signature.parameters?[index].isInout = false }
    signature.result = nil
    signature.effects = Effects()
    return signature
  }

  /// Returns the signature that a default implementation shares with its requirement: names and
  /// types of parameters, and whether it is generic. For example, `RandomNumberGenerator` has a
  /// generic `next<T>() -> T` in addition to its requirement `next()`.
  package static func implementation(_ member: ProtocolMember) -> MemberSignature {
    var signature = MemberSignature(
      member.kind, isStatic: member.isStatic, fixity: member.fixity)
    for (index, parameter) in member.parameters.enumerated() {
      signature.parameters?[index].type = CanonicalType(parameter.type.withoutClosureDetails)
      signature.parameters?[index].isInout = parameter.isInout
    }
    signature.genericCount = member.generics.isEmpty ? 0 : 1
    return signature
  }

  /// Returns the signature that no two members of a class may share. A property and a method
  /// without parameters conflict if they have the same name, regardless of their types; other
  /// methods conflict if their labels and types are equal, apart from `@Sendable`.
  package static func redeclaration(
    _ kind: ProtocolMember.Kind, isStatic: Bool = false
  ) -> MemberSignature {
    var signature = MemberSignature(kind, isStatic: isStatic)
    if case .method = kind, signature.parameters == [] { signature.parameters = nil }
    signature.parameters = signature.parameters?.map {
      ParameterSignature(
        label: $0.label, type: CanonicalType($0.type.type.map(\.withoutSendable)).type)
    }
    return signature
  }

  /// Returns the signature that callers see, with `T?` for `T!`; for a property, only its name.
  package static func declaration(
    _ kind: ProtocolMember.Kind, isStatic: Bool = false
  ) -> MemberSignature {
    var signature = MemberSignature(kind, isStatic: isStatic)
    signature.parameters = signature.parameters?.map {
      ParameterSignature(label: $0.label, type: CanonicalType($0.type.type).type)
    }
    guard case .method(let method) = kind else { return signature }
    signature.result = CanonicalType(method.result ?? .void)
    signature.effects = method.effects
    return signature
  }
}

extension CanonicalType {
  /// The generic parameters in the type, by their numbers, in order.
  fileprivate var genericNames: [String] {
    var names: [String] = []
    type.visit { part in
      if case .named(let named) = part, let first = named.components.first, first.name.first == "$"
      {
        names.append(first.name)
      }
    }
    return names
  }

  /// Returns the type with other numbers of generic parameters.
  fileprivate func renamingGenerics(_ numbers: [String: String]) -> CanonicalType {
    CanonicalType(
      canonical: type.mappingNames { named in
        guard let first = named.components.first, let number = numbers[first.name] else {
          return .named(named)
        }
        var named = named
        named.components[0].name = number
        return .named(named)
      })
  }
}

extension ProtocolMember {
  /// The requirement with a generic parameter for each `some P` among its parameters, as Swift
  /// interprets them.
  fileprivate var namingOpaqueParameters: ProtocolMember {
    guard parameters.contains(where: { $0.type.contains { $0.isOpaque } }) else { return self }
    var added: [GenericParameter] = []
    let member = mappingParameters { parameter in
      var parameter = parameter
      parameter.type = parameter.type.map { type in
        guard case .opaque(let constraint) = type else { return type }
        let name = "some \(added.count)"
        added.append(GenericParameter(name: name, constraint: constraint))
        return .name(name)
      }
      return parameter
    }
    return member.mappingGenerics { $0 + added }
  }
}

extension TypeReference {
  /// Whether the type is `some P`.
  fileprivate var isOpaque: Bool { if case .opaque = self { true } else { false } }

  /// A closure's type, or that of an optional one, without `@Sendable`: a member that takes any closure takes that one,
  /// too, and a result that is `@Sendable` will do where none need be.
  package var withoutSendable: TypeReference {
    switch self {
    case .optional(let type): return .optional(type.withoutSendable)
    case .function(var function) where function.attributes.contains(.sendable):
      function.attributes.removeAll { $0.kind == .sendable }
      return .function(function)
    default: return self
    }
  }

  /// The closure's type without its effects, and without all details of its parameters except their
  /// types.
  fileprivate var withoutClosureDetails: TypeReference {
    guard case .function(var function) = self else { return self }
    function.effects = Effects()
    function.parameters = function.parameters.map {
      FunctionType.Parameter(type: $0.type, isVariadic: $0.isVariadic)
    }
    return .function(function)
  }
}

extension Parameter {
  /// The parameter as `stub` and `verify` take it: an array for a variadic one, the value for an
  /// autoclosure.
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
