import DeclarationModel

extension MethodDeclaration {
  var signature: Signature {
    Signature(
      generics: generics, parameters: parameters, effects: effects, requirements: requirements)
  }

  /// The result as matchers and recorded calls name it.
  var recordedResult: String { (result ?? .void).recorded.text }
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
  /// The type where `T!` may not stand: `T?`.
  var recorded: TypeReference {
    if case .implicitlyUnwrapped(let wrapped) = self { return .optional(wrapped) }
    return isVoid ? .void : self
  }
}

extension Effects {
  /// What a closure says before `in` if its thrown type must not be inferred.
  var closureEffects: String { text }
}

extension ProtocolMember {
  /// The attributes that the mock repeats; `@objc` and the like mean nothing to it.
  var implementationAttributes: [Attribute] {
    attributes.filter { attribute in
      ["available", "discardableResult", "Sendable", "preconcurrency"].contains(attribute.name)
        || attribute.name.hasSuffix("Actor")
    }
  }

  /// The attributes that the member repeats for `stub` and `verify`.
  var matcherAttributes: [Attribute] {
    attributes.filter { $0.name == "available" }
  }
}
