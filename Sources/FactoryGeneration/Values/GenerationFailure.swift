import DeclarationModel

/// Why a value cannot be made. `FactoryMessages` has the words.
indirect enum GenerationFailure: Error, Sendable, Hashable {
  /// No source declares the type, and it is none of those that are known.
  case unknownType(String)
  /// It is a closure that returns something, and this is its `Owner.name`.
  case closure(String)
  /// An `inout` parameter, and its `Owner.name`.
  case variable(String)
  /// It is two protocols at once, of which no mock is both.
  case composition(String)
  /// A type of a kind that has no values to choose from.
  case unsupported(String)
  /// A fixture has values, and no mocks.
  case protocolValue(String)
  /// The protocol has no mock, and why.
  case noMock(String, reason: String)
  /// Its mock has generic arguments that are not said.
  case openMock(String, mock: String)
  /// Its mock inherits from a class whose initialisers take arguments.
  case mockWithArguments(String, mock: String)
  /// Only its file can see the type.
  case inaccessible(String)
  /// It is generic, and its arguments are not known.
  case generic(String)
  /// It needs itself.
  case cycle(String)
  /// It is there only under a condition.
  case conditional(String, directive: String)
  /// Two types of that name exclude each other by `#if`.
  case severalTypes(String)
  /// It has no initialiser of that access.
  case noInitializer(String, AccessLevel)
  /// Its memberwise initialiser is private, because of this property.
  case privateProperty(String, of: String)
  /// The type of a stored property is not said.
  case untypedProperty(String, of: String)
  /// Any of these may be meant.
  case severalInitializers(String, [String])
  /// The only one may fail.
  case failable(String, String)
  /// It is on another global actor than the rest.
  case otherActor(String, actor: String, others: String)
  /// An object that a layer has as well, and does not show.
  case notShared(String, String)
  /// It is less visible than what would have it in its signature.
  case narrower(String)
  /// Making it may fail or take time.
  case effects(String)
  /// What stands in the way is a part of it.
  case part(ValueFailure)
  /// An enumeration without a case to choose.
  case noCase(String)
}

/// A value that cannot be made, and how one comes to it.
struct ValueFailure: Error, Sendable, Hashable {
  /// Why.
  var issue: GenerationFailure
  /// The parameters that lead there.
  var chain: [String]
  /// Where what stands in the way is declared.
  var position: SourcePosition

  /// A failure with what stands in the way of a part taken for its own.
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
