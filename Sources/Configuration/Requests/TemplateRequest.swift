import DeclarationModel
import Files
import StencilTemplates

/// A request for rendered templates: an entry of `templates`, or a `.sourcery.yml`.
package struct TemplateRequest: Sendable, Hashable {
  /// The conventions of the output.
  package enum Style: String, Sendable, Hashable {
    /// The conventions of Sourcery: its header and its file names.
    case sourcery
    /// The conventions of Kagemusha; a template can also use an argument by its name alone.
    case own
  }

  /// The seconds after which the program of a Swift template is stopped if no entry states another number.
  package static let standardTimeLimit = 600
  /// The number of seconds of the longest time limit: a day.
  static let longestTimeLimit = 86_400

  /// The conventions of the output.
  package var style = Style.sourcery
  /// The files and folders to read.
  package var sources: PathSelection = []
  /// The modules of files, and of all files in folders, that Sourcery's `project` and `package` name.
  package var modules: [AbsolutePath: String] = [:]
  /// The Objective-C headers whose protocols templates see, too.
  package var headers = HeaderInput()
  /// The templates, and folders of templates.
  package var templates: PathSelection = []
  /// The output.
  package var output: Located<OutputLocation>
  /// The folder of the configuration, outside of which directives may not write files.
  package var folder: AbsolutePath?
  /// The values that templates use as `argument`.
  package var arguments: [String: AnnotationValue] = [:]
  /// The seconds after which the program of a Swift template is stopped; nil for the standard.
  package var timeLimit: Located<Int>?
  /// Whether the header omits the version.
  package var hidesVersion = false
  /// The text before the header.
  package var headerPrefix: String?
  /// Whether templates see documentation comments.
  package var hasDocumentation = true
  /// Whether `kagemusha sourcery` made the request, which overwrites any output, enters the folders of package
  /// managers, and leaves out templates in languages that are not supported, as Sourcery does.
  package var isOfSourceryCommand = false
  /// Whether the hidden folders among the sources are told, which are not read.
  package var tellsHiddenFolders = false
  /// Whether outputs that would be empty are removed.
  package var removesEmptyOutputs = false
  /// Whether sources may be changed; a build may not do so.
  package var editsSources = true
  /// The number of spaces before inline blocks, besides the indentation of their types.
  package var baseIndentation = 0
  /// The suffixes of the names of blocks whose code stays in the output as well as in the sources.
  package var keptBlocks: [String] = []
  /// The position of the request.
  package var origin: SourcePosition?
}
