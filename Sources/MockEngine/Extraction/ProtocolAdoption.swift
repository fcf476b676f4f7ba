import Basics
import DeclarationModel
import Files
import MockRenderer
import MockResolver
import SourceWriting
import SwiftScanner
import Symbols

/// The changes of sources with which uses of a class become uses of the protocol that is extracted from it.
struct ProtocolAdoption {
  /// A file that is changed.
  struct Change {
    let path: AbsolutePath
    var source: EditedSource
    /// The number of types that become the protocol.
    var uses = 0
    /// The number of bytes of the byte order mark.
    fileprivate let mark: Int

    /// Adds a change of the text without a byte order mark.
    fileprivate mutating func replace(_ range: Range<Int>, with text: String) {
      let range = (range.lowerBound + mark)..<(range.upperBound + mark)
      source.add(SourceEdit(of: "\(range)", range, with: text))
    }
  }

  /// The files, sorted by path.
  private(set) var changes: [Change] = []
  /// The notes about types that stay.
  private(set) var notes: [Diagnostic.Note] = []

  private let extracted: ExtractedProtocol

  /// Finds the changes.
  ///
  /// - Parameters:
  ///   - extracted: The protocol.
  ///   - sources: The sources.
  ///   - fileSystem: The file system.
  /// - Throws: The file that cannot be read.
  init(
    of extracted: ExtractedProtocol, in sources: ExtractionSources, _ fileSystem: any FileSystem
  ) throws(Problem) {
    self.extracted = extracted
    var files: [(path: AbsolutePath, bytes: [UInt8])] = []
    for path in sources.files.map({ AbsolutePath($0.path) }).sorted() {
      do {
        files.append((path, try fileSystem.read(path)))
      } catch {
        throw Problem(.discovery(.cannotRead(path, error)))
      }
    }
    let position = extracted.type.position
    let table = sources.table
    let declarations = DeepStack.map(files) { file in
      SwiftScanner().flowDeclarations(
        in: SourceFile(path: file.path.text, bytes: file.bytes), ofClassAt: position
      ) { names, bodies in
        table.flowName(names, bodies, in: file.path.text, classAt: position)
      }
    }
    let index = FlowIndex(declarations, members: FlowMembers(extracted))
    let readings = DeepStack.map(files) { file in
      SwiftScanner().flow(
        in: SourceFile(path: file.path.text, bytes: file.bytes), of: index)
    }
    let solution = FlowSolution(index, readings.flatMap(\.steps))
    // A class with generic parameters would need their arguments in each use.
    let isFollowed = extracted.associatedTypes.isEmpty
    for ((file, declared), reading) in zip(zip(files, declarations), readings) {
      let text = SourceFile(path: file.path.text, bytes: file.bytes)
      var change = Change(
        path: file.path, source: EditedSource(file.bytes),
        mark: file.bytes.count - text.bytes.count)
      if isFollowed { addUses(declared.variables, reading, solution, to: &change) }
      if file.path.text == position.path, !extracted.isDeclared {
        addDeclarations(declared, sources, to: &change)
      }
      if !change.source.edits.isEmpty { changes.append(change) }
    }
  }

  private mutating func addUses(
    _ variables: [FlowVariable], _ reading: FlowReading, _ solution: FlowSolution,
    to change: inout Change
  ) {
    let type = "any \(extracted.name)"
    for variable in variables {
      if solution.changes(variable) {
        for name in variable.classNames {
          change.replace(name.range, with: name.needsParentheses ? "(\(type))" : type)
        }
        change.uses += variable.classNames.count
      } else if variable.mentionsClass,
        let (obstacle, position) = solution.kept[variable.id], obstacle != .isOfClass
      {
        let name =
          variable.kind == .result ? "the result of '\(variable.name)'" : "'\(variable.name)'"
        notes.append(
          Diagnostic.Note(
            "\(name) keeps its type because \(obstacle.words)", at: variable.position))
        if position != variable.position {
          notes.append(Diagnostic.Note("it is used here", at: position))
        }
      }
    }
    var written: Set<Int> = []
    for shorthand in reading.shorthands
    where solution.changes(shorthand.target) && written.insert(shorthand.offset).inserted {
      change.replace(
        shorthand.offset..<shorthand.offset, with: extracted.type.qualifiedName)
    }
  }

  /// Returns the text of a protocol as it is added to the sources.
  private static func text(
    of extracted: ExtractedProtocol, in sources: ExtractionSources
  ) -> String {
    var renderer = ExtractedProtocolRenderer()
    renderer.isMarked = sources.needsMark(extracted)
    return renderer.text(of: extracted)
  }

  /// Returns whether a protocol stands behind its class as it would be added: a run may have been killed after that.
  static func hasAdded(
    _ extracted: ExtractedProtocol, to sources: ExtractionSources, _ fileSystem: any FileSystem
  ) -> Bool {
    let path = AbsolutePath(extracted.type.position.path)
    guard let bytes = try? fileSystem.read(path) else { return false }
    let text = Self.text(of: extracted, in: sources)
    return String(decoding: GeneratedText(bytes).text, as: UTF8.self).contains("\n\n\(text)")
  }

  private func addDeclarations(
    _ declared: FlowDeclarations, _ sources: ExtractionSources, to change: inout Change
  ) {
    guard let end = declared.classEnd else { return }
    change.replace(end..<end, with: "\n\n\(Self.text(of: extracted, in: sources).dropLast())")
    let missing = sources.missingImports(of: extracted).map(\.text)
    guard !missing.isEmpty else { return }
    let lines = missing.joined(separator: "\n")
    let place = declared.importsEnd ?? 0
    change.replace(
      place..<place, with: declared.importsEnd == nil ? "\(lines)\n\n" : "\n\(lines)")
  }
}

extension SymbolTable {
  /// Returns the meaning of a name in a type.
  fileprivate func flowName(
    _ names: [String], _ bodies: [[String]], in path: String, classAt position: SourcePosition
  ) -> FlowName {
    let scope = NameScope(bodies: bodies, file: path)
    guard let meaning = meaning(of: names, from: scope) else {
      return MockResolver.knownParents.contains(names.last ?? "") ? .known : .unknown
    }
    return meaning.types.contains { $0.position == position } ? .theClass : .known
  }
}

extension FlowMembers {
  /// Collects the requirements that a value of a protocol may use instead of the class.
  fileprivate init(_ extracted: ExtractedProtocol) {
    self.init()
    for member in extracted.members where !extracted.isolatedConstants.contains(member.baseName) {
      if let result = member.result, result.unwrapped == .name("Self") {
        ofSelf.insert(member.baseName)
      } else if member.mentionsSelf {
        continue
      }
      switch member.kind {
      case .property(let property): properties.insert(property.name)
      case .subscript: hasSubscripts = true
      case .method(let method):
        let optional = method.parameters.indices.filter {
          method.parameters[$0].hasDefault || method.parameters[$0].isVariadic
        }
        methods[method.name, default: []].append(
          Callable(labels: method.parameters.map(\.label), optional: Set(optional)))
      case .initializer, .associatedType, .typeAlias: break
      }
    }
  }
}

extension ProtocolMember {
  /// Whether a type in the member mentions `Self`.
  fileprivate var mentionsSelf: Bool {
    var isMentioned = false
    visitTypes { isMentioned = isMentioned || $0 == .name("Self") }
    return isMentioned
  }
}
