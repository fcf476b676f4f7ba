import DeclarationModel
import Files
import Foundation
import SourceWriting

/// Compares single outputs with what is there.
struct OutputComparer: Sendable {
  let fileSystem: any FileSystem
  /// The run that planned the files.
  let owner: OutputOwner
  /// Whether a file in a place that is not writable is in conflict.
  let isForWriting: Bool
  /// Whether files that may be by hand are replaced.
  let isForced: Bool

  /// Compares a planned file with what is there.
  func compare(_ file: PlannedFile) -> ComparedFile {
    var compared = ComparedFile(path: file.path, state: .missing, planned: file)
    do {
      let planned = file.bytes
      if let bytes = try fileSystem.read(file.path, unlessEqualTo: planned) {
        compared.current = bytes
        compared.state = state(of: bytes, asPlanned: file, planned)
      } else {
        compared.state = .upToDate
      }
    } catch .missing {
      if let fact = issue(making: file.path) { compared.state = .conflict(fact) }
    } catch .isNotFolder {
      let fact = issue(making: file.path)
      compared.state = .conflict(fact ?? .cannotWrite(file.path, .isNotFolder))
    } catch .isFolder {
      compared.state = .conflict(.outputIsFolder(file.path))
    } catch {
      // A file that cannot be read may not have been generated.
      compared.state = .conflict(.cannotWrite(file.path, error))
    }
    return compared
  }

  /// Returns the state of a file that is there, with other bytes than those of the planned one.
  private func state(
    of bytes: [UInt8], asPlanned file: PlannedFile, _ planned: [UInt8]
  ) -> OutputState {
    // A checkout may have changed the line ends, and an upgrade of the tool what the seal says.
    let current = GeneratedText(bytes)
    let wanted = GeneratedText(planned)
    let hasText = current.hasSameBody(as: wanted)
    if hasText, canStay(current.seal, insteadOf: wanted.seal, at: file.path) { return .upToDate }
    if file.isShard, owner.isOfAnother(bytes, at: file.path, in: fileSystem) {
      return .conflict(.shardOfAnother(file.path))
    }
    if case .edited(let source) = file.content, !bytes[...].isEqual(to: source.original[...]) {
      return .conflict(.sourceChanged(file.path))
    }
    // Edited sources and texts that are no Swift have no header, and replace what is there.
    let isHeadless = file.replaced != .any && !GeneratedMarker.isIn(bytes)
    let mayBeByHand = isHeadless && file.replaced == .none
    if isHeadless, GeneratedMarker.isIn(planned) { return .conflict(.notGenerated(file.path)) }
    if mayBeByHand, !isForced { return .conflict(.mayBeByHand(file.path)) }
    if isForWriting, !fileSystem.isWritable(file.path) {
      return .conflict(.outputReadOnly(file.path))
    }
    if mayBeByHand { return .edited }
    // With the text as planned, the seal is what a merge has left of another version.
    if hasText || current.hasConflictMarkers { return .stale }
    return current.isIntact == false ? .edited : .stale
  }

  /// Returns whether the header of a file with the text as planned can stay: its hash is right, and the configuration or
  /// the source that it names is the planned one, or is still there and shares the file.
  private func canStay(
    _ seal: FileSeal?, insteadOf wanted: FileSeal?, at path: AbsolutePath
  ) -> Bool {
    guard let seal else { return true }
    return seal.body == wanted?.body && !seal.inputs.isAbandoned(path, in: fileSystem)
  }

  /// Returns why a file cannot be made at a path.
  private func issue(making path: AbsolutePath) -> Problem.Fact? {
    var folder = path
    repeat {
      if fileSystem.isOccupied(folder), fileSystem.kind(of: folder) == nil {
        return .cannotWrite(folder, .danglingLink)
      }
      folder = folder.parent
    } while folder.text != "/" && fileSystem.kind(of: folder) == nil
    guard fileSystem.kind(of: folder) == .folder else {
      return .outputInsideFile(path, file: folder)
    }
    return fileSystem.isWritable(folder) || !isForWriting ? nil : .outputReadOnly(folder)
  }

  /// Returns the generated files in the folders of a plan that are not planned.
  func orphans(of plan: Plan) -> [ComparedFile] {
    let planned = plan.files.map(\.path) + plan.unselectedFiles
    let exact = Set(planned.map { Array($0.text.utf8) })
    let caseless = Dictionary(grouping: planned) { $0.text.lowercased() }
    return plan.folders.flatMap { folder in
      // A folder that is not there holds no orphans.
      let entries = (try? fileSystem.entries(of: folder)) ?? []
      let names = Set(entries.map { Array($0.name.utf8) })
      return entries.compactMap { entry -> ComparedFile? in
        let path = folder.appending(entry.name)
        guard entry.kind == .file, entry.name.hasSuffix(".swift"),
          !exact.contains(Array(path.text.utf8))
        else { return nil }
        // A file system that ignores case finds a planned file by the name that it had before.
        let isPlanned = caseless[path.text.lowercased(), default: []].contains {
          fileSystem.kind(of: $0) != nil && !names.contains(Array($0.name.utf8))
        }
        guard !isPlanned, let orphan = orphan(path),
          !owner.isOfAnother(
            orphan.current ?? [], at: path, in: fileSystem, comparesSettings: true)
        else { return nil }
        return orphan
      }
    }
  }

  /// Returns a file that is not planned, if it is there and was generated.
  func orphan(_ path: AbsolutePath) -> ComparedFile? {
    guard let bytes = try? fileSystem.read(path), GeneratedMarker.isIn(bytes) else { return nil }
    return ComparedFile(path: path, state: .orphaned, current: bytes)
  }
}
