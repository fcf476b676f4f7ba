import Files
import DeclarationModel
import StencilTemplates

/// One wish for rendered templates.
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
  /// Headers of Objective-C whose protocols templates see, too.
  package var headers = HeaderInput()
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
