import DeclarationModel
import Files
import Foundation
import SourceWriting

/// A plan beside what is there.
package struct PlanComparison: Sendable, Hashable {
  /// All outputs and orphans, sorted by path.
  package private(set) var files: [ComparedFile] = []

  /// Compares; reads the outputs, and writes nothing.
  package init(_ plan: Plan, fileSystem: any FileSystem) {
    files = plan.files.map { Self.compare($0, fileSystem) }
    // A failed plan lacks files that would be there otherwise.
    if !plan.hasErrors {
      files += Self.orphans(of: plan, fileSystem)
      files += plan.emptyFiles.compactMap { Self.orphan($0, fileSystem) }
    }
    files.sort { $0.path < $1.path }
  }

  /// Whether nothing is to be done.
  package var isUpToDate: Bool { files.allSatisfy { $0.state == .upToDate } }

  /// The problems that prevent writing, at the entries that ask for the outputs.
  package var conflicts: [Problem] {
    files.compactMap { file in
      guard case .conflict(let fact) = file.state else { return nil }
      return Problem(fact, at: file.planned?.origin)
    }
  }

  /// Generated files that nothing asks for.
  package var orphans: [AbsolutePath] {
    files.filter { $0.state == .orphaned }.map(\.path)
  }

  private static func compare(_ file: PlannedFile, _ fileSystem: any FileSystem) -> ComparedFile {
    var compared = ComparedFile(path: file.path, state: .missing, planned: file)
    do {
      let bytes = try fileSystem.read(file.path)
      compared.current = bytes
      if areEqual(bytes, file.bytes) || areEqual(withoutCarriageReturns(bytes), file.bytes) {
        compared.state = .upToDate
      } else if case .edited(let source) = file.content, !areEqual(bytes, source.original) {
        compared.state = .conflict(.sourceChanged(file.path))
      } else if !GeneratedMarker.isIn(bytes), GeneratedMarker.isIn(file.bytes) {
        // Edited sources and texts that are no Swift have no header, and replace what is there.
        compared.state = .conflict(.notGenerated(file.path))
      } else if !fileSystem.isWritable(file.path) {
        compared.state = .conflict(.outputReadOnly(file.path))
      } else if let fact = issue(above: file.path, fileSystem) {
        compared.state = .conflict(fact)
      } else {
        compared.state = .stale
      }
    } catch .missing {
      if let fact = issue(above: file.path, fileSystem) { compared.state = .conflict(fact) }
    } catch .isNotFolder {
      let fact = issue(above: file.path, fileSystem)
      compared.state = .conflict(fact ?? .cannotWrite(file.path, .isNotFolder))
    } catch .isFolder {
      compared.state = .conflict(.outputIsFolder(file.path))
    } catch {
      // What cannot be read cannot be known to be ours.
      compared.state = .conflict(.cannotWrite(file.path, error))
    }
    return compared
  }

  /// Returns the bytes with plain line feeds: a checkout may have changed the line ends, and nothing else.
  private static func withoutCarriageReturns(_ bytes: [UInt8]) -> [UInt8] {
    guard bytes.contains(0x0D) else { return [] }
    return bytes.indices.filter { index in
      bytes[index] != 0x0D || index + 1 == bytes.count || bytes[index + 1] != 0x0A
    }.map { bytes[$0] }
  }

  /// Compares without Swift's generic code, which is slow in a debug build.
  private static func areEqual(_ left: [UInt8], _ right: [UInt8]) -> Bool {
    guard left.count == right.count else { return false }
    return left.withUnsafeBytes { left in
      right.withUnsafeBytes { right in
        guard let one = left.baseAddress, let other = right.baseAddress else { return true }
        return memcmp(one, other, left.count) == 0
      }
    }
  }

  /// Returns why a file cannot be made at a path.
  private static func issue(
    above path: AbsolutePath, _ fileSystem: any FileSystem
  ) -> Problem.Fact? {
    var folder = path.parent
    while folder.text != "/", fileSystem.kind(of: folder) == nil { folder = folder.parent }
    guard fileSystem.kind(of: folder) == .folder else {
      return .outputInsideFile(path, file: folder)
    }
    return fileSystem.isWritable(folder) ? nil : .outputReadOnly(folder)
  }

  private static func orphans(of plan: Plan, _ fileSystem: any FileSystem) -> [ComparedFile] {
    let planned = Set((plan.files.map(\.path) + plan.unselectedFiles).map { $0.text.lowercased() })
    return plan.folders.flatMap { folder in
      // A folder that is not there holds no orphans.
      let entries = (try? fileSystem.entries(of: folder)) ?? []
      return entries.compactMap { entry -> ComparedFile? in
        let path = folder.appending(entry.name)
        guard entry.kind == .file, entry.name.hasSuffix(".swift"),
          !planned.contains(path.text.lowercased())
        else { return nil }
        return orphan(path, fileSystem)
      }
    }
  }

  /// Returns a file that is not planned, if it is there and was generated.
  private static func orphan(_ path: AbsolutePath, _ fileSystem: any FileSystem) -> ComparedFile? {
    guard let bytes = try? fileSystem.read(path), GeneratedMarker.isIn(bytes) else { return nil }
    return ComparedFile(path: path, state: .orphaned, current: bytes)
  }
}

/// An output, as planned and as it is.
package struct ComparedFile: Sendable, Hashable {
  /// The path.
  package var path: AbsolutePath
  /// The difference between the two.
  package var state: OutputState
  /// The current content, if it can be read.
  package var current: [UInt8]?
  /// The planned file; nil for an orphan.
  package var planned: PlannedFile?
}

/// The state of an output compared with the plan.
package enum OutputState: Sendable, Hashable {
  /// The file is as planned.
  case upToDate
  /// The file does not exist.
  case missing
  /// The file was generated from other input.
  case stale
  /// The file cannot be written, or was not generated.
  case conflict(Problem.Fact)
  /// The file was generated, but is no longer planned.
  case orphaned

  /// The word for it; nothing if all is well.
  package var word: String? {
    switch self {
    case .upToDate: nil
    case .missing: "missing"
    case .stale: "stale"
    case .conflict: "conflict"
    case .orphaned: "orphaned"
    }
  }
}
