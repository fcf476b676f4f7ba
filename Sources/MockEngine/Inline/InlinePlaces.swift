import DeclarationModel
import Files
import StencilTemplates

/// The inline blocks that sources have.
struct InlineBlocks {
  /// The files of blocks by the names of these; of several files the first.
  var files: [String: AbsolutePath] = [:]
  /// The comments that open a block and do not close it, with their files.
  var unclosed: [(file: AbsolutePath, directive: UnclosedDirective)] = []
}

/// The places in source files for the code of one request's templates.
struct InlinePlaces {
  private let fileSystem: any FileSystem
  private let blocks: InlineBlocks
  /// The number of spaces before automatic blocks, besides the indentation of the type.
  private let baseIndentation: Int
  private var files: [AbsolutePath: InlineFile] = [:]

  /// Creates the places of some sources.
  init(
    blocks: InlineBlocks, baseIndentation: Int, fileSystem: any FileSystem
  ) {
    self.blocks = blocks
    self.baseIndentation = baseIndentation
    self.fileSystem = fileSystem
  }

  /// The files that are changed.
  var edited: [(path: AbsolutePath, source: EditedSource)] {
    files.filter { !$0.value.source.edits.isEmpty }.sorted { $0.key < $1.key }
      .map { ($0.key, $0.value.source) }
  }

  /// The issues with the comments that open blocks.
  var problems: [Problem] {
    blocks.unclosed.map { file, directive in
      // The code up to the end of another block would be replaced, too.
      let isReplaced =
        directive.next != nil
        && files[file]?.source.edits.contains { $0.name == directive.name } == true
      return Problem(
        .unclosedBlock(directive, isReplaced: isReplaced),
        at: SourcePosition(path: file.text, line: directive.line, column: directive.column))
    }
  }

  /// Returns whether there is a place for a block.
  ///
  /// - Parameters:
  ///   - name: The name of the block, which may be that of an automatic one in a type.
  ///   - types: The types that templates see.
  mutating func hasPlace(_ name: String, among types: TemplateModel) -> Bool {
    if blocks.files[name] != nil { return true }
    guard let place = AutomaticPlace(name), let path = types.path(of: place) else { return false }
    return read(path)?.hasBody(of: place.type) == true
  }

  /// Writes code to its place, which it has among the blocks or the types.
  mutating func add(_ part: TemplateOutput.Part, among types: TemplateModel) {
    if let path = blocks.files[part.name], var file = read(path) {
      if file.fill(part) { files[path] = file }
    } else if let place = AutomaticPlace(part.name), let path = types.path(of: place),
      var file = read(path)
    {
      if file.insert(part, in: place, baseIndentation: baseIndentation) { files[path] = file }
    }
  }

  private mutating func read(_ path: AbsolutePath) -> InlineFile? {
    if let file = files[path] { return file }
    guard let bytes = try? fileSystem.read(path) else { return nil }
    let file = InlineFile(path: path, bytes: bytes)
    files[path] = file
    return file
  }
}

extension TemplateModel {
  /// Returns the file with an automatic block.
  fileprivate func path(of place: AutomaticPlace) -> AbsolutePath? {
    path(ofType: place.type).map { AbsolutePath($0) }
  }
}
