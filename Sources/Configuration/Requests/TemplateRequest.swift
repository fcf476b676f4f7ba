import DeclarationModel
import Files
import StencilTemplates

/// A request for rendered templates: an entry of `templates`, or a `.sourcery.yml`.
package struct TemplateRequest: Sendable, Hashable {
  /// The conventions of the output.
  package enum Style: String, Sendable, Hashable {
    /// Sourcery's: its header, its names of files.
    case sourcery
    /// Ours; an argument is also known by its name alone.
    case own
  }

  /// The conventions of the output.
  package var style = Style.sourcery
  /// Files and folders to read.
  package var sources: PathSelection = []
  /// The modules of files, and of all files in folders, as far as Sourcery's `project` and `package`
  /// name them.
  package var modules: [AbsolutePath: String] = [:]
  /// Objective-C headers whose protocols templates see, too.
  package var headers = HeaderInput()
  /// Templates, and folders of templates.
  package var templates: PathSelection = []
  /// The output.
  package var output: Located<OutputLocation>
  /// The folder of the configuration, which files of directives may not leave.
  package var folder: AbsolutePath?
  /// The values that templates use as `argument`.
  package var arguments: [String: AnnotationValue] = [:]
  /// Whether the header omits the version.
  package var hidesVersion = false
  /// The text before the header.
  package var headerPrefix: String?
  /// Whether templates see documentation comments.
  package var hasDocumentation = true
  /// Whether outputs that would be empty are removed.
  package var removesEmptyOutputs = false
  /// Whether sources may be changed; a build may not do so.
  package var editsSources = true
  /// The number of spaces before inline blocks, besides the indentation of their types.
  package var baseIndentation = 0
  /// The endings of names of blocks whose code stays in the output and in the sources, too.
  package var keptBlocks: [String] = []
  /// The position of the request.
  package var origin: SourcePosition?
}
