import Basics
import Files

/// A question to the file system, on whose answer the outcome of a run may depend.
struct FileQuestion: Sendable, Hashable {
  /// The subject of a question about a path.
  enum Subject: String, Sendable, Hashable, CaseIterable {
    case kind, occupancy, target, permission, content, start, entries
  }

  /// The subject.
  var subject: Subject
  /// The path.
  var path: AbsolutePath
  /// How many bytes are asked for, if it is the start of a file.
  var count = 0

  /// Returns the answer of a file system, short enough to be kept.
  func answer(from fileSystem: any FileSystem) -> String {
    switch subject {
    case .kind: Self.text(fileSystem.kind(of: path))
    case .occupancy: "\(fileSystem.isOccupied(path))"
    case .target: Self.text(fileSystem.resolved(path))
    case .permission: "\(fileSystem.isWritable(path))"
    case .content: Self.text { () throws(FileProblem) in try fileSystem.read(path) }
    case .start:
      Self.text { () throws(FileProblem) in try fileSystem.readStart(of: path, count: count) }
    case .entries: listing(from: fileSystem).answer
    }
  }

  /// Returns the answer to a question for the entries of a folder, and these.
  func listing(
    from fileSystem: any FileSystem
  ) -> (answer: String, entries: [FolderEntry]?) {
    do throws(FileProblem) {
      let entries = try fileSystem.entries(of: path)
      return (Self.text(Self.bytes(of: entries)), entries)
    } catch {
      return (Self.text(error), nil)
    }
  }

  static func text(_ kind: FileKind?) -> String {
    switch kind {
    case .file: "file"
    case .folder: "folder"
    case .other: "other"
    case nil: "-"
    }
  }

  static func text(_ target: AbsolutePath?) -> String {
    target.map { ContentHash(of: [$0.text]).text } ?? "-"
  }

  static func text(_ bytes: [UInt8]) -> String { ContentHash(of: bytes).text }

  static func text(_ problem: FileProblem) -> String {
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
  }

  private static func text(_ bytes: () throws(FileProblem) -> [UInt8]) -> String {
    do { return text(try bytes()) } catch { return text(error) }
  }

  /// The names and kinds of a folder's entries, without those that come and go while somebody looks at the folder.
  static func bytes(of entries: [FolderEntry]) -> [UInt8] {
    var bytes: [UInt8] = []
    for entry in entries where !entry.isOfEditor {
      bytes.append(contentsOf: entry.name.utf8)
      bytes.append(0)
      bytes.append(entry.isLink ? 1 : 0)
      bytes.append(contentsOf: text(entry.kind).utf8)
      bytes.append(0)
    }
    return bytes
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
