/// A method, such as `func send<T: Request>(_ request: T) async throws -> T.Response`.
package struct MethodDeclaration: Sendable, Hashable {
  /// The base name, without backticks; the characters of an operator.
  package var name: String
  /// Whether the name is written in backticks.
  package var isQuoted = false
  /// The generic parameters.
  package var generics: [GenericParameter]
  /// The parameters.
  package var parameters: [Parameter]
  /// The effects: `async`, `throws`.
  package var effects: Effects
  /// The type of the result; nil if none is written.
  package var result: TypeReference?
  /// The `where` clause.
  package var requirements: [GenericRequirement]
  /// The `where` clause with its line breaks, which Sourcery prints; nil if it is on one line.
  package var brokenClause: String?

  /// Creates a method.
  package init(
    name: String, generics: [GenericParameter] = [], parameters: [Parameter] = [],
    effects: Effects = Effects(), result: TypeReference? = nil
  ) {
    self.name = name
    self.generics = generics
    self.parameters = parameters
    self.effects = effects
    self.result = result
    self.requirements = []
  }

  /// The characters with which an operator may begin: `operator-head` of *The Swift Programming
  /// Language*.
  private static let operatorHeads: [ClosedRange<UInt32>] = [
    0x21...0x21, 0x25...0x26, 0x2A...0x2B, 0x2D...0x2F, 0x3C...0x3F, 0x5E...0x5E, 0x7C...0x7C,
    0x7E...0x7E, 0xA1...0xA7, 0xA9...0xA9, 0xAB...0xAC, 0xAE...0xAE, 0xB0...0xB1, 0xB6...0xB6,
    0xBB...0xBB, 0xBF...0xBF, 0xD7...0xD7, 0xF7...0xF7, 0x2016...0x2017, 0x2020...0x2027,
    0x2030...0x203E, 0x2041...0x2053, 0x2055...0x205E, 0x2190...0x23FF, 0x2500...0x2775,
    0x2794...0x2BFF, 0x2E00...0x2E7F, 0x3001...0x3003, 0x3008...0x3020, 0x3030...0x3030,
  ]

  /// Whether a class cannot have the method beside a property of its name: one without parameters that is not asynchronous.
  package var excludesProperty: Bool { parameters.isEmpty && !effects.isAsync }

  /// Whether the name consists of operator characters.
  package var isOperator: Bool {
    guard let head = name.unicodeScalars.first,
      MethodDeclaration.operatorHeads.contains(where: { $0.contains(head.value) })
    else { return false }
    // A raw identifier may begin like an operator, but has other characters as well (SE-0451).
    return !name.contains {
      $0.isWhitespace || $0.isLetter || $0.isNumber || "_()[]{},:;#@".contains($0)
    }
  }
}
