import DeclarationModel
import SwiftParser
import SwiftSyntax

extension TypeReference {
  /// Creates the type that an expression names: `Foo`, `Foo<Int>.Bar`, `[String: Int?]`; nil if it
  /// does not look like one. Capitalized names are taken for types.
  init?(expression: ExprSyntax) {
    guard expression.namesType, let type = Self.parsed(expression.foldedText) else { return nil }
    self = type
  }

  private static func parsed(_ text: String) -> TypeReference? {
    var parser = Parser(text, maximumNestingLevel: NestingLimit.brackets)
    let type = TypeSyntax.parse(from: &parser)
    return type.hasError ? nil : TypeReference(type)
  }

  /// Whether the type can be written as that of a variable; `Self`, and generic types without
  /// arguments, cannot.
  var isComplete: Bool {
    guard case .named(let type) = self, let last = type.components.last else { return true }
    if type.components.first?.name == "Self" { return false }
    return !last.arguments.isEmpty || !WellKnownTypes.generic.contains(last.name)
  }
}

extension ExprSyntax {
  /// Whether the expression looks like the name of a type.
  fileprivate var namesType: Bool {
    switch self.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr(let syntax):
      syntax.argumentNames == nil && syntax.baseName.isCapitalized
    case .memberAccessExpr(let syntax):
      syntax.declName.baseName.isCapitalized && syntax.base?.namesType ?? false
    case .genericSpecializationExpr(let syntax): syntax.expression.namesType
    case .optionalChainingExpr(let syntax): syntax.expression.namesType
    case .typeExpr: true
    case .arrayExpr(let syntax):
      syntax.elements.count == 1 && syntax.elements.allSatisfy(\.expression.namesType)
    case .dictionaryExpr(let syntax):
      if case .elements(let elements) = syntax.content {
        elements.count == 1 && elements.allSatisfy { $0.key.namesType && $0.value.namesType }
      } else {
        false
      }
    case .tupleExpr(let syntax): syntax.elements.allSatisfy(\.expression.namesType)
    case .sequenceExpr(let syntax):
      syntax.elements.contains { $0.is(ArrowExprSyntax.self) }
        && syntax.elements.allSatisfy { $0.is(ArrowExprSyntax.self) || $0.namesType }
    default: false
    }
  }
}

extension TokenSyntax {
  /// Whether the name begins with a capital, after any underscores.
  fileprivate var isCapitalized: Bool {
    plainText.drop { $0 == "_" }.first?.isUppercase ?? false
  }
}
