import DeclarationModel

extension ProtocolMember {
  /// Whether it has an attribute of the app, which may be a result builder.
  var hasCustomAttribute: Bool {
    attributes.contains { ($0.name.first?.isUppercase ?? false) && !$0.isGlobalActor }
  }

  /// The name of a method or a property.
  var name: String? {
    switch kind {
    case .method(let method): method.name
    case .property(let property): property.name
    case .subscript, .initializer, .associatedType, .typeAlias: nil
    }
  }

  /// What `stub` and `verify` take for the result: of a noncopyable one, a closure that makes it.
  func recorded(_ result: TypeReference) -> TypeReference {
    let type = result.recorded
    return hasNoncopyableResult ? .function(FunctionType(parameters: [], result: type)) : type
  }
}
