import Configuration
import DeclarationModel
import Files
import StencilTemplates
import SwiftTemplates

/// The types that the templates of one request see, and the renderers for them.
///
/// Most members of an app's types are never asked for. They are read when a template that was rendered without them has
/// asked for them, and it is rendered again then.
struct TemplateTypes {
  /// The number of times that a template is rendered before all members are read.
  private static let attempts = 3

  private let request: TemplateRequest
  private let query: SourceQuery
  private let headers: [ScannedFile]
  private let catalog: MockCatalog
  /// The files with the types.
  private(set) var selection = SourceSelection<ScannedTypes>()
  private var renderer = TemplateRenderer(model: TemplateModel([]))
  /// The types, merged with their extensions.
  var model: TemplateModel { renderer.model }

  /// Reads the types.
  ///
  /// - Parameters:
  ///   - request: The request.
  ///   - query: The query for its sources.
  ///   - headers: The headers of the request.
  ///   - catalog: The mocks of the run.
  ///   - sources: The sources of the run.
  init(
    of request: TemplateRequest, _ query: SourceQuery, headers: [ScannedFile],
    _ catalog: MockCatalog, from sources: inout RunSources
  ) {
    self.request = request
    self.query = query
    self.headers = headers
    self.catalog = catalog
    let found = sources.store.types(of: query).files.withMembersOfProtocols
    sources.store.readMembers(ofTypesIn: found, of: query)
    read(from: &sources)
  }

  /// Renders a template.
  mutating func render(
    _ template: TemplateSource, isSwift: Bool, including folder: TemplateFolder,
    from sources: inout RunSources
  ) -> TemplateResult {
    if isSwift {
      // The model for the program has all members.
      readMembers(in: selection.files.unreadFiles, from: &sources)
      return SwiftTemplateRenderer(
        model: renderer, options: sources.modules, environment: sources.environment,
        timeLimit: request.timeLimit?.value ?? TemplateRequest.standardTimeLimit
      ).render(template, including: folder)
    }
    var result = renderer.render(template, including: folder)
    var attempt = 1
    while !result.unreadFiles.isEmpty, attempt <= Self.attempts {
      readMembers(
        in: attempt < Self.attempts ? result.unreadFiles : selection.files.unreadFiles,
        from: &sources)
      result = renderer.render(template, including: folder)
      attempt += 1
    }
    return result
  }

  private mutating func readMembers(in files: Set<String>, from sources: inout RunSources) {
    guard !files.isEmpty else { return }
    sources.store.readMembers(ofTypesIn: files.sorted().map { AbsolutePath($0) }, of: query)
    read(from: &sources)
  }

  private mutating func read(from sources: inout RunSources) {
    // Two models of an app at once would take twice the memory.
    selection = SourceSelection()
    renderer = TemplateRenderer(model: TemplateModel([]))
    selection = sources.store.types(of: query)
    let model = TemplateModel(
      selection.files + headers.map(ScannedTypes.init),
      modules: request.modules(of: selection.files))
    renderer = TemplateRenderer(
      model: model,
      mocks: TemplateMocks(
        files: sources.store.protocols(of: query).files + headers, types: selection.files,
        catalog: catalog, library: sources.library),
      arguments: request.arguments, hasGlobalArguments: request.style == .own,
      hasDocumentation: request.hasDocumentation, bridgesValues: request.style == .sourcery)
  }
}

extension [ScannedTypes] {
  /// The files with types whose members were not read.
  var unreadFiles: Set<String> { Set(filter(\.hasUnreadMembers).map(\.path)) }

  /// The files with unread members of protocols, which most templates ask for, and of enumerations, whose raw types
  /// depend on them; as far as extensions have the names of these.
  fileprivate var withMembersOfProtocols: [AbsolutePath] {
    var names: Set<String> = []
    for file in self {
      names.formUnion(file.protocols.lazy.map(\.name))
      for type in file.types where type.kind == .enum && !type.inheritance.isEmpty {
        names.insert(type.name)
      }
    }
    return filter { file in
      file.types.contains { type in
        type.hasUnreadMembers && type.kind == .extension
          && type.name.split(separator: ".").last.map { names.contains(String($0)) } ?? false
      }
    }.map { AbsolutePath($0.path) }
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
