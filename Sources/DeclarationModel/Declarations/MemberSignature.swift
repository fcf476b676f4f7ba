/// What two members are compared by.
///
/// There are several questions, and a function for each: `requirement` asks whether one member satisfies
/// both, `call` whether a test could tell them apart, `implementation` whether one implements the other,
/// `redeclaration` whether a class can have both, and `declaration` whether they say the same.
/// Signatures that answer different questions are not comparable.
package struct MemberSignature: Sendable, Hashable {
  private enum Name: Sendable, Hashable {
    case named(String, fixity: Modifier?)
    case initializer, `subscript`
  }

  private struct ParameterSignature: Sendable, Hashable {
    var label: String?
    var type: TypeReference
    var isInout = false
    var isVariadic = false
  }

  private var isStatic: Bool
  private var name: Name
  /// Nil for what is not called.
  private var parameters: [ParameterSignature]?
  private var result: TypeReference?
  private var effects = Effects()
  private var genericCount = 0
  private var constraints: Set<GenericRequirement> = []

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

  /// The signature by which two requirements are one: one member of a class satisfies both.
  ///
  /// A property's type, effects other than a function's `async`, attributes and names of parameters are
  /// no part of it.
  ///
  /// - Parameters:
  ///   - member: The requirement, with the types of the mock.
  ///   - modules: Modules whose names may stand before those of types, and make no difference.
  package static func requirement(
    _ member: ProtocolMember, modules: Set<String> = []
  ) -> MemberSignature {
    let form = CanonicalForm(modules: modules, generics: member.generics)
    var signature = MemberSignature(
      member.kind, isStatic: member.isStatic, fixity: member.fixity)
    for (index, parameter) in member.parameters.enumerated() {
      signature.parameters?[index].type = form.of(parameter.type).withoutSendable
      signature.parameters?[index].isInout = parameter.isInout
      signature.parameters?[index].isVariadic = parameter.isVariadic
    }
    if case .property = member.kind {} else { signature.result = form.of(member.result ?? .void) }
    switch member.kind {
    // A class may have both (SE-0296).
    case .method, .initializer: signature.effects.isAsync = member.effects.isAsync
    case .property, .subscript, .associatedType, .typeAlias: break
    }
    // `<T: P>` and `where T: P` say the same.
    let inherited = member.generics.flatMap { generic in
      (generic.constraint?.compositionParts ?? []).map {
        GenericRequirement(.name(generic.name), .conformance, $0)
      }
    }
    signature.genericCount = member.generics.count
    signature.constraints = Set(
      (inherited + member.requirements).map {
        GenericRequirement(form.of($0.left), $0.relation, form.of($0.right)).sorted
      })
    return signature
  }

  /// The signature of what a test writes to name a requirement: neither effects nor a result, no
  /// `inout`, arrays for variadic parameters, and values for autoclosures.
  package static func call(_ member: ProtocolMember) -> MemberSignature {
    let recorded = member.mappingParameters { $0.recorded(member.effects) }
    var signature = requirement(recorded)
    // `stub(mock).initializer(…)`.
    if signature.name == .initializer { signature.name = .named("initializer", fixity: nil) }
    for index in member.parameters.indices { signature.parameters?[index].isInout = false }
    signature.result = nil
    signature.effects = Effects()
    return signature
  }

  /// The signature by which a default implementation is one of a requirement: names and types of
  /// parameters, and whether it is generic, as `next<T>() -> T` of a `RandomNumberGenerator` is, whose
  /// `next()` is not.
  package static func implementation(_ member: ProtocolMember) -> MemberSignature {
    var signature = MemberSignature(
      member.kind, isStatic: member.isStatic, fixity: member.fixity)
    for (index, parameter) in member.parameters.enumerated() {
      signature.parameters?[index].type = parameter.type.withoutClosureDetails
      signature.parameters?[index].isInout = parameter.isInout
    }
    signature.genericCount = member.generics.isEmpty ? 0 : 1
    return signature
  }

  /// The signature that no two members of a class may share: a property and a method without arguments
  /// that have one name do, whatever they result in; other methods do if their labels and types are the
  /// same, apart from `@Sendable`.
  package static func redeclaration(
    _ kind: ProtocolMember.Kind, isStatic: Bool = false
  ) -> MemberSignature {
    var signature = MemberSignature(kind, isStatic: isStatic)
    if case .method = kind, signature.parameters == [] { signature.parameters = nil }
    signature.parameters = signature.parameters?.map {
      ParameterSignature(label: $0.label, type: $0.type.map(\.withoutSendable))
    }
    return signature
  }

  /// The signature of all that a declaration says to its callers, `T!` being `T?`; of a property, no
  /// more than the name.
  package static func declaration(
    _ kind: ProtocolMember.Kind, isStatic: Bool = false
  ) -> MemberSignature {
    var signature = MemberSignature(kind, isStatic: isStatic)
    let form = CanonicalForm()
    signature.parameters = signature.parameters?.map {
      ParameterSignature(label: $0.label, type: form.of($0.type))
    }
    guard case .method(let method) = kind else { return signature }
    signature.result = form.of(method.result ?? .void)
    signature.effects = method.effects
    return signature
  }
}

/// The form in which types are compared that Swift takes for one.
private struct CanonicalForm {
  var modules: Set<String> = []
  /// Generic parameters go by their numbers: what they are called makes no difference.
  private var numbers: [String: String] = [:]

  init(modules: Set<String> = [], generics: [GenericParameter] = []) {
    self.modules = modules
    for (number, generic) in generics.enumerated() where numbers[generic.name] == nil {
      numbers[generic.name] = "$\(number)"
    }
  }

  func of(_ type: TypeReference) -> TypeReference {
    type.map { part in
      switch part {
      case .named(let named): return numbered(named.unqualified(by: modules))
      case .tuple([]): return .void
      case .implicitlyUnwrapped(let wrapped): return .optional(wrapped)
      case .function(let function): return .function(function.withoutNames)
      default: return part
      }
    }
  }

  private func numbered(_ named: NamedType) -> TypeReference {
    var components = named.components
    if components.count > 1, components.first?.name == "Self" { components.removeFirst() }
    if let first = components.first, first.arguments.isEmpty, let number = numbers[first.name] {
      components[0].name = number
    }
    let type = TypeReference.named(NamedType(components))
    return type.isVoid ? .void : type
  }
}

extension NamedType {
  /// The type without the name of a module before its own.
  package func unqualified(by modules: Set<String>) -> NamedType {
    guard components.count > 1, let first = components.first, first.arguments.isEmpty,
      modules.contains(first.name)
    else { return self }
    return NamedType(Array(components.dropFirst()))
  }
}

extension TypeReference {
  /// The type without the names of modules before those of types.
  package func unqualified(by modules: Set<String>) -> TypeReference {
    modules.isEmpty ? self : mappingNames { .named($0.unqualified(by: modules)) }
  }

  /// A closure's type without `@Sendable`: a member that takes any closure takes that one, too.
  package var withoutSendable: TypeReference {
    guard case .function(var function) = self, function.attributes.contains(.sendable) else {
      return self
    }
    function.attributes.removeAll { $0.kind == .sendable }
    return .function(function)
  }

  /// A closure's type without what does not tell it from others: its effects, and all that its
  /// parameters say beyond their types.
  fileprivate var withoutClosureDetails: TypeReference {
    guard case .function(var function) = self else { return self }
    function.effects = Effects()
    function.parameters = function.parameters.map {
      FunctionType.Parameter(type: $0.type, isVariadic: $0.isVariadic)
    }
    return .function(function)
  }
}

extension GenericRequirement {
  /// The requirement with the sides of `==` in an order of their own, as they mean the same.
  fileprivate var sorted: GenericRequirement {
    guard relation == .sameType, right.text < left.text else { return self }
    return GenericRequirement(right, relation, left)
  }
}

extension Parameter {
  /// The parameter as `stub` and `verify` see it: a variadic one is an array, an autoclosure is its
  /// value.
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
