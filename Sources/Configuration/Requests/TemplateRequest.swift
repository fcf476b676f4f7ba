import DeclarationModel
import Files
import StencilTemplates

/// A request for rendered templates: an entry of `templates`, or a `.sourcery.yml`.
package struct TemplateRequest: Sendable, Hashable {
  /// Whose conventions the output follows.
  package enum Style: String, Sendable, Hashable {
    /// Sourcery's: its header, its names of files.
    case sourcery
    /// Ours; an argument is also known by its name alone.
    case own
  }

  /// Whose conventions the output follows.
  package var style = Style.sourcery
  /// Files and folders to read.
  package var sources: [Located<AbsolutePath>] = []
  /// Files and folders among them that are not read.
  package var excludedSources: [Located<AbsolutePath>] = []
  /// Objective-C headers whose protocols templates see, too.
  package var headers = HeaderInput()
  /// Templates, and folders of templates.
  package var templates: [Located<AbsolutePath>] = []
  /// Templates and folders among them that are not rendered.
  package var excludedTemplates: [Located<AbsolutePath>] = []
  /// The output.
  package var output: Located<OutputLocation>
  /// What templates know as `argument`.
  package var arguments: [String: AnnotationValue] = [:]
  /// Whether the header keeps the version to itself.
  package var hidesVersion = false
  /// The position of the request.
  package var origin: SourcePosition?
}
