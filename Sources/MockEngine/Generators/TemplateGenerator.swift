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
      paths: request.sources, excluded: request.excludedSources, content: [.protocols, .types])
  }

  func generate(from sources: inout RunSources, mocks: inout MockCatalog) -> GeneratedOutput {
    let templates = sources.store.discover(
      request.templates, without: request.excludedTemplates, .template)
    var output = GeneratedOutput(
      diagnostics: templates.issues.map { Problem($0).diagnostic })
    guard rendersTemplates else {
      output.files = plannedFiles(templates.files.map { ($0.path, "") })
      return output
    }
    let selection = sources.store.types(of: query)
    let headers = HeaderProtocols(request.headers, from: &sources)
    output.diagnostics += selection.diagnostics
    output.diagnostics +=
      headers.problems.map(\.diagnostic) + headers.files.flatMap(\.diagnostics)
    let renderer = TemplateRenderer(
      model: TemplateModel(selection.files + headers.files.map(ScannedTypes.init)),
      mocks: TemplateMocks(
        files: sources.store.protocols(of: query).files + headers.files,
        types: selection.files, catalog: mocks, library: sources.library),
      arguments: request.arguments, hasGlobalArguments: request.style == .own)
    var texts: [(template: AbsolutePath, text: String)] = []
    for file in templates.files {
      do {
        let bytes = try sources.fileSystem.read(file.path)
        let result = renderer.render(
          TemplateSource(path: file.path.text, text: String(decoding: bytes, as: UTF8.self)),
          including: TemplateFolder(path: file.path.parent.text))
        output.diagnostics += result.diagnostics
        if let text = result.text { texts.append((file.path, text)) }
      } catch {
        output.diagnostics.append(
          Problem(.discovery(.cannotRead(file.path, error)), at: file.origin).diagnostic)
      }
    }
    output.files = plannedFiles(texts)
    return output
  }

  private func plannedFiles(_ texts: [(template: AbsolutePath, text: String)]) -> [PlannedFile] {
    switch request.output.value {
    case .file(let path):
      guard !texts.isEmpty else { return [] }
      return [plannedFile(path, texts.map(\.text))]
    case .folder(let folder):
      return texts.map { plannedFile(folder.appending(name(for: $0.template)), [$0.text]) }
    }
  }

  private func plannedFile(_ path: AbsolutePath, _ texts: [String]) -> PlannedFile {
    let text =
      switch request.style {
      case .sourcery: SourceryHeader.file(texts, hidesVersion: request.hidesVersion)
      case .own: FileHeader.text + texts.map { "\n\($0)" }.joined()
      }
    return PlannedFile(
      path: path, content: .text(text), counts: [.template: texts.count],
      origin: request.output.position)
  }

  /// `Name.generated.swift` as with Sourcery, else `Name.swift`.
  private func name(for template: AbsolutePath) -> String {
    let ending = SourceDiscovery.Kind.template.rawValue
    let name = template.name
    let base = name.hasSuffix(ending) ? String(name.dropLast(ending.count)) : name
    switch request.style {
    case .sourcery: return base + ".generated.swift"
    case .own: return base.hasSuffix(".swift") ? base : base + ".swift"
    }
  }
}

extension ScannedTypes {
  /// The part of a header that templates see.
  fileprivate init(_ header: ScannedFile) {
    self.init(path: header.path)
    imports = header.imports
    protocols = header.protocols
  }
}
