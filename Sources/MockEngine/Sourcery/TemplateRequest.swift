import DeclarationModel
import StencilTemplates

/// One wish for rendered templates.
package struct TemplateRequest: Sendable, Hashable {
  /// Files and folders to read.
  package var sources: [Located<AbsolutePath>] = []
  /// Files and folders among them that are not read.
  package var excludedSources: [Located<AbsolutePath>] = []
  /// Templates, and folders of templates.
  package var templates: [Located<AbsolutePath>] = []
  /// Templates and folders among them that are not rendered.
  package var excludedTemplates: [Located<AbsolutePath>] = []
  /// Where the text goes.
  package var output: Located<OutputLocation>
  /// What templates know as `argument`.
  package var arguments: [String: AnnotationValue] = [:]
  /// Whether the header keeps the version to itself.
  package var hidesVersion = false
  /// Where the request stands.
  package var origin: SourcePosition?
}
