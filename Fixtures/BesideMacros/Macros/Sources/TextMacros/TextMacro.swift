import SwiftCompilerPlugin
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

public struct TextMacro: ExpressionMacro {
  public static func expansion(
    of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
  ) throws -> ExprSyntax {
    let text = node.arguments.first?.expression.trimmedDescription ?? ""
    return ExprSyntax(StringLiteralExprSyntax(content: text))
  }
}

@main
struct TextPlugin: CompilerPlugin {
  let providingMacros: [any Macro.Type] = [TextMacro.self]
}
