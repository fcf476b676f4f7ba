import DeclarationModel

/// An initialiser that generated code calls.
struct CallableInitializer: Sendable, Hashable {
  /// Its parameters.
  var parameters: [InitializerParameter] = []
  /// `async`, `throws`.
  var effects = Effects()
  /// What its generic parameters are constrained to.
  var constraints: [String: TypeReference] = [:]
  /// The global actor that it runs on.
  var isolation: Attribute?
  /// Its own `@available(…)`.
  var availability: [Attribute] = []
  /// Whether it is the memberwise one.
  var isMemberwise = false
  /// Where it is declared: the type, for one that is not written.
  var position: SourcePosition
}
