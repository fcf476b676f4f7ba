import DeclarationModel
import Files
import SwiftScanner

/// The changes of mocks between two revisions that keep tests from compiling.
package struct CompatibilityReport: Sendable, Hashable {
  /// A change.
  package struct Break: Sendable, Hashable {
    /// What became of the old declaration.
    package enum Kind: Sendable, Hashable {
      case removed
      /// Another declaration, or another type, has taken its place.
      case renamed(to: String)
      /// It has other types.
      case retyped(from: String, to: String)
    }

    /// The kind.
    package var kind: Kind
    /// The qualified name of the type.
    package var type: String
    /// The old declaration: `func fetch(id:)`, `class MockCache`.
    package var declaration: String
    /// The lines of tests that use it.
    package var uses: [Use] = []
  }

  /// A line of a test that uses a changed declaration.
  package struct Use: Sendable, Hashable {
    /// The position of the name.
    package var position: SourcePosition
    /// The line.
    package var line: String
    /// The line as it should be; nil if a person has to decide.
    package var replacement: String?
  }

  /// The changes: those of each type in the order of its old members.
  package var breaks: [Break] = []

  /// Creates the report of the changes between generated texts.
  ///
  /// - Parameters:
  ///   - old: The texts of the files at the old revision.
  ///   - new: The texts of the files now.
  package init(from old: [[UInt8]], to new: [[UInt8]]) {
    breaks = BreakFinder(DeclarationComparison(from: old, to: new).changes).breaks
  }

  /// Finds the lines of tests that use what has changed.
  package mutating func findUses(in tests: [SourceFile]) {
    let files = tests.map { TestFile($0) }
    for index in breaks.indices {
      breaks[index].uses = files.flatMap { $0.uses(of: breaks[index]) }
    }
  }
}

/// Tells renamed declarations from removed ones.
private struct BreakFinder {
  private(set) var breaks: [CompatibilityReport.Break] = []

  init(_ changes: [DeclarationChange]) {
    let types = Dictionary(
      grouping: changes.filter { $0.type != nil }, by: { $0.type ?? "" })
    for (type, changes) in types.sorted(by: { $0.key < $1.key }) {
      var added = changes.filter { $0.kind == .added }
      for change in changes {
        switch change.kind {
        case .added: continue
        case .changed:
          add(.retyped(from: change.old ?? "", to: change.new ?? ""), change, type)
        case .removed:
          let candidates = added.indices.filter { added[$0].isReplacement(of: change) }
          guard candidates.count == 1, let index = candidates.first else {
            add(.removed, change, type)
            continue
          }
          add(.renamed(to: added.remove(at: index).declaration), change, type)
        }
      }
    }
  }

  private mutating func add(
    _ kind: CompatibilityReport.Break.Kind, _ change: DeclarationChange, _ type: String
  ) {
    breaks.append(.init(kind: kind, type: type, declaration: change.declaration))
  }
}

extension DeclarationChange {
  /// Whether the declaration has the types of another one, or its base name.
  fileprivate func isReplacement(of other: DeclarationChange) -> Bool {
    guard old != nil || new != nil, other.old != nil else { return false }
    let isSameKind = declaration.keyword == other.declaration.keyword
    return isSameKind
      && (new == other.old || declaration.memberName.base == other.declaration.memberName.base)
  }
}

extension String {
  /// `func`, `static var`; of a declaration.
  var keyword: Substring { self[..<(lastIndex(of: " ") ?? startIndex)] }

  /// The base name and the labels of a declaration: `fetch` and `[id]` of `func fetch(id:)`.
  var memberName: (base: String, labels: [String]?) {
    let name = split(separator: " ").last ?? ""
    guard let open = name.lastIndex(of: "("), name.hasSuffix(")") else {
      return (String(name), nil)
    }
    let labels = name[name.index(after: open)...].dropLast().split(separator: ":").map(String.init)
    return (String(name[..<open]), labels)
  }
}
