/// A variable, such as `private lazy var title: String = makeTitle()`.
package struct VariableDeclaration: Sendable, Hashable {
  /// The name, without backticks.
  package var name: String
  /// Whether the name is written in backticks.
  package var isQuoted = false
  /// The declared type; nil if the initial value determines it.
  package var type: TypeReference?
  /// Whether the initial value determines the generic arguments of the declared type, unless that is not the type of a
  /// library: `var all: Set = [1]`.
  package var infersArguments = false
  /// The type that the initial value evidently has, if none is declared: the value is a literal, a
  /// call of an initializer, `x as T`, or a call of a closure with an evident result.
  package var inferredType: TypeReference?
  /// The type that Sourcery guesses from the initial value, if that is another one: `URL!` for `URL(string: a)!`.
  package var guessedType: TypeReference?
  /// The initial value as written; nil if there is none.
  package var initialValue: String?
  /// The names that the initial value uses, in source order.
  package var references: [ValueReference] = []
  /// Whether the variable is a `let`.
  package var isConstant: Bool
  /// Whether the variable is computed; observers alone do not make it so.
  package var isComputed: Bool
  /// The accessors of a computed variable.
  package var accessors: Accessors

  /// Creates a variable.
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
