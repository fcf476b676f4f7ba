import Configuration
import DeclarationModel
import Files
import SourceWriting
import StencilTemplates

/// Generates the texts of one request's templates.
struct TemplateGenerator: OutputGenerator {
  let request: TemplateRequest
  /// Whether templates are rendered, and not only found.
  let rendersTemplates: Bool

  var inputs: [SourceQuery] { rendersTemplates ? [query] : [] }

  private var query: SourceQuery {
    SourceQuery(
      paths: request.sources,
      content: [.protocols, .typesOnDemand, .outsideInlineBlocks], generated: request.keptBlocks,
      foreignFolders: request.isOfSourceryCommand ? .entered : .skipped,
      tellsHiddenFolders: request.tellsHiddenFolders)
  }

  func generate(from sources: inout RunSources, mocks: inout MockCatalog) -> GeneratedOutput {
    let templates = sources.store.discover(
      request.templates, .template)
    var output = GeneratedOutput(
      diagnostics: templates.issues.map { Problem($0).diagnostic })
    var files = TemplateFiles(request, fileSystem: sources.fileSystem)
    guard rendersTemplates else {
      for file in templates.files { files.add("-", of: file.path) }
      output.files = files.planned
      return output
    }
    let headers = HeaderProtocols(request.headers, from: &sources)
    var types = TemplateTypes(of: request, query, headers: headers.files, mocks, from: &sources)
    files.inputs = templates.files.map(\.path)
    files.inputs += types.selection.files.map { AbsolutePath($0.path) }
    files.inputs += headers.files.map { AbsolutePath($0.path) }
    var found: [Diagnostic] = []
    var places = InlinePlaces(
      blocks: sources.store.inlineBlocks(of: query), baseIndentation: request.baseIndentation,
      fileSystem: sources.fileSystem)
    for file in templates.files {
      do throws(Problem) {
        let template = try Template(file, sources.fileSystem, request)
        let folder = TemplateFolder(file.path.parent, in: sources.fileSystem)
        let result = types.render(
          template.source, isSwift: template.isSwift, including: folder, from: &sources)
        found += result.diagnostics
        files.noteSources(
          [template.source]
            + sourcesOfIncludes(result.includes, file.path.parent, sources.fileSystem))
        files.inputs += result.includes.map { file.path.parent.appending($0) }
        if let text = result.text {
          files.add(text, of: file.path, template.source, &places, among: types.model)
        }
      } catch {
        found.append(error.diagnostic)
      }
    }
    output.diagnostics += types.selection.diagnostics
    output.diagnostics +=
      headers.problems.map(\.diagnostic) + headers.files.flatMap(\.diagnostics)
    output.diagnostics += found
    files.refuseInputs()
    output.files = files.planned
    output.diagnostics += places.problems.map(\.diagnostic)
    if request.editsSources {
      output.files += places.edited.map { path, source in
        PlannedFile(
          path: path, content: .edited(source), counts: [.inlineBlock: source.edits.count],
          origin: request.output.position)
      }
    } else {
      output.diagnostics += places.edited.filter { $0.source.bytes != $0.source.original }.map {
        let entry = request.output.position
        return Problem(
          .staleInlineBlocks($0.path, configuration: entry.map { AbsolutePath($0.path) }), at: entry
        ).diagnostic
      }
    }
    output.diagnostics += files.problems.map(\.diagnostic)
    if request.removesEmptyOutputs { output.emptyFiles = files.empty }
    return output
  }

  /// Returns the files that a template includes.
  private func sourcesOfIncludes(
    _ names: [String], _ folder: AbsolutePath, _ fileSystem: any FileSystem
  ) -> [TemplateSource] {
    names.compactMap { name in
      (try? fileSystem.read(folder.appending(name))).map { TemplateSource(path: name, bytes: $0) }
    }
  }
}

/// A template that can be rendered.
private struct Template {
  let source: TemplateSource
  let isSwift: Bool

  /// Reads a template.
  init(
    _ file: DiscoveredFile, _ fileSystem: any FileSystem, _ request: TemplateRequest
  ) throws(Problem) {
    let bytes: [UInt8]
    do {
      bytes = try fileSystem.read(file.path)
    } catch {
      throw Problem(.discovery(.cannotRead(file.path, error)), at: file.origin)
    }
    let start = SourcePosition(path: file.path.text, line: 1, column: 1)
    let exclusion = Self.exclusion(of: file, request)
    let unsupported = Problem(
      .unsupportedTemplate(file.path, isLeftOut: request.isOfSourceryCommand, exclusion),
      at: start)
    isSwift = file.path.name.hasSuffix(".swifttemplate")
    switch file.path.name.split(separator: ".").last {
    case "ejs": throw unsupported
    case "sourcerytemplate":
      guard let template = PackagedTemplate(bytes: bytes) else {
        throw Problem(.invalidPackagedTemplate(file.path, exclusion), at: start)
      }
      if template.kind == .ejs { throw unsupported }
      source = TemplateSource(path: file.path.text, text: template.content)
    default: source = TemplateSource(path: file.path.text, bytes: bytes)
    }
  }

  /// Returns the way in which a template is left out of a request.
  private static func exclusion(
    of file: DiscoveredFile, _ request: TemplateRequest
  ) -> TemplateExclusion {
    if file.isNamed { return .removal }
    if file.origin == nil { return .option }
    return request.style == .own ? .pattern : .key
  }
}

extension TemplateFolder {
  /// Creates a folder whose files a file system reads.
  fileprivate init(_ folder: AbsolutePath, in fileSystem: any FileSystem) {
    self.init(
      path: folder.text, resolve: { fileSystem.resolved(AbsolutePath($0))?.text },
      read: { try? fileSystem.read(AbsolutePath($0)) })
  }
}
