import Basics
import DeclarationModel
import Files
import Foundation
import SwiftScanner

// The memory as bytes: a property list, and its hash.
extension PlanMemory {
  private static let head = "kagemusha plan 4"

  /// Returns the bytes of the memory.
  ///
  /// - Parameter name: The name that the stamp of the same run has, too.
  func data(named name: String) -> [UInt8]? {
    let encoder = PropertyListEncoder()
    encoder.outputFormat = .binary
    guard let data = try? encoder.encode(Record(self, head: Self.head, name: name)) else {
      return nil
    }
    var bytes = Array(data)
    bytes += ContentHash(of: bytes).text.utf8
    return bytes
  }

  /// Reads bytes; nil if they are damaged, of another version, or have another name.
  init?(data bytes: [UInt8], named name: String) {
    let content = bytes.dropLast(32)
    guard ContentHash(of: content).text.utf8.elementsEqual(bytes.suffix(32)),
      let record = try? PropertyListDecoder().decode(Record.self, from: Data(content)),
      record.head == Self.head, record.name == name
    else { return nil }
    self.init(record)
  }
}

extension PlanMemory {
  /// The memory in few values, since each value costs: all numbers are in one list.
  fileprivate struct Record: Codable {
    struct Message: Codable {
      var id: String
      var isError: Bool
      var place: Place?
      var message: String
      var fixIt: String?
      var notes: [String]
      var places: [Place?]
    }

    struct Place: Codable {
      var path: String
      var line: Int
      var column: Int
    }

    struct File: Codable {
      var path: String
      var hash: String
      var count: Int
      var sections: Data
    }

    var head: String
    var name: String
    /// The paths of the sources, with a line break after each.
    var paths: Data
    var numbers: Data
    /// Paths and texts of outputs, with a zero after each.
    var texts: Data
    var outputs: [File]
    var messages: [Message]
    var skips: [String: [String: Int]]
  }

  private init?(_ record: Record) {
    var numbers = NumberReader(record.numbers)
    sources = [:]
    let paths = Array(record.paths)[...].parts(separator: UInt8(ascii: "\n")).dropLast()
    sources.reserveCapacity(paths.count)
    for path in paths {
      var source = Source()
      guard let flags = numbers.next(), let low = numbers.next(), let high = numbers.next() else {
        return nil
      }
      source.isGlobal = flags & 1 != 0
      source.readsTypes = flags & 2 != 0
      source.isGenerated = flags & 4 != 0
      source.roles = PlanMemory.Roles(rawValue: UInt64(low) | UInt64(high) << 32)
      let lists = (0..<source.lists.count).compactMap { _ in numbers.list() }
      guard lists.count == source.lists.count else { return nil }
      source.lists = lists
      sources[AbsolutePath(normal: String(decoding: path, as: UTF8.self))] = source
    }
    let texts = Array(record.texts)[...].parts(separator: 0).dropLast()
      .map { String(decoding: $0, as: UTF8.self) }
    for file in record.outputs {
      var output = Output(hash: file.hash, count: file.count, sections: [])
      var numbers = NumberReader(file.sections)
      while let path = numbers.next() {
        guard let count = numbers.next(), let start = numbers.next(), let end = numbers.next(),
          let frame = numbers.list(),
          ([path] + frame).allSatisfy({ texts.indices.contains(Int($0)) }), start <= end
        else { return nil }
        output.sections.append(
          SourceSection(
            path: texts[Int(path)], count: Int(count),
            frame: Set(frame.map { texts[Int($0)] }),
            range: Int(start)..<Int(end)))
      }
      outputs[AbsolutePath(normal: file.path)] = output
    }
    for message in record.messages {
      guard let id = DiagnosticID(rawValue: message.id) else { return nil }
      var text = DiagnosticText(id, message.message, fixIt: message.fixIt)
      text.notes = zip(message.notes, message.places).map {
        Diagnostic.Note($0, at: $1.map(SourcePosition.init))
      }
      diagnostics.append(
        Diagnostic(
          message.isError ? .error : .warning, text, at: message.place.map(SourcePosition.init)))
    }
    skips = record.skips
  }
}

extension PlanMemory.Source {
  /// The lists of hashes, in the order in which they are written.
  fileprivate var lists: [FileNames.Hashes] {
    get {
      [names.declared, names.detailed, names.mentioned, names.imported, names.types, protocols]
    }
    set {
      (names.declared, names.detailed, names.mentioned) = (newValue[0], newValue[1], newValue[2])
      (names.imported, names.types, protocols) = (newValue[3], newValue[4], newValue[5])
    }
  }
}

extension PlanMemory.Record {
  init(_ memory: PlanMemory, head: String, name: String) {
    self.head = head
    self.name = name
    var paths: [UInt8] = []
    var numbers: [UInt32] = []
    for (path, source) in memory.sources {
      paths += path.text.utf8
      paths.append(UInt8(ascii: "\n"))
      numbers.append(
        (source.isGlobal ? 1 : 0) + (source.readsTypes ? 2 : 0) + (source.isGenerated ? 4 : 0))
      let roles = source.roles.rawValue
      numbers += [UInt32(truncatingIfNeeded: roles), UInt32(truncatingIfNeeded: roles >> 32)]
      for hashes in source.lists {
        numbers.append(UInt32(hashes.count))
        numbers += hashes
      }
    }
    self.paths = Data(paths)
    self.numbers = Self.data(numbers)
    var places: [String: UInt32] = [:]
    var texts: [String] = []
    func number(of text: String) -> UInt32 {
      if let known = places[text] { return known }
      places[text] = UInt32(texts.count)
      texts.append(text)
      return UInt32(texts.count - 1)
    }
    outputs = memory.outputs.sorted { $0.key < $1.key }.map { path, output in
      var numbers: [UInt32] = []
      for section in output.sections {
        numbers.append(number(of: section.path))
        numbers += [
          UInt32(section.count), UInt32(section.range.lowerBound),
          UInt32(section.range.upperBound), UInt32(section.frame.count),
        ]
        numbers += section.frame.sorted().map(number)
      }
      return File(
        path: path.text, hash: output.hash, count: output.count, sections: Self.data(numbers))
    }
    self.texts = Data(texts.flatMap { Array($0.utf8) + [0] })
    messages = memory.diagnostics.map { diagnostic in
      Message(
        id: diagnostic.id.rawValue, isError: diagnostic.severity == .error,
        place: diagnostic.position.map(Place.init), message: diagnostic.message,
        fixIt: diagnostic.fixIt, notes: diagnostic.notes.map(\.message),
        places: diagnostic.notes.map { $0.position.map(Place.init) })
    }
    skips = memory.skips
  }

  private static func data(_ numbers: [UInt32]) -> Data {
    numbers.withUnsafeBytes { Data($0) }
  }
}

extension PlanMemory.Record.Place {
  fileprivate init(_ position: SourcePosition) {
    self.init(path: position.path, line: position.line, column: position.column)
  }
}

extension SourcePosition {
  fileprivate init(_ place: PlanMemory.Record.Place) {
    self.init(path: place.path, line: place.line, column: place.column)
  }
}

/// Reads numbers in the order in which they were written.
private struct NumberReader {
  private let numbers: [UInt32]
  private var place = 0

  init(_ data: Data) {
    numbers = data.withUnsafeBytes { bytes in
      [UInt32](unsafeUninitializedCapacity: bytes.count / 4) { buffer, count in
        count = bytes.count / 4
        UnsafeMutableRawBufferPointer(buffer).copyMemory(
          from: UnsafeRawBufferPointer(rebasing: bytes[..<(count * 4)]))
      }
    }
  }

  mutating func next() -> UInt32? {
    guard place < numbers.count else { return nil }
    place += 1
    return numbers[place - 1]
  }

  /// Returns as many numbers as the next one says; nil if there are fewer.
  mutating func list() -> ArraySlice<UInt32>? {
    guard let count = next(), Int(count) <= numbers.count - place else { return nil }
    place += Int(count)
    return numbers[place - Int(count)..<place]
  }
}
