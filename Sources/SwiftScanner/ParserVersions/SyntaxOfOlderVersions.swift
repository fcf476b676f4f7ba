import DeclarationModel
import SwiftSyntax

// The syntax trees of swift-syntax 600 to 603, under the names of 603. Older trees have no nodes
// for later syntax, which is reported as newer syntax.

#if !canImport(SwiftSyntax601)
  extension GenericParameterSyntax {
    /// The keyword before the name: `each`.
    var specifier: TokenSyntax? { eachKeyword }
  }
#endif

#if !canImport(SwiftSyntax602)
  extension AttributedTypeSyntax {
    /// The specifiers after the attributes.
    var lateSpecifiers: TypeSpecifierListSyntax { [] }
  }
#endif

#if !canImport(SwiftSyntax603)
  extension IdentifierTypeSyntax {
    /// The module before the name: `Module::`.
    var moduleSelector: TokenSyntax? { nil }
  }

  extension MemberTypeSyntax {
    /// The module before the name: `Module::`.
    var moduleSelector: TokenSyntax? { nil }
  }
#endif

extension TypeReference {
  /// Creates an inline array (`[3 of Int]`) from its syntax; nil for all other types.
  init?(inlineArray syntax: TypeSyntax) {
    #if canImport(SwiftSyntax602)
      guard let type = syntax.as(InlineArrayTypeSyntax.self) else { return nil }
      self = .inlineArray(
        count: TypeReference(argument: Syntax(type.count.argument)),
        element: TypeReference(argument: Syntax(type.element.argument)))
    #else
      return nil
    #endif
  }
}
