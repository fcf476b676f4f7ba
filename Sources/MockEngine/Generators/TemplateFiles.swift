import Configuration
import Files
import SourceWriting
import StencilTemplates

/// The files that the texts of one request's templates go into.
struct TemplateFiles {
  /// The text for a file, in parts, as far as it is known.
  private struct Text {
    var path: AbsolutePath
    var parts: [String]
    var templates: Int
    /// The template, if the file is of one alone.
    var template: AbsolutePath?
    /// The name of the block, and the template that has it, if a directive asks for the file.
    var block: (name: String, source: TemplateSource)?

    var isBlank: Bool { parts.allSatisfy(\.isBlank) }
  }

  private let request: TemplateRequest
  private let fileSystem: any FileSystem
  /// The files of templates, in order.
  private var texts: [Text] = []
  /// The files that directives ask for, in order.
  private var parts: [Text] = []
  /// The templates without a text.
  private var emptyTemplates: [AbsolutePath] = []
  private var partNumbers: [AbsolutePath: Int] = [:]
  /// The texts of all templates, and of what they include.
  private var sources: [String] = []
  /// The issues with directives.
  private(set) var problems: [Problem] = []
  /// The places of the file directives of the templates with issues, by the paths of the templates.
  private var directives: [String: DirectivePlaces] = [:]

  init(_ request: TemplateRequest, fileSystem: any FileSystem) {
    self.request = request
    self.fileSystem = fileSystem
  }

  /// The sources and templates that are read.
  var inputs: [AbsolutePath] = []

  /// Notes the text of a template and of what it includes, for the digest.
  mutating func noteSources(_ templates: [TemplateSource]) { sources += templates.map(\.text) }

  /// Adds the text of a template, and writes the inline blocks in it to their places.
  mutating func add(
    _ text: String, of template: AbsolutePath, _ source: TemplateSource,
    _ places: inout InlinePlaces, among types: TemplateModel
  ) {
    let kept = request.keptBlocks
    let output = TemplateOutput(
      text, keepsName: { name in kept.contains { name == $0 || name.hasSuffix(".\($0)") } },
      hasPlace: { places.hasPlace($0, among: types) })
    for directive in output.unclosed { add(directive, source) }
    for part in output.inlines { places.add(part, among: types) }
    for part in output.files { add(part, source) }
    let isDivided = !output.inlines.isEmpty || !output.files.isEmpty
    // Sourcery writes no empty files, and nobody wants one beside those of the directives.
    if !output.text.isBlank || request.style == .own && !isDivided {
      add(output.text, of: template)
    } else {
      emptyTemplates.append(template)
    }
  }

  /// Adds the issue with a comment that opens a block; of those that one loop prints, the first.
  private mutating func add(_ directive: UnclosedDirective, _ source: TemplateSource) {
    let words = [directive.text, "sourcery:\(directive.kind.rawValue):"]
    let problem = Problem(
      .unclosedBlock(directive, isReplaced: false), at: source.position(of: words))
    if problems.last?.position != problem.position { problems.append(problem) }
  }

  /// Adds the text of a template.
  mutating func add(_ text: String, of template: AbsolutePath) {
    switch request.output.value {
    case .file(let path):
      // Sourcery begins each template of such a file with a line break.
      if texts.isEmpty { texts.append(Text(path: path, parts: [], templates: 0)) }
      texts[0].parts += ["\n", text]
      texts[0].templates += 1
    case .folder(let folder):
      texts.append(
        Text(
          path: folder.appending(name(for: template)),
          parts: request.style == .own ? ["\n", text] : [text], templates: 1, template: template))
    }
  }

  /// Adds the issue with the file block of a name.
  private mutating func report(_ fact: Problem.Fact, _ name: String, _ source: TemplateSource) {
    let places = directives[source.path] ?? DirectivePlaces(of: "sourcery:file:", in: source)
    directives[source.path] = places
    problems.append(Problem(fact, at: places.position(of: name)))
  }

  /// Adds the text of a file block.
  private mutating func add(_ part: TemplateOutput.Part, _ source: TemplateSource) {
    guard case .folder(let folder) = request.output.value else {
      return report(.fileBlockWithoutFolder(part.name), part.name, source)
    }
    let path = folder.appending(
      part.name.hasExtension ? part.name : part.name + ".generated.swift")
    let folders = [folder, request.folder].compactMap { $0 }
    // The file system ends a name at a NUL.
    guard !part.name.hasPrefix("/"), !part.name.contains("\0"), path != folder,
      folders.contains(where: { isInside($0, path) })
    else {
      return report(.fileBlockOutside(part.name), part.name, source)
    }
    if let number = partNumbers[path] {
      parts[number].parts += ["\n", part.text]
    } else {
      partNumbers[path] = parts.count
      parts.append(
        Text(path: path, parts: [part.text], templates: 0, block: (part.name, source)))
    }
  }

  /// Leaves out the file blocks that would replace what the run reads. All templates have been rendered before, as one may
  /// include what the block of another is for.
  mutating func refuseInputs() {
    guard !parts.isEmpty else { return }
    let configuration = request.output.position.map { AbsolutePath($0.path) }
    let named = Dictionary(grouping: inputs + [configuration].compactMap { $0 }, by: \.name)
    let all = parts
    parts = []
    for part in all {
      if let (name, source) = part.block, replaces(part.path, inputs: named) {
        report(.fileBlockOverInput(name), name, source)
      } else {
        parts.append(part)
      }
    }
  }

  /// Returns whether a path leads to a source by hand, a template or the configuration of the run.
  ///
  /// - Parameters:
  ///   - path: The path.
  ///   - named: What the run reads, by the names.
  private func replaces(_ path: AbsolutePath, inputs named: [String: [AbsolutePath]]) -> Bool {
    guard let file = fileSystem.resolved(path) else { return false }
    // The path may be that of a link, and so may that of an input.
    let isRead = Set([file.name, path.name]).contains { name in
      named[name, default: []].contains { fileSystem.resolved($0) == file }
    }
    // Sources may contain what a former run has generated.
    guard isRead, let bytes = try? fileSystem.read(file) else { return false }
    return !GeneratedMarker.isIn(bytes)
  }

  /// The output folder, if it is for outputs alone: the configuration, the sources and the templates are elsewhere.
  private var folderOfOutputsAlone: AbsolutePath? {
    guard case .folder(let folder) = request.output.value else { return nil }
    func resolved(_ path: AbsolutePath) -> AbsolutePath { fileSystem.resolved(path) ?? path }
    let output = resolved(folder)
    let others = (request.folder.map { [$0] } ?? []) + inputs.map(\.parent)
    let isShared = Set(others).map(resolved).contains { $0.relative(to: output) != nil }
    return isShared ? nil : folder
  }

  /// Returns whether a path is inside of a folder, also where it, or a folder between them, is a link.
  private func isInside(_ folder: AbsolutePath, _ path: AbsolutePath) -> Bool {
    guard path.relative(to: folder) != nil else { return false }
    let between = sequence(first: path, next: \.parent).prefix {
      $0 != folder && $0.relative(to: folder) != nil
    }
    guard let nearest = between.lazy.compactMap({ fileSystem.resolved($0) }).first,
      let resolved = fileSystem.resolved(folder)
    else { return true }
    return nearest.relative(to: resolved) != nil
  }

  /// The files.
  var planned: [PlannedFile] {
    let digest = GenerationInputs.digest(sources)
    let own = texts.map { file(of: $0, counts: [.template: $0.templates], digest) }
    let filled = parts.filter { !$0.isBlank }
    guard !filled.isEmpty else { return own }
    let folder = folderOfOutputsAlone
    return own
      + filled.map { part in
        var part = part
        if request.style == .own { part.parts.insert("\n", at: 0) }
        var file = file(of: part, counts: [.templateFile: 1], digest)
        if file.replaced != .any, !(folder.map { isInside($0, part.path) } ?? false) {
          file.replaced = .none
        }
        return file
      }
  }

  /// The files that are not made because they would be empty.
  var empty: [AbsolutePath] {
    let blank = parts.filter(\.isBlank).map(\.path)
    switch request.output.value {
    case .file(let path): return blank + (texts.isEmpty ? [path] : [])
    case .folder(let folder):
      return blank + emptyTemplates.map { folder.appending(name(for: $0)) }
    }
  }

  /// Returns a planned file.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - counts: The number of its parts.
  ///   - digest: The digest of all templates.
  private func file(
    of text: Text, counts: [PlannedFile.Part: Int], _ digest: String
  ) -> PlannedFile {
    let header =
      switch request.style {
      case .own: FileHeader.text
      case .sourcery:
        SourceryHeader.text(hidesVersion: request.hidesVersion, prefix: request.headerPrefix)
      }
    let isSwift = text.path.name.hasSuffix(".swift")
    var file = PlannedFile(
      path: text.path, content: .text((isSwift ? [header] : []) + text.parts), counts: counts,
      origin: request.output.position)
    file.template = text.template
    if request.isOfSourceryCommand { file.replaced = .any }
    file.inputs.settings = request.settingsDigest
    file.inputs.template = digest
    return file
  }

  /// `Name.generated.swift` as with Sourcery, else `Name.swift`.
  private func name(for template: AbsolutePath) -> String {
    let name = template.name
    let ending = [SourceDiscovery.Kind.template.rawValue, ".swifttemplate", ".sourcerytemplate"]
      .first(where: name.hasSuffix)
    let base = String(name.dropLast(ending?.count ?? 0))
    switch request.style {
    case .sourcery: return base + ".generated.swift"
    case .own: return base.hasSuffix(".swift") ? base : base + ".swift"
    }
  }
}

extension String {
  /// Whether the text is white space alone.
  fileprivate var isBlank: Bool { utf8.allSatisfy { $0 == 0x20 || (0x09...0x0D).contains($0) } }

  /// Whether the last component of a path has an ending.
  fileprivate var hasExtension: Bool {
    let name = split(separator: "/").last ?? ""
    return name.dropFirst().contains(".")
  }
}
