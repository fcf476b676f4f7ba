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
  /// A property's getter takes nothing.
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
    // Getting and setting in one access, as Swift adds it to such a subscript, would send a value twice.
    for index in signature.arguments.indices { signature.arguments[index].isSentInVain = true }
    return signature
  }
}

extension TypeReference {
  /// The type as a generic argument may be: `T?` for `T!`, and without `sending`, which is no part
  /// of a type.
  var recorded: TypeReference {
    switch self {
    case .implicitlyUnwrapped(let wrapped): return .optional(wrapped)
    case .specified(let specifiers, let attributes, let type):
      let rest = specifiers.filter { $0 != .sending }
      return rest.isEmpty && attributes.isEmpty
        ? type.recorded : .specified(rest, attributes, type)
    case .function(var function) where function.specifiers.contains(.sending):
      function.specifiers.removeAll { $0 == .sending }
      return .function(function)
    default: return isVoid ? .void : self
    }
  }
}

extension TypeReference {
  /// The type as an expression: `Int.self`, `((Int) -> Void).self`.
  var metatypeText: String {
    let type = withoutParameterNames
    // The compiler does not read every type where it expects an expression.
    return type.contains(where: \.isNoExpression)
      ? "Swift.Array<\(type.text)>.Element.self" : type.primaryText + ".self"
  }

  /// Whether the compiler (6.3.1) takes it for an expression with an error: what it says of parameters of a function, or
  /// `()` inside of another type.
  private var isNoExpression: Bool {
    switch self {
    case .function(let function):
      function.parameters.contains { parameter in
        parameter.isVariadic
          || !Set(parameter.specifiers).isSubset(of: [.inout, .nonisolatedNonsending])
      } || function.result.isSent || containsChild(where: \.isEmptyTuple)
    default: containsChild(where: \.isEmptyTuple)
    }
  }

  private var isEmptyTuple: Bool {
    if case .tuple(let elements) = self { elements.isEmpty } else { false }
  }
}

extension ProtocolMember {
  /// The attributes that the mock repeats; `@objc` and the like mean nothing to it.
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
  /// `try await `, with its trailing space; empty for neither.
  var keywords: String {
    (canThrow ? "try " : "") + (isAsync ? "await " : "")
  }

  /// Whether a call may throw; `throws(Never)` may not.
  var canThrow: Bool {
    switch throwing {
    case .never: false
    case .any, .rethrows: true
    case .typed(let error): error != .name("Never")
    }
  }

  /// The type of what is thrown.
  ///
  /// - Parameter anyError: How the mock spells `any Error`.
  func failureType(_ anyError: String) -> String {
    switch throwing {
    case .never: "Never"
    case .any, .rethrows: anyError
    case .typed(let error): error.text
    }
  }
}

extension ProtocolMember {
  /// Whether it has an attribute of the app, which may be a result builder.
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

  /// The types in which its closures are kept.
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

  /// Returns the type in which the closure that it results in is kept; nil if it is kept as it is.
  func box(of result: TypeReference) -> ClosureBoxDeclaration? {
    resultBox.map {
      ClosureBoxDeclaration(
        $0, of: result.recorded, generics: generics, requirements: requirements)
    }
  }

  /// What `stub` and `verify` take for the result: of a noncopyable one, a closure that makes it.
  func recorded(_ result: TypeReference) -> TypeReference {
    let type = result.recorded
    if let box = box(of: result) { return box.type }
    return hasNoncopyableResult ? .function(FunctionType(parameters: [], result: type)) : type
  }
}
