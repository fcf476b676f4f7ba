/// `private lazy var title: String = makeTitle()`.
package struct VariableDeclaration: Sendable, Hashable {
  /// The name, without backticks.
  package var name: String
  /// The declared type; nil if it is left to the initial value.
  package var type: TypeReference?
  /// The type that the initial value evidently has, where none is declared: of a literal, of a call
  /// of a type's initializer, of `x as T`, of a closure whose result is declared or plain to see.
  package var inferredType: TypeReference?
  /// The initial value as written; nil for none.
  package var initialValue: String?
  /// Whether it is a `let`.
  package var isConstant: Bool
  /// Whether it has a getter of its own and so no storage; observers do not make it one.
  package var isComputed: Bool
  /// The accessors of a computed one.
  package var accessors: Accessors

  /// Describes a variable.
  package init(name: String, type: TypeReference? = nil, isConstant: Bool = false) {
    self.name = name
    self.type = type
    self.inferredType = nil
    self.initialValue = nil
    self.isConstant = isConstant
    self.isComputed = false
    self.accessors = Accessors()
  }
}
