import DeclarationModel
import Files
import StencilTemplates

/// The places in source files for the code of one request's templates.
struct InlinePlaces {
  private let fileSystem: any FileSystem
  /// The files of the blocks that the sources have, by their names.
  private let blocks: [String: AbsolutePath]
  private let model: TemplateModel
  /// The number of spaces before automatic blocks, besides the indentation of the type.
  private let baseIndentation: Int
  private var files: [AbsolutePath: InlineFile] = [:]

  /// Creates the places of some sources.
  init(
    blocks: [String: AbsolutePath], model: TemplateModel, baseIndentation: Int,
    fileSystem: any FileSystem
  ) {
    self.blocks = blocks
    self.model = model
    self.baseIndentation = baseIndentation
    self.fileSystem = fileSystem
  }

  /// The files that are changed.
  var edited: [(path: AbsolutePath, source: EditedSource)] {
    files.filter { !$0.value.source.edits.isEmpty }.sorted { $0.key < $1.key }
      .map { ($0.key, $0.value.source) }
  }

  /// Returns whether there is a place for a block.
  mutating func hasPlace(_ name: String) -> Bool {
    if blocks[name] != nil { return true }
    guard let place = AutomaticPlace(name), let path = path(of: place) else { return false }
    return read(path)?.hasBody(of: place.type) == true
  }

  /// Writes code to its place; it has one.
  mutating func add(_ part: TemplateOutput.Part) {
    if let path = blocks[part.name], var file = read(path) {
      if file.fill(part) { files[path] = file }
    } else if let place = AutomaticPlace(part.name), let path = path(of: place),
      var file = read(path)
    {
      if file.insert(part, in: place, baseIndentation: baseIndentation) { files[path] = file }
    }
  }

  private func path(of place: AutomaticPlace) -> AbsolutePath? {
    model.path(ofType: place.type).map { AbsolutePath($0) }
  }

  private mutating func read(_ path: AbsolutePath) -> InlineFile? {
    if let file = files[path] { return file }
    guard let bytes = try? fileSystem.read(path) else { return nil }
    let file = InlineFile(path: path, bytes: bytes)
    files[path] = file
    return file
  }
}
