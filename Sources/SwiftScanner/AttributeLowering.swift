import DeclarationModel
import SwiftSyntax

extension Attribute {
  /// An attribute from its syntax.
  init(_ syntax: AttributeSyntax) {
    let arguments = syntax.arguments?.foldedText
    self.init(
      syntax.attributeName.foldedText,
      arguments: arguments ?? (syntax.leftParen == nil ? nil : ""))
  }
}

extension AttributeListSyntax {
  /// The attributes that stand in no `#if`.
  var lowered: [Attribute] {
    compactMap { $0.as(AttributeSyntax.self).map(Attribute.init) }
  }

  /// Whether some stand in an `#if` of their own.
  var hasConditionalAttributes: Bool {
    contains { $0.is(IfConfigDeclSyntax.self) }
  }
}
