import DeclarationModel
import SwiftSyntax

/// Collects parameters with the `sourcery:` annotations of each.
///
/// As in Sourcery's `AnnotationsParser.swift`, comments above a line and at its end annotate all
/// parameters in that line, except those with an annotation directly before them.
private struct AnnotatedParameters {
  private(set) var parameters: [Parameter] = []
  /// The annotations above the line; nil for the first line of the declaration.
  private var above: [String]?
  /// The annotations directly before the next parameter.
  private var before: [String]
  /// The index of the first parameter in the line.
  private var lineStart = 0

  /// Creates an empty list, at the position before the first parameter.
  ///
  /// - Parameter parenthesis: The token before it.
  init(after parenthesis: TokenSyntax) {
    before = []
    noteEnd(parenthesis)
  }

  /// Adds the next parameter.
  mutating func add(_ parameter: Parameter, _ syntax: some SyntaxProtocol) {
    var parameter = parameter
    let own = before
    before = []
    if syntax.leadingTriviaLength.utf8Length > 0 {
      let trivia = syntax.leadingTrivia
      let found = AttachedComments(trivia: trivia).tools.sourcery
      if trivia.contains(where: \.isNewline) {
        above = found
        lineStart = parameters.count
      } else {
        above = (above ?? []) + found
      }
    }
    let annotations = own.isEmpty ? above ?? [] : own
    if !annotations.isEmpty { parameter.annotations = annotations }
    parameter.sharesAnnotations = own.isEmpty && above == nil
    parameters.append(parameter)
    noteEnd(syntax)
  }

  /// Reads the comments after a parameter or a parenthesis: a comment that ends the line annotates
  /// the line, any other the next parameter.
  mutating func noteEnd(_ syntax: some SyntaxProtocol) {
    guard syntax.trailingTriviaLength.utf8Length >= AttachedComments.leastAnnotation else { return }
    let trivia = syntax.trailingTrivia
    let found = AttachedComments(trivia: trivia).tools.sourcery
    guard trivia.contains(where: \.isLineComment) else { return before = found }
    for index in parameters.indices[lineStart...] {
      parameters[index].annotations = found + parameters[index].annotations
    }
  }
}

extension [Parameter] {
  /// Creates the parameters of a function, an initializer or a subscript, with their annotations.
  init(
    _ syntax: FunctionParameterClauseSyntax,
    _ lowered: (FunctionParameterSyntax) -> Parameter = { Parameter($0) }
  ) {
    var annotated = AnnotatedParameters(after: syntax.leftParen)
    for element in syntax.parameters { annotated.add(lowered(element), element) }
    self = annotated.parameters
  }

  /// Creates the associated values of a case, with their annotations; a comment above the case
  /// annotates the case, not its values.
  init(_ syntax: EnumCaseParameterClauseSyntax) {
    var annotated = AnnotatedParameters(after: syntax.leftParen)
    for element in syntax.parameters { annotated.add(Parameter(element), element) }
    annotated.noteEnd(syntax.rightParen)
    self = annotated.parameters.map { parameter in
      var parameter = parameter
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
