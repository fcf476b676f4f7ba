import Configuration
import DeclarationModel
import Files
import SourceWriting
import StencilTemplates
import SwiftTemplates

/// Generates the texts of one request's templates.
struct TemplateGenerator: OutputGenerator {
  let request: TemplateRequest
  /// Whether templates are rendered, and not only found.
  let rendersTemplates: Bool

  var inputs: [SourceQuery] { rendersTemplates ? [query] : [] }

  private var query: SourceQuery {
    SourceQuery(
      paths: request.sources,
      content: [.protocols, .types, .outsideInlineBlocks], generated: request.keptBlocks)
  }

  func generate(from sources: inout RunSources, mocks: inout MockCatalog) -> GeneratedOutput {
    let templates = sources.store.discover(
      request.templates, .template)
    var output = GeneratedOutput(
      diagnostics: templates.issues.map { Problem($0).diagnostic })
    var files = TemplateFiles(request)
    guard rendersTemplates else {
      for file in templates.files { files.add("-", of: file.path) }
      output.files = files.planned
      return output
    }
    let selection = sources.store.types(of: query)
    let headers = HeaderProtocols(request.headers, from: &sources)
    output.diagnostics += diagnostics(of: selection)
    output.diagnostics +=
      headers.problems.map(\.diagnostic) + headers.files.flatMap(\.diagnostics)
    let model = TemplateModel(
      selection.files + headers.files.map(ScannedTypes.init),
      modules: request.modules(of: selection.files))
    let renderer = TemplateRenderer(
      model: model,
      mocks: TemplateMocks(
        files: sources.store.protocols(of: query).files + headers.files,
        types: selection.files, catalog: mocks, library: sources.library),
      arguments: request.arguments, hasGlobalArguments: request.style == .own,
      hasDocumentation: request.hasDocumentation)
    let swiftRenderer = SwiftTemplateRenderer(
      model: renderer, options: sources.modules, environment: sources.environment)
    var places = InlinePlaces(
      blocks: sources.store.inlineBlocks(of: query), model: model,
      baseIndentation: request.baseIndentation, fileSystem: sources.fileSystem)
    for file in templates.files {
      let language = TemplateLanguage(of: file.path)
      if let language, language != .swift {
        let start = SourcePosition(path: file.path.text, line: 1, column: 1)
        let fact = Problem.Fact.unsupportedTemplate(file.path, language: language.rawValue)
        output.diagnostics.append(Problem(fact, at: start).diagnostic)
        continue
      }
      do {
        let bytes = try sources.fileSystem.read(file.path)
        let source = TemplateSource(path: file.path.text, bytes: bytes)
        let folder = TemplateFolder(file.path.parent, in: sources.fileSystem)
        let result =
          language == .swift
          ? swiftRenderer.render(source, including: folder)
          : renderer.render(source, including: folder)
        output.diagnostics += result.diagnostics
        files.noteSources(
          [source] + sourcesOfIncludes(result.includes, file.path.parent, sources.fileSystem))
        if let text = result.text { files.add(text, of: file.path, source, &places) }
      } catch {
        output.diagnostics.append(
          Problem(.discovery(.cannotRead(file.path, error)), at: file.origin).diagnostic)
      }
    }
    output.files = files.planned
    if request.editsSources {
      output.files += places.edited.map { path, source in
        PlannedFile(
          path: path, content: .edited(source), counts: [.inlineBlock: source.edits.count],
          origin: request.output.position)
      }
    } else {
      output.diagnostics += places.edited.filter { $0.source.bytes != $0.source.original }.map {
        Problem(.staleInlineBlocks($0.path), at: request.output.position).diagnostic
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

  /// The messages about paths and files. As with Sourcery, a syntax error in a source does not keep the
  /// rest from being rendered.
  private func diagnostics(of selection: SourceSelection<ScannedTypes>) -> [Diagnostic] {
    guard request.style == .sourcery else { return selection.diagnostics }
    return selection.problems.map(\.diagnostic)
      + selection.files.flatMap(\.diagnostics).map { diagnostic in
        var diagnostic = diagnostic
        diagnostic.severity = .warning
        return diagnostic
      }
  }
}

/// A language of templates besides Stencil.
private enum TemplateLanguage: String {
  case swift = "Swift"
  case javaScript = "JavaScript"
  case package = "packaged"

  /// Returns the language of a file; nil for a Stencil template.
  init?(of path: AbsolutePath) {
    switch path.name.split(separator: ".").last {
    case "swifttemplate": self = .swift
    case "ejs": self = .javaScript
    case "sourcerytemplate": self = .package
    default: return nil
    }
  }
}

extension ScannedTypes {
  /// Creates the part of a header that templates see.
  fileprivate init(_ header: ScannedFile) {
    self.init(path: header.path)
    imports = header.imports
    protocols = header.protocols
  }
}

extension TemplateRequest {
  /// Returns the modules of files by their paths, as far as they are known.
  fileprivate func modules(of files: [ScannedTypes]) -> [String: String] {
    guard !modules.isEmpty else { return [:] }
    return Dictionary(
      files.compactMap { file in module(of: AbsolutePath(file.path)).map { (file.path, $0) } }
    ) { first, _ in first }
  }

  /// Returns the module of a file, or of the nearest folder around it that has one.
  private func module(of file: AbsolutePath) -> String? {
    var path = file
    while modules[path] == nil, path.parent != path { path = path.parent }
    return modules[path]
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
