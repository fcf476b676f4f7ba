/// A template's text, and the path that messages name.
package struct TemplateSource: Sendable, Hashable {
  /// The path under which messages name it.
  package var path: String
  /// Its text.
  package var text: String

  /// Describes a template.
  package init(path: String, text: String) {
    self.path = path
    self.text = text
  }
}
