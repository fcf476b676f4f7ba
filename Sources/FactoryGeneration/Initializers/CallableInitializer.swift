import DeclarationModel

/// An initialiser that generated code calls.
struct CallableInitializer: Sendable, Hashable {
  /// Its parameters.
  var parameters: [InitializerParameter] = []
  /// `async`, `throws`.
  var effects = Effects()
  /// Where its types are written, and what generic parameters stand for there: those of its own
  /// for what they are constrained to.
  var scope: TypeScope
  /// The global actor that it runs on.
  var isolation: Attribute?
  /// Its own `@available(…)`.
  var availability: [Attribute] = []
  /// Whether it is the memberwise one.
  var isMemberwise = false
  /// Where it is declared: the type, for one that is not written.
  var position: SourcePosition
}
