import DeclarationModel
import MockResolver

extension MethodDeclaration {
  /// The signature; the arguments of an operator have no labels.
  var signature: Signature {
    let parameters = parameters.map { parameter in
      var parameter = parameter
      if isOperator { parameter.label = nil }
      return parameter
    }
    return Signature(
      generics: generics, parameters: parameters, effects: effects, requirements: requirements)
  }
}

extension InitializerDeclaration {
  var signature: Signature {
    Signature(
      generics: generics, parameters: parameters, effects: effects, requirements: requirements)
  }
}

extension PropertyDeclaration {
  /// The signature of the getter, which has no parameters.
  var signature: Signature {
    Signature(generics: [], parameters: [], effects: accessors.getterEffects, requirements: [])
  }
}

extension SubscriptDeclaration {
  var signature: Signature {
    var signature = Signature(
      generics: generics, parameters: parameters, effects: accessors.getterEffects,
      requirements: requirements)
    guard accessors.hasSetter else { return signature }
    // The `_modify` accessor that Swift derives for such a subscript would send a value twice.
    for index in signature.arguments.indices { signature.arguments[index].isSentInVain = true }
    return signature
  }
}

extension TypeReference {
  /// The type as a generic argument: `T?` instead of `T!`, and without `sending`, which is not part
  /// of a type.
  var recorded: TypeReference {
    if isSent { return withoutSending.recorded }
    switch self {
    case .implicitlyUnwrapped(let wrapped): return .optional(wrapped)
    default: return isVoid ? .void : self
    }
  }
}

extension TypeReference {
  /// The type as an expression: `Int.self`, `((Int) -> Void).self`.
  var metatypeText: String { metatypeText(besides: []) }

  /// Returns the type as an expression.
  ///
  /// - Parameter members: The names of the mock's members, which hide types in expressions.
  func metatypeText(besides members: Set<String>) -> String {
    let type = withoutParameterNames
    // The compiler does not accept every type as an expression; the build setting implies `nonisolated(nonsending)`.
    if type.contains(where: \.isNoExpression) || type.mentions(members) {
      return "Swift.Array<\(type.withoutExecutors.text)>.Element.self"
    }
    return (type.contains(where: \.isolatesSecondClosure) ? type.withoutExecutors : type)
      .primaryText + ".self"
  }

  /// Whether the type is a function that takes a closure with `nonisolated(nonsending)` behind another parameter, which
  /// the compiler (6.3.1) cannot parse in an expression.
  private var isolatesSecondClosure: Bool {
    guard case .function(let function) = self else { return false }
    return function.parameters.dropFirst().contains {
      $0.specifiers.contains(.nonisolatedNonsending) || $0.type.isOnCallersExecutor
    }
  }

  /// Whether the type is a function with `nonisolated(nonsending)`.
  private var isOnCallersExecutor: Bool {
    guard case .function(let function) = self else { return false }
    return function.specifiers.contains(.nonisolatedNonsending)
  }

  /// Whether the compiler (6.3.1) rejects the type as an expression, because of the specifiers of a
  /// function's parameters, of `()` inside another type, or of `any (A & B).Type`, or takes it for another expression: a
  /// member named `Type` or `Protocol` for a metatype, and a type named `self` for the value.
  private var isNoExpression: Bool {
    switch self {
    case .function(let function):
      function.parameters.contains { parameter in
        parameter.isVariadic
          || !Set(parameter.specifiers).isSubset(of: [.inout, .nonisolatedNonsending])
      } || function.result.isSent || containsChild(where: \.isEmptyTuple)
    case .named(let named):
      named.components.enumerated().contains { index, component in
        let name = component.name.withoutBackticks
        return name == "self" || index > 0 && (name == "Type" || name == "Protocol")
          // `>.` and `<>` are operators in an expression.
          || component.hasEmptyList
      } || containsChild(where: \.isEmptyTuple)
    case .metatype(let type, _):
      type.contains { if case .composition = $0 { true } else { false } }
        || containsChild(where: \.isEmptyTuple)
    default: containsChild(where: \.isEmptyTuple)
    }
  }

  private var isEmptyTuple: Bool {
    if case .tuple(let elements) = self { elements.isEmpty } else { false }
  }
}

extension ProtocolMember {
  /// The attributes that the mock repeats; `@objc` and similar ones have no meaning for it.
  var implementationAttributes: [Attribute] {
    attributes.filter { attribute in
      switch attribute.kind {
      case .available, .discardableResult, .sendable, .preconcurrency, .concurrent: true
      default: attribute.isGlobalActor
      }
    }
  }

  /// The attributes that the member repeats for `stub` and `verify`.
  var matcherAttributes: [Attribute] { attributes.availability }
}

extension Effects {
  /// The keywords `try await `, as the effects require them, with a trailing space; empty for none.
  var keywords: String {
    (canThrow ? "try " : "") + (isAsync ? "await " : "")
  }

  /// Whether a call may throw; `throws(Never)` does not.
  var canThrow: Bool {
    switch throwing {
    case .never: false
    case .any, .rethrows: true
    case .typed(let error): error != .name("Never")
    }
  }

  /// Returns the type of the thrown error.
  ///
  /// - Parameter anyError: The mock's spelling of `any Error`.
  func failureType(_ anyError: String) -> String {
    switch throwing {
    case .never: "Never"
    case .any, .rethrows: anyError
    case .typed(let error): error.text
    }
  }
}

extension ProtocolMember {
  /// Whether the member has an attribute that the app declares, which may be a result builder.
  var hasCustomAttribute: Bool {
    attributes.contains(where: \.isCustom)
  }

  /// The name of a method or a property.
  var name: String? {
    switch kind {
    case .method(let method): method.name
    case .property(let property): property.name
    case .subscript, .initializer, .associatedType, .typeAlias: nil
    }
  }

  /// The wrapper types for the member's closures.
  var boxes: [ClosureBoxDeclaration] {
    guard hasClosureBoxes else { return [] }
    let arguments: [Argument] =
      switch kind {
      case .method(let method): method.signature.arguments
      case .subscript(let element): element.signature.arguments
      case .initializer(let initializer): initializer.signature.arguments
      case .property, .associatedType, .typeAlias: []
      }
    return (arguments.map(\.box) + [result.flatMap(box)]).compactMap { $0 }
  }

  /// Returns the wrapper type for a closure that is the result; nil if the mock keeps the closure
  /// without a wrapper.
  func box(of result: TypeReference) -> ClosureBoxDeclaration? {
    resultBox.map {
      ClosureBoxDeclaration(
        $0, of: result.recorded, generics: generics, requirements: requirements)
    }
  }

  /// Returns the type of a result for `stub` and `verify`: for a noncopyable result, a closure that
  /// makes it.
  func recorded(_ result: TypeReference) -> TypeReference {
    let type = result.recorded
    if let box = box(of: result) { return box.type }
    return hasNoncopyableResult ? .function(FunctionType(parameters: [], result: type)) : type
  }
}
