import DeclarationModel

/// The reason why a value cannot be created. `FactoryMessages` has the words.
indirect enum GenerationFailure: Error, Sendable, Hashable {
  /// No source declares the type, and it is not a known type of the standard library or Foundation.
  case unknownType(String)
  /// A closure that returns a value, with its `Owner.name`.
  case closure(String)
  /// An `inout` parameter, with its `Owner.name`.
  case variable(String)
  /// A composition of protocols, of which there is no mock.
  case composition(String)
  /// A kind of type without values to choose from.
  case unsupported(String)
  /// A protocol, which a fixture cannot contain.
  case protocolValue(String)
  /// A protocol without a mock, with the reason and what to do.
  case noMock(String, reason: String, fixIt: String?)
  /// A protocol whose mock has generic arguments that are not specified.
  case openMock(String, mock: String)
  /// A protocol whose mock inherits from a class with initializer parameters.
  case mockWithArguments(String, mock: String)
  /// The type is only visible in its file.
  case inaccessible(String)
  /// A generic type whose arguments are unknown.
  case generic(String)
  /// The type needs itself.
  case cycle(String)
  /// The type exists only under a condition.
  case conditional(String, directive: String)
  /// An initializer or a property that a value needs is declared under a condition that the factory is not under.
  case conditionalMember(String, of: String, directive: String)
  /// Several types with the same name exist under different conditions.
  case severalTypes(String)
  /// The type has no initializer with the required access level.
  case noInitializer(String, AccessLevel)
  /// The only initializer decodes the type; a structure has no memberwise one beside it.
  case onlyDecoded(String, by: String, isStruct: Bool)
  /// The memberwise initializer is private because of a property.
  case privateProperty(String, of: String)
  /// A stored property without a declared type.
  case untypedProperty(String, of: String)
  /// Several initializers are candidates.
  case severalInitializers(String, [String])
  /// The only initializer is failable.
  case failable(String, String)
  /// The type is isolated to another global actor than the rest.
  case otherActor(String, actor: String, others: String)
  /// An object that a layer shares, but does not expose.
  case notShared(String, String)
  /// The type is less visible than the declaration that would use it.
  case narrower(String)
  /// The initializer may throw or suspend.
  case effects(String)
  /// The failure of a part.
  case part(ValueFailure)
  /// An enumeration without a case to choose.
  case noCase(String)
  /// A type, or a class that it inherits from, has a function `mock` with the same labels.
  case redeclared([String], by: String)
}

/// A failure with the path that leads to it.
struct ValueFailure: Error, Sendable, Hashable {
  /// The reason.
  var issue: GenerationFailure
  /// The parameters that lead to the value.
  var chain: [String]
  /// The position of the declaration that causes the failure.
  var position: SourcePosition

  /// Creates a failure; the failure of a part is unwrapped.
  init(issue: GenerationFailure, chain: [String], position: SourcePosition) {
    if case .part(let inner) = issue {
      self.issue = inner.issue
      self.chain = chain + inner.chain
      self.position = inner.position
    } else {
      self.issue = issue
      self.chain = chain
      self.position = position
    }
  }
}
