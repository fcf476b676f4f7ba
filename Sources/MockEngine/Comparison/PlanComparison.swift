import DeclarationModel
import Files

/// A plan beside what is there.
package struct PlanComparison: Sendable, Hashable {
  /// All outputs and orphans, sorted by path.
  package private(set) var files: [ComparedFile] = []

  /// Compares; reads the outputs, and writes nothing.
  ///
  /// - Parameters:
  ///   - plan: The plan.
  ///   - fileSystem: The file system that has the outputs.
  ///   - isForWriting: Whether a file in a place that is not writable is in conflict.
  ///   - isForced: Whether files that may be by hand are replaced.
  package init(
    _ plan: Plan, fileSystem: any FileSystem, isForWriting: Bool, isForced: Bool = false
  ) {
    let comparer = OutputComparer(
      fileSystem: fileSystem, owner: plan.owner, isForWriting: isForWriting, isForced: isForced)
    files = plan.files.map(comparer.compare)
    // A failed plan lacks files that would be there otherwise.
    if !plan.hasErrors {
      files += comparer.orphans(of: plan)
      files += (plan.emptyFiles + plan.formerFiles).compactMap(comparer.orphan)
    }
    files.sort { $0.path < $1.path }
  }

  /// The outputs and orphans that are not up to date.
  var outdated: [ComparedFile] { files.filter { $0.state != .upToDate } }

  /// Returns the comparison of those files alone that are not up to date in another one: that with git's index, whose
  /// other files are not part of the next commit, and may be edited or of other sources in the folder.
  func limited(to others: [ComparedFile]) -> PlanComparison {
    let paths = Set(others.map(\.path))
    var comparison = self
    comparison.files.removeAll { !paths.contains($0.path) }
    // In the folder, a source may have more changes than those that are staged.
    for index in comparison.files.indices {
      if case .conflict(.sourceChanged(let path)) = comparison.files[index].state {
        comparison.files[index].state = .conflict(.partlyStaged(path))
      }
    }
    return comparison
  }

  /// The problems that prevent writing, at the entries that ask for the outputs.
  package var conflicts: [Problem] {
    files.compactMap { file in
      guard case .conflict(let fact) = file.state else { return nil }
      return Problem(fact, at: file.planned?.origin)
    }
  }

  /// The problems of files that were edited by hand, at the entries that ask for them.
  package var edits: [Problem] {
    files.filter { $0.state == .edited }.map {
      Problem(.editedByHand($0.path), at: $0.planned?.origin)
    }
  }

  /// Generated files that nothing asks for.
  var orphans: [ComparedFile] { files.filter { $0.state == .orphaned } }
}
