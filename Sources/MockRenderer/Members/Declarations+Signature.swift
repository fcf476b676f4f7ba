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
    Signature(
      generics: generics, parameters: parameters, effects: accessors.getterEffects,
      requirements: requirements)
  }
}

extension TypeReference {
  /// The type as a generic argument may be: `T?` for `T!`, and without `sending`, which is no part
  /// of a type.
  var recorded: TypeReference {
    switch self {
    case .implicitlyUnwrapped(let wrapped): return .optional(wrapped)
    case .specified(let words, let type):
      let rest = words.filter { $0 != "sending" }
      return rest.isEmpty ? type.recorded : .specified(rest, type)
    case .function(var function) where function.specifiers.contains("sending"):
      function.specifiers.removeAll { $0 == "sending" }
      return .function(function)
    default: return isVoid ? .void : self
    }
  }
}

extension ProtocolMember {
  /// The attributes that the mock repeats; `@objc` and the like mean nothing to it.
  var implementationAttributes: [Attribute] {
    attributes.filter { attribute in
      let names = ["available", "discardableResult", "Sendable", "preconcurrency", "concurrent"]
      return names.contains(attribute.name) || attribute.isGlobalActor
    }
  }

  /// The attributes that the member repeats for `stub` and `verify`.
  var matcherAttributes: [Attribute] {
    attributes.filter { $0.name == "available" }
  }
}
