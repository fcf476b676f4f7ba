import DeclarationModel
import MockResolver

extension MethodDeclaration {
  var signature: Signature {
    Signature(
      generics: generics, parameters: parameters, effects: effects, requirements: requirements)
  }

  /// The result as matchers and recorded calls name it.
  ///
  /// - Parameter names: How types are spelled.
  func recordedResult(_ names: MockNames) -> String {
    let recorded = (result ?? .void).recorded
    return recorded == .void ? names.spelled("Void") : recorded.text
  }
}

extension InitializerDeclaration {
  var signature: Signature {
    Signature(
      generics: generics, parameters: parameters, effects: effects, requirements: requirements)
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
    case .other(let text) where text.hasPrefix("sending "): return .other(String(text.dropFirst(8)))
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
      ["available", "discardableResult", "Sendable", "preconcurrency"].contains(attribute.name)
        || attribute.isGlobalActor
    }
  }

  /// The attributes that the member repeats for `stub` and `verify`.
  var matcherAttributes: [Attribute] {
    attributes.filter { $0.name == "available" }
  }
}
