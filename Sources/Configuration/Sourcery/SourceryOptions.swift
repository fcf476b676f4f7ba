import DeclarationModel
import Files
import StencilTemplates

/// The options of Sourcery's command line.
package struct SourceryOptions: Sendable, Hashable, Encodable {
  /// The files and folders to read.
  package var sources: [String] = []
  /// The files and folders among the sources that are not read.
  package var excludedSources: [String] = []
  /// The templates, and folders of templates.
  package var templates: [String] = []
  /// The templates and folders among them that are not rendered.
  package var excludedTemplates: [String] = []
  /// The file or the folder for the output.
  package var output: String?
  /// The configurations, and folders of configurations.
  package var configurations: [String] = []
  /// Whether no configuration is read.
  package var ignoresConfigurations = false
  /// The arguments of templates, each a comma-separated list.
  package var arguments: [String] = []
  /// The suffixes of the names of blocks whose code stays in the output, too.
  package var forceParse: [String] = []
  /// The number of spaces before inline blocks.
  package var baseIndentation = 0
  /// The text before the header.
  package var headerPrefix: String?
  /// Whether the header omits the version.
  package var hidesVersion = false
  /// Whether templates see documentation comments.
  package var hasDocumentation = false
  /// Whether the hidden folders that are not read are told.
  package var isVerbose = false
  /// Whether outputs that would be empty are removed.
  package var removesEmptyOutputs = false

  /// Creates the options of a command line without arguments.
  package init() {}

  /// Whether options are given that a configuration file would replace.
  package var hasReplacedOptions: Bool {
    let lists = [
      sources, excludedSources, templates, excludedTemplates, arguments, forceParse,
    ]
    return output != nil || lists.contains { !$0.isEmpty }
  }

  /// Returns the configuration files that exist, and nil in place of each missing one.
  package func configurationFiles(
    in folder: AbsolutePath, fileSystem: any FileSystem
  ) -> [AbsolutePath?] {
    if ignoresConfigurations { return [nil] }
    return (configurations.isEmpty ? ["."] : configurations).map { text in
      var path = AbsolutePath(text, relativeTo: folder)
      if fileSystem.kind(of: path) == .folder {
        path = path.appending(SourceryConfiguration.fileName)
      }
      return fileSystem.isOccupied(path) ? path : nil
    }
  }

  /// Returns the requests of the configuration files; a missing file is replaced by the options.
  func requests(
    in folder: AbsolutePath, fileSystem: any FileSystem, environment: [String: String]
  ) -> RunRequests {
    var requests = RunRequests()
    for file in configurationFiles(in: folder, fileSystem: fileSystem) {
      guard let file else {
        let (request, issues) = request(in: folder, fileSystem)
        requests.templates.append(request)
        requests.issues += issues
        continue
      }
      let configuration = SourceryConfiguration(
        reading: file, fileSystem: fileSystem, environment: environment)
      requests.templates += configuration.requests
      requests.issues += configuration.issues
    }
    for index in requests.templates.indices {
      requests.templates[index].isOfSourceryCommand = true
      requests.templates[index].tellsHiddenFolders = isVerbose
      requests.templates[index].headerPrefix = headerPrefix
      requests.templates[index].removesEmptyOutputs = removesEmptyOutputs
      if requests.templates[index].arguments["hideVersionHeader"] == nil {
        requests.templates[index].hidesVersion = hidesVersion
      }
    }
    return requests
  }

  /// Returns the request of the options alone.
  private func request(
    in folder: AbsolutePath, _ fileSystem: any FileSystem
  ) -> (TemplateRequest, [ConfigurationIssue]) {
    func paths(_ texts: [String]) -> [Located<AbsolutePath>] {
      texts.map { Located(AbsolutePath($0, relativeTo: folder)) }
    }
    let text = output ?? "."
    let path = AbsolutePath(text, relativeTo: folder)
    var request = TemplateRequest(
      output: Located(OutputLocation(sourcery: text, at: path, fileSystem)))
    request.folder = folder
    request.sources = PathSelection(paths(sources), excluded: paths(excludedSources))
    request.templates = PathSelection(paths(templates), excluded: paths(excludedTemplates))
    request.arguments = AnnotationParser.parse(arguments.joined(separator: ","))
    request.hidesVersion = request.arguments["hideVersionHeader"] == .bool(true)
    request.baseIndentation = max(baseIndentation, 0)
    request.keptBlocks = forceParse
    request.hasDocumentation = hasDocumentation
    var issues: [ConfigurationIssue] = []
    if sources.isEmpty { issues.append(ConfigurationIssue(.noSourceryInput("sources"))) }
    if templates.isEmpty { issues.append(ConfigurationIssue(.noSourceryInput("templates"))) }
    return (request, issues)
  }
}
