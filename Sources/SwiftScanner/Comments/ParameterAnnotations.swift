import DeclarationModel
import SwiftSyntax

/// What `sourcery:` comments say of the parameters of a declaration, in order.
///
/// As in Sourcery, the comments above a line are of all parameters that stand in it, unless there is one
/// directly before the parameter (its `AnnotationsParser.swift`).
struct ParameterAnnotations {
  /// The annotations above the line; nil for the first line of the declaration.
  private var above: [String]?
  /// The annotations directly before the next parameter.
  private var before: [String]

  /// The fewest bytes that a comment with an annotation has: `/*sourcery:a`.
  private static let leastLength = 12

  /// Begins before the first parameter.
  ///
  /// - Parameter parenthesis: The token before it.
  init(after parenthesis: TokenSyntax) {
    before = Self.annotations(in: parenthesis.trailingTriviaLength, parenthesis.trailingTrivia)
  }

  /// Adds what is said of the next parameter.
  mutating func annotate(_ parameter: inout Parameter, _ syntax: some SyntaxProtocol) {
    let own = before
    before = []
    if syntax.leadingTriviaLength.utf8Length > 0 {
      let trivia = syntax.leadingTrivia
      let found = Self.annotations(in: syntax.leadingTriviaLength, trivia)
      above = trivia.contains(where: \.isNewline) ? found : (above ?? []) + found
    }
    parameter.annotations = own.isEmpty ? above ?? [] : own
    parameter.sharesAnnotations = own.isEmpty && above == nil
    guard syntax.trailingTriviaLength.utf8Length >= Self.leastLength else { return }
    let trivia = syntax.trailingTrivia
    let found = Self.annotations(in: syntax.trailingTriviaLength, trivia)
    // A comment after a comma that ends on the line is before the next parameter.
    if trivia.contains(where: \.isLineComment) {
      parameter.annotations = found + parameter.annotations
    } else {
      before = found
    }
  }

  private static func annotations(
    in length: SourceLength, _ trivia: @autoclosure () -> Trivia
  ) -> [String] {
    length.utf8Length < leastLength ? [] : AttachedComments(trivia: trivia()).tools.sourcery
  }
}

extension [Parameter] {
  /// Creates the parameters of a function, an initializer or a subscript, with their annotations.
  init(
    _ syntax: FunctionParameterClauseSyntax,
    _ lowered: (FunctionParameterSyntax) -> Parameter = { Parameter($0) }
  ) {
    var annotations = ParameterAnnotations(after: syntax.leftParen)
    self = syntax.parameters.map { element in
      var parameter = lowered(element)
      annotations.annotate(&parameter, element)
      return parameter
    }
  }

  /// Creates the associated values of a case, with their annotations; those of the case are not theirs.
  init(_ syntax: EnumCaseParameterClauseSyntax) {
    var annotations = ParameterAnnotations(after: syntax.leftParen)
    self = syntax.parameters.map { element in
      var parameter = Parameter(element)
      annotations.annotate(&parameter, element)
      parameter.sharesAnnotations = false
      return parameter
    }
  }
}

extension TriviaPiece {
  fileprivate var isLineComment: Bool {
    switch self {
    case .lineComment, .docLineComment: true
    default: false
    }
  }
}
