import Configuration
import Files
import DeclarationModel
import SourceWriting
import StencilTemplates

/// Plans the texts of one request's templates.
struct TemplatePlanner {
  let request: TemplateRequest
  let fileSystem: any FileSystem
  /// Says where tools and libraries are.
  let environment: [String: String]

  /// Plans them.
  ///
  /// - Parameter typeSources: what reads types.
  /// - Returns: the files, and what is wrong.
  func plan(
    _ typeSources: inout TypeSources
  ) -> (files: [PlannedFile], diagnostics: [Diagnostic]) {
    let sources = find(request.sources, without: request.excludedSources, .swift)
    let templates = find(request.templates, without: request.excludedTemplates, .template)
    var diagnostics = (sources.issues + templates.issues).map { Problem($0).diagnostic }
    let (types, findings) = typeSources.scan(sources.files)
    let headers = HeaderProtocols(request.headers, fileSystem: fileSystem, environment: environment)
    diagnostics += findings
    diagnostics += headers.problems.map(\.diagnostic) + headers.files.flatMap(\.diagnostics)
    let scanned = types + headers.files.map(ScannedTypes.init)
    let renderer = TemplateRenderer(
      model: TemplateModel(scanned), arguments: request.arguments,
      hasGlobalArguments: request.style == .own)
    var texts: [(template: AbsolutePath, text: String)] = []
    for file in templates.files {
      guard let source = template(file, &diagnostics) else { continue }
      let folder = TemplateFolder(path: file.path.parent.text)
      let result = renderer.render(source, including: folder)
      diagnostics += result.diagnostics
      if let text = result.text { texts.append((file.path, text)) }
    }
    return (plannedFiles(texts), diagnostics)
  }

  private func find(
    _ paths: [Located<AbsolutePath>], without excluded: [Located<AbsolutePath>],
    _ kind: SourceDiscovery.Kind
  ) -> SourceDiscovery.DiscoveredFiles {
    let discovery = SourceDiscovery(fileSystem: fileSystem, kind: kind)
    var finding = discovery.find(paths)
    let left = Set(discovery.find(excluded).files.map(\.path))
    finding.files.removeAll { left.contains($0.path) }
    return finding
  }

  private func template(
    _ file: DiscoveredFile, _ diagnostics: inout [Diagnostic]
  ) -> TemplateSource? {
    do {
      let bytes = try fileSystem.read(file.path)
      return TemplateSource(path: file.path.text, text: String(decoding: bytes, as: UTF8.self))
    } catch {
      diagnostics.append(
        Problem(.discovery(.cannotRead(file.path, error)), at: file.origin).diagnostic)
      return nil
    }
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
      path: path, text: text, mockCount: 0, templateCount: texts.count,
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
  /// What templates see of a header.
  fileprivate init(_ header: ScannedFile) {
    self.init(path: header.path)
    imports = header.imports
    protocols = header.protocols
  }
}
