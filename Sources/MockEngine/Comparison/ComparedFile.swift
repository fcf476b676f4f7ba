import Files
import SourceWriting

/// An output, as planned and as it is.
package struct ComparedFile: Sendable, Hashable {
  /// The path.
  package var path: AbsolutePath
  /// The difference between the two.
  package var state: OutputState
  /// The current content, if it can be read, and is not byte for byte as planned.
  package var current: [UInt8]?
  /// The planned file; nil for an orphan.
  package var planned: PlannedFile?

  /// Whether the file is as it was generated, as far as its header tells.
  var isIntact: Bool { current.map { GeneratedText($0).isIntact == true } ?? false }

  /// The fact about the file as an orphan that stays.
  var orphanFact: Problem.Fact {
    if isIntact { return .orphaned(path) }
    let isInConflict = current.map { GeneratedText($0).hasConflictMarkers } ?? false
    return isInConflict ? .orphanInConflict(path) : .orphanEditedByHand(path)
  }

  /// The content that the file gets, with the line ends that it has now; nil for an orphan.
  package var target: [UInt8]? {
    guard let planned else { return nil }
    return current.map { GeneratedText($0).storing(planned.bytes) } ?? planned.bytes
  }
}

/// The state of an output compared with the plan.
package enum OutputState: Sendable, Hashable {
  /// The file is as planned.
  case upToDate
  /// The file does not exist.
  case missing
  /// The file was generated from other input, or a merge has left its markers in it.
  case stale
  /// The file was generated, and changed by hand since.
  case edited
  /// The file was generated, but is no longer planned.
  case orphaned
  /// The file cannot be written, or was not generated.
  case conflict(Problem.Fact)
}
