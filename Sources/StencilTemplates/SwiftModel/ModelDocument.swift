import DeclarationModel

/// The model of one Swift template, as JSON.
///
/// The key `objects` has the values of each object, which refer to each other by numbers; the objects of types come first.
package struct ModelDocument: Sendable {
  /// The JSON.
  package let text: String
  /// The problems in the sources for the template.
  package let diagnostics: [Diagnostic]
}

extension TemplateRenderer {
  /// Returns the model for a Swift template.
  ///
  /// - Parameter words: The words of the template; properties of other names are left out.
  package func document(for words: Set<String>) -> ModelDocument {
    let session = session("", .none)
    defer { session.forgetViews() }
    var encoder = ModelEncoder(session: session, words: words)
    let text = encoder.document(arguments: arguments)
    return ModelDocument(text: text, diagnostics: session.diagnostics)
  }
}
