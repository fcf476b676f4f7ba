import DeclarationModel
import SwiftSyntax

extension Parameter {
  /// Creates a parameter of a function or an initializer: its first name is the label.
  init(_ syntax: FunctionParameterSyntax) {
    let label = syntax.firstName.plainText
    self.init(
      syntax, label: label == "_" ? nil : label,
      name: (syntax.secondName ?? syntax.firstName).plainText)
  }

  /// Creates a parameter of a subscript: it has a label only if it has two names.
  init(subscript syntax: FunctionParameterSyntax) {
    self.init(syntax)
    hasOneName = syntax.secondName == nil
    if hasOneName { label = nil }
  }

  private init(_ syntax: FunctionParameterSyntax, label: String?, name: String) {
    let type = ParameterType(syntax.type)
    self.init(
      label: label, name: name, type: type.type,
      specifiers: syntax.modifiers.specifiers + type.specifiers,
      attributes: type.attributes)
    isLabelQuoted = label != nil && syntax.firstName.isQuoted
    isNameQuoted = (syntax.secondName ?? syntax.firstName).isQuoted
    isVariadic = syntax.ellipsis != nil
    if !syntax.attributes.isEmpty { declarationAttributes = syntax.attributes.lowered }
    guard let value = syntax.defaultValue?.value else { return }
    hasDefault = true
    defaultValue = value.trimmedText
    defaultNames = NameCollector.names(in: value)
    defaultReferences = ValueReference.all(in: value)
  }
}

/// Collects the names in an expression that are looked up where it stands: those after a dot are not.
private final class NameCollector: SyntaxVisitor {
  private var names: Set<String> = []

  static func names(in expression: ExprSyntax) -> Set<String> {
    let collector = NameCollector(viewMode: .sourceAccurate)
    collector.walk(expression)
    return collector.names
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    if node.parent?.as(MemberAccessExprSyntax.self)?.declName.id != node.id {
      names.insert(node.baseName.plainText)
    }
    return .visitChildren
  }
}

extension FunctionType.Parameter {
  /// Creates a parameter of a function type.
  init(_ syntax: TupleTypeElementSyntax) {
    let type = ParameterType(syntax.type)
    self.init(
      specifiers: (syntax.inoutKeyword == nil ? [] : [.inout]) + type.specifiers,
      attributes: type.attributes, type: type.type, isVariadic: syntax.ellipsis != nil)
    label = syntax.firstName?.text
    name = syntax.secondName?.text
  }
}

/// The parts of a parameter's type: those that belong to the parameter, and the type itself.
struct ParameterType {
  let specifiers: [TypeSpecifier]
  let attributes: [Attribute]
  let type: TypeReference

  /// Splits the type of a parameter.
  init(_ syntax: TypeSyntax) {
    guard
      let attributed = (syntax.attributedTypeInParentheses ?? syntax).as(AttributedTypeSyntax.self)
    else {
      specifiers = []
      attributes = []
      type = TypeReference(syntax)
      return
    }
    let all = attributed.attributes.lowered
    specifiers = attributed.allSpecifiers
    attributes = all.filter(\.belongsToParameter)
    type = TypeReference(
      attributed.baseType, specifiers: [],
      attributes: all.filter { !$0.belongsToParameter })
  }
}

extension TypeSyntax {
  /// The type in `(@escaping () -> Void)`; nil for all other types.
  fileprivate var attributedTypeInParentheses: TypeSyntax? {
    guard let group = self.as(TupleTypeSyntax.self), group.elements.count == 1,
      let element = group.elements.first, element.firstName == nil, element.ellipsis == nil
    else { return nil }
    return element.type.is(AttributedTypeSyntax.self)
      ? element.type : element.type.attributedTypeInParentheses
  }
}
