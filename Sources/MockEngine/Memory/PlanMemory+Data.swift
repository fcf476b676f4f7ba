import Basics
import DeclarationModel
import Files
import SwiftScanner

// The memory as bytes. All numbers about sources are in one list, of which those of a source are slices, and texts that
// many mocks share are written once.
extension PlanMemory {
  private static let head = "kagemusha plan 5"

  /// Returns the bytes of the memory.
  ///
  /// - Parameter name: The name that the stamp of the same run has, too.
  func data(named name: String) -> [UInt8] {
    var paths: [String] = []
    var numbers: [UInt32] = []
    for (path, source) in sources {
      paths.append(path.text)
      source.write(to: &numbers)
    }
    var texts = NumberedTexts()
    let files = outputs.sorted { $0.key < $1.key }
    let sections = files.map { $0.value.sections.flatMap { $0.numbers(&texts) } }
    var writer = BinaryWriter(head: Self.head, capacity: numbers.count * 4 + paths.count * 128)
    writer.write(name)
    writer.write(numbers)
    writer.write(paths) { $0.write($1) }
    writer.write(texts.all) { $0.write($1) }
    writer.write(files.count)
    for ((path, output), sections) in zip(files, sections) {
      writer.write(path.text)
      output.hash.write(to: &writer)
      writer.write(output.count)
      writer.write(sections)
    }
    writer.write(diagnostics) { $1.write(to: &$0) }
    writer.write(skips.sorted { $0.key < $1.key }) { writer, skip in
      writer.write(skip.key)
      writer.write(skip.value.sorted { $0.key < $1.key }) {
        $0.write($1.key)
        $0.write($1.value)
      }
    }
    return writer.sealed
  }

  /// Reads bytes; nil if they are damaged, of another version, or have another name.
  init?(data bytes: [UInt8], named name: String) {
    do throws(BinaryReader.Damage) {
      var reader = try BinaryReader(bytes, head: Self.head)
      guard try reader.text() == name else { return nil }
      var numbers = NumberReader(try reader.numbers())
      let count = try reader.count()
      sources = Dictionary(minimumCapacity: count)
      for _ in 0..<count {
        sources[AbsolutePath(normal: try reader.text())] = try Source(from: &numbers)
      }
      let texts = try reader.list { reader throws(BinaryReader.Damage) in try reader.text() }
      for _ in 0..<(try reader.count()) {
        let path = AbsolutePath(normal: try reader.text())
        var output = Output(
          hash: try ContentHash(from: &reader), count: try reader.int(), sections: [])
        var numbers = NumberReader(try reader.numbers())
        while !numbers.isAtEnd {
          output.sections.append(try SourceSection(from: &numbers, texts))
        }
        outputs[path] = output
      }
      diagnostics = try reader.list(Diagnostic.init(from:))
      for _ in 0..<(try reader.count()) {
        let path = try reader.text()
        var counts: [String: Int] = [:]
        for _ in 0..<(try reader.count()) { counts[try reader.text()] = try reader.int() }
        skips[path] = counts
      }
      guard reader.isAtEnd else { return nil }
    } catch {
      return nil
    }
  }
}

extension PlanMemory.Source {
  /// Appends the facts about the source.
  fileprivate func write(to numbers: inout [UInt32]) {
    numbers.append(
      (isGlobal ? 1 : 0) + (readsTypes ? 2 : 0) + (isGenerated ? 4 : 0))
    numbers.append(UInt32(truncatingIfNeeded: roles.rawValue))
    numbers.append(UInt32(truncatingIfNeeded: roles.rawValue >> 32))
    func write(_ hashes: FileNames.Hashes) {
      numbers.append(UInt32(hashes.count))
      numbers += hashes
    }
    write(names.declared)
    write(names.detailed)
    write(names.mentioned)
    write(names.imported)
    write(names.types)
    write(protocols)
  }

  /// Reads the facts about a source.
  fileprivate init(from numbers: inout NumberReader) throws(BinaryReader.Damage) {
    let flags = try numbers.next()
    isGlobal = flags & 1 != 0
    readsTypes = flags & 2 != 0
    isGenerated = flags & 4 != 0
    let (low, high) = (try numbers.next(), try numbers.next())
    roles = PlanMemory.Roles(rawValue: UInt64(low) | UInt64(high) << 32)
    names.declared = try numbers.list()
    names.detailed = try numbers.list()
    names.mentioned = try numbers.list()
    names.imported = try numbers.list()
    names.types = try numbers.list()
    protocols = try numbers.list()
  }
}

extension SourceSection {
  /// Returns the section as numbers.
  fileprivate func numbers(_ texts: inout NumberedTexts) -> [UInt32] {
    var numbers = [texts.number(of: path), UInt32(count)]
    numbers += [UInt32(range.lowerBound), UInt32(range.upperBound), UInt32(frame.count)]
    for text in frame.sorted() { numbers.append(texts.number(of: text)) }
    return numbers
  }

  /// Reads a section.
  fileprivate init(
    from numbers: inout NumberReader, _ texts: [String]
  ) throws(BinaryReader.Damage) {
    let (path, count) = (Int(try numbers.next()), Int(try numbers.next()))
    let (start, end) = (Int(try numbers.next()), Int(try numbers.next()))
    let frame = try numbers.list().map(Int.init)
    guard ([path] + frame).allSatisfy(texts.indices.contains), start <= end else {
      throw BinaryReader.Damage()
    }
    self.init(
      path: texts[path], count: count, frame: Set(frame.map { texts[$0] }), range: start..<end)
  }
}

extension Diagnostic {
  /// Writes the diagnostic.
  fileprivate func write(to writer: inout BinaryWriter) {
    writer.write(id.rawValue)
    writer.write(severity == .error)
    for text in [message, fixIt ?? ""] { writer.write(text) }
    writer.write(fixIt != nil)
    position.write(to: &writer)
    writer.write(notes) { writer, note in
      writer.write(note.message)
      note.position.write(to: &writer)
    }
  }

  /// Reads a diagnostic.
  fileprivate init(from reader: inout BinaryReader) throws(BinaryReader.Damage) {
    guard let id = DiagnosticID(rawValue: try reader.text()) else { throw BinaryReader.Damage() }
    let severity = try reader.bool() ? Severity.error : .warning
    let (message, fixIt) = (try reader.text(), try reader.text())
    var text = DiagnosticText(id, message, fixIt: try reader.bool() ? fixIt : nil)
    let position = try SourcePosition?(from: &reader)
    text.notes = try reader.list { reader throws(BinaryReader.Damage) in
      Note(try reader.text(), at: try SourcePosition?(from: &reader))
    }
    self.init(severity, text, at: position)
  }
}

extension SourcePosition? {
  /// Writes the position.
  fileprivate func write(to writer: inout BinaryWriter) {
    writer.write(self != nil)
    guard let self else { return }
    writer.write(self.path)
    writer.write(self.line)
    writer.write(self.column)
  }

  /// Reads a position.
  fileprivate init(from reader: inout BinaryReader) throws(BinaryReader.Damage) {
    self =
      try reader.bool()
      ? SourcePosition(path: reader.text(), line: reader.int(), column: reader.int()) : nil
  }
}

/// Texts, each once, with their numbers.
private struct NumberedTexts {
  private(set) var all: [String] = []
  private var numbers: [String: UInt32] = [:]

  /// Returns the number of a text.
  mutating func number(of text: String) -> UInt32 {
    if let known = numbers[text] { return known }
    let number = UInt32(all.count)
    numbers[text] = number
    all.append(text)
    return number
  }
}

/// Reads numbers in the order in which they were written.
private struct NumberReader {
  private let numbers: [UInt32]
  private var place = 0

  init(_ numbers: [UInt32]) { self.numbers = numbers }

  var isAtEnd: Bool { place == numbers.count }

  mutating func next() throws(BinaryReader.Damage) -> UInt32 {
    guard place < numbers.count else { throw BinaryReader.Damage() }
    place += 1
    return numbers[place - 1]
  }

  /// Returns as many numbers as the next one says.
  mutating func list() throws(BinaryReader.Damage) -> FileNames.Hashes {
    let count = Int(try next())
    guard count <= numbers.count - place else { throw BinaryReader.Damage() }
    place += count
    return numbers[place - count..<place]
  }
}
