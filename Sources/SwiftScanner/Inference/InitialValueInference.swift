import DeclarationModel
import SwiftSyntax

/// Infers the type that an initial value evidently has, without looking anything up.
///
/// A capitalized name is taken for a type, and a call of it for an initializer. This is a guess:
/// functions may have such names, and types may lack generic arguments that the compiler infers.
struct InitialValueInference {
  /// The types of the variables that are declared before the expression in the same closure.
  var locals: [String: TypeReference] = [:]
  /// Whether the type is that which Sourcery guesses, where it guesses one; it need not be the right one.
  var guessesAsSourcery = false
  /// Whether the type may be called like one of a library that lacks its generic arguments.
  var allowsMissingArguments = false

  /// Returns the type of an expression; nil if it is not evident.
  ///
  /// - Complexity: O(*n*) in the tokens of the expression.
  static func type(of expression: ExprSyntax) -> TypeReference? {
    InitialValueInference().type(of: expression)
  }

  /// Returns the type of an expression; nil if it is not evident.
  func type(of expression: ExprSyntax) -> TypeReference? {
    switch expression.as(ExprSyntaxEnum.self) {
    case .integerLiteralExpr: .name("Int")
    case .floatLiteralExpr: .name("Double")
    case .booleanLiteralExpr: .name("Bool")
    case .stringLiteralExpr: .name("String")
    case .macroExpansionExpr(let syntax): WellKnownTypes.macros[syntax.macroName.text]
    case .prefixOperatorExpr(let syntax): type(of: syntax)
    case .nilLiteralExpr: guessesAsSourcery ? .name("Optional") : nil
    case .arrayExpr(let syntax): common(syntax.elements.map(\.expression)).map { .array($0) }
    case .dictionaryExpr(let syntax): type(of: syntax)
    case .tupleExpr(let syntax): type(of: syntax)
    case .declReferenceExpr(let syntax): locals[syntax.baseName.plainText]
    case .memberAccessExpr(let syntax): type(of: syntax)
    case .functionCallExpr(let syntax): type(of: syntax)
    case .forceUnwrapExpr(let syntax):
      guessesAsSourcery
        ? type(of: syntax.expression).map { .implicitlyUnwrapped($0) }
        : type(of: syntax.expression).flatMap(\.wrapped)
    case .tryExpr(let syntax):
      type(of: syntax.expression).map { syntax.isOptional ? $0.madeOptional : $0 }
    case .awaitExpr(let syntax): type(of: syntax.expression)
    case .sequenceExpr(let syntax): type(ofSequence: Array(syntax.elements)[...])
    default: nil
    }
  }

  /// Returns the type that all expressions have; nil if there is no expression, or no common type.
  private func common(_ expressions: [ExprSyntax]) -> TypeReference? {
    if guessesAsSourcery { return commonAsSourcery(expressions) }
    guard let first = expressions.first.flatMap(type(of:)) else { return nil }
    return expressions.dropFirst().allSatisfy { type(of: $0) == first } ? first : nil
  }

  /// Returns the type that all expressions have, besides `nil`; else `Any`.
  private func commonAsSourcery(_ expressions: [ExprSyntax]) -> TypeReference? {
    var types: [TypeReference] = []
    for expression in expressions {
      guard let type = type(of: expression) else { return nil }
      if !types.contains(type) { types.append(type) }
    }
    if types.count < 2 { return types.first }
    let others = types.filter { $0 != .name("Optional") }
    return types.count == 2 && others.count == 1 ? .optional(others[0]) : .name("Any")
  }

  private func type(of syntax: PrefixOperatorExprSyntax) -> TypeReference? {
    let operand = type(of: syntax.expression)
    return switch syntax.operator.text {
    case "!": .name("Bool")
    case "-", "+": operand.flatMap { $0.isNumber ? $0 : nil }
    case "~": operand == .name("Int") ? operand : nil
    default: nil
    }
  }

  private func type(of syntax: DictionaryExprSyntax) -> TypeReference? {
    guard case .elements(let elements) = syntax.content,
      let key = common(elements.map(\.key)), let value = common(elements.map(\.value))
    else { return nil }
    return .dictionary(key: key, value: value)
  }

  private func type(of syntax: TupleExprSyntax) -> TypeReference? {
    if let only = syntax.elements.first, syntax.elements.count == 1 {
      return only.label == nil ? type(of: only.expression) : nil
    }
    var elements: [TupleElement] = []
    for element in syntax.elements {
      guard let type = type(of: element.expression) else { return nil }
      let label = element.label?.text
      elements.append(
        TupleElement(label: guessesAsSourcery && label == "_" ? nil : label, type: type))
    }
    return .tuple(elements)
  }

  /// Returns the type of `Foo.self` or `Foo.shared`.
  private func type(of syntax: MemberAccessExprSyntax) -> TypeReference? {
    guard let base = syntax.base.flatMap(TypeReference.init(expression:)) else { return nil }
    let name = syntax.declName.baseName.text
    if name == "self" { return .metatype(base, .type) }
    // Sourcery takes every member with a small letter for a value of the type before it.
    if guessesAsSourcery, name.first?.isLowercase ?? false { return base }
    guard allowsMissingArguments || base.isComplete else { return nil }
    if WellKnownTypes.isOptional(name, of: base) { return base.madeOptional }
    return WellKnownTypes.factories.contains(name) ? base : nil
  }

  /// Returns the type of `Foo(…)`, `Foo.init(…)` or `{ … }()`.
  private func type(of syntax: FunctionCallExprSyntax) -> TypeReference? {
    if let closure = syntax.calledExpression.closure { return resultType(of: closure) }
    var callee: ExprSyntax? = syntax.calledExpression
    if let member = callee?.as(MemberAccessExprSyntax.self),
      member.declName.baseName.tokenKind == .keyword(.`init`)
    {
      callee = member.base
    } else if guessesAsSourcery, let member = callee?.as(MemberAccessExprSyntax.self),
      let type = type(of: member)
    {
      return type
    }
    guard let type = callee.flatMap(TypeReference.init(expression:)),
      guessesAsSourcery || allowsMissingArguments || type.isComplete
    else {
      return nil
    }
    if guessesAsSourcery { return type }
    switch WellKnownTypes.failability(of: type, arguments: syntax.arguments) {
    case .failable: return type.madeOptional
    case .unfailing: return type
    case .unclear: return nil
    }
  }
}

extension ExprSyntax {
  /// The closure that the expression is, in parentheses or not.
  fileprivate var closure: ClosureExprSyntax? {
    if let tuple = self.as(TupleExprSyntax.self), tuple.elements.count == 1 {
      tuple.elements.first?.expression.closure
    } else {
      self.as(ClosureExprSyntax.self)
    }
  }
}

extension TryExprSyntax {
  /// Whether the keyword is `try?`.
  var isOptional: Bool { questionOrExclamationMark?.tokenKind == .postfixQuestionMark }
}

extension TypeReference {
  /// Whether the type is the default type of a number literal.
  var isNumber: Bool { self == .name("Int") || self == .name("Double") }

  /// The optional of the type; the type itself if it is optional, since `try?` does not nest
  /// optionals (SE-0230).
  var madeOptional: TypeReference { wrapped == nil ? .optional(self) : self }

  /// The type that an optional wraps; nil for other types.
  var wrapped: TypeReference? {
    switch self {
    case .optional(let wrapped), .implicitlyUnwrapped(let wrapped): wrapped
    default: nil
    }
  }
}
