import DeclarationModel

/// What came of rendering a template.
package struct TemplateResult: Sendable, Hashable {
  /// The text; nil if there was an error.
  package var text: String?
  /// Errors and warnings, in the order in which they came up.
  package var diagnostics: [Diagnostic]
}
