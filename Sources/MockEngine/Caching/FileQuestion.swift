import Basics
import Files

/// A question to the file system, on whose answer the outcome of a run may depend.
struct FileQuestion: Sendable, Hashable {
  /// The subject of a question about a path.
  enum Subject: UInt8, Sendable, Hashable {
    case kind, occupancy, target, permission, content, start, entries
  }

  /// The subject.
  var subject: Subject
  /// The path.
  var path: AbsolutePath
  /// How many bytes are asked for, if it is the start of a file.
  var count = 0

  /// Returns the answer of a file system.
  func answer(from fileSystem: any FileSystem) -> FileAnswer {
    switch subject {
    case .kind: FileAnswer(fileSystem.kind(of: path))
    case .occupancy: FileAnswer(fileSystem.isOccupied(path))
    case .target: FileAnswer(fileSystem.resolved(path))
    case .permission: FileAnswer(fileSystem.isWritable(path))
    case .content: FileAnswer { () throws(FileProblem) in try fileSystem.read(path) }
    case .start:
      FileAnswer { () throws(FileProblem) in try fileSystem.readStart(of: path, count: count) }
    case .entries: listing(from: fileSystem).answer
    }
  }

  /// Returns the answer to a question for the entries of a folder, and these.
  func listing(
    from fileSystem: any FileSystem
  ) -> (answer: FileAnswer, entries: [FolderEntry]?) {
    do throws(FileProblem) {
      let entries = try fileSystem.entries(of: path)
      return (FileAnswer(Self.bytes(of: entries)), entries)
    } catch {
      return (FileAnswer(error), nil)
    }
  }

  /// The names and kinds of a folder's entries, without those that come and go while somebody looks at the folder.
  static func bytes(of entries: [FolderEntry]) -> [UInt8] {
    var bytes: [UInt8] = []
    for entry in entries where !entry.isOfEditor {
      bytes.append(contentsOf: entry.name.utf8)
      bytes.append(0)
      bytes.append(entry.isLink ? 1 : 0)
      bytes.append(contentsOf: FileAnswer.word(for: entry.kind).utf8)
      bytes.append(0)
    }
    return bytes
  }
}

/// The answer to a question to the file system, short enough to be kept.
enum FileAnswer: Sendable, Hashable {
  /// The hash of the bytes of a file, of the entries of a folder, or of the target of a path.
  case hash(ContentHash)
  case word(String)

  init(_ kind: FileKind?) { self = .word(Self.word(for: kind)) }

  init(_ isSo: Bool) { self = .word(isSo ? "true" : "false") }

  init(_ target: AbsolutePath?) {
    self = target.map { .hash(ContentHash(of: [$0.text])) } ?? .word("-")
  }

  init(_ bytes: [UInt8]) { self = .hash(ContentHash(of: bytes)) }

  init(_ problem: FileProblem) {
    let word =
      switch problem {
      case .missing: "missing"
      case .isFolder: "folder"
      case .isNotFolder: "no-folder"
      case .danglingLink: "dangling-link"
      case .notRegular: "not-regular"
      case .denied: "denied"
      case .readOnly: "read-only"
      case .other(let code): "error-\(code)"
      }
    self = .word(word)
  }

  init(_ bytes: () throws(FileProblem) -> [UInt8]) {
    do { self.init(try bytes()) } catch { self.init(error) }
  }

  /// Writes the answer.
  func write(to writer: inout BinaryWriter) {
    switch self {
    case .hash(let hash):
      writer.write(true)
      hash.write(to: &writer)
    case .word(let word):
      writer.write(false)
      writer.write(word)
    }
  }

  /// Reads an answer.
  init(from reader: inout BinaryReader) throws(BinaryReader.Damage) {
    self = try reader.bool() ? .hash(ContentHash(from: &reader)) : .word(reader.text())
  }

  /// Returns the word for a kind of file.
  fileprivate static func word(for kind: FileKind?) -> String {
    switch kind {
    case .file: "file"
    case .folder: "folder"
    case .other: "other"
    case nil: "-"
    }
  }
}

extension FolderEntry {
  /// Whether the Finder or an editor writes the file beside those that it shows. No run reads it.
  fileprivate var isOfEditor: Bool {
    guard kind == .file, !isLink else { return false }
    return name == ".DS_Store" || name.hasSuffix("~")
      || name.hasPrefix(".") && [".swp", ".swo", ".swx"].contains(where: name.hasSuffix)
  }
}
