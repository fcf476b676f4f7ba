import DeclarationModel
import SwiftScanner

/// A test, and what it uses.
struct TestFile {
  private let source: SourceFile
  private let uses: [MockUse]
  /// The names of the types that stand anywhere in it.
  private let types: Set<String>

  init(_ source: SourceFile) {
    self.source = source
    uses = SwiftScanner().mockUses(in: source)
    types = Set(uses.filter(\.isType).map(\.name))
  }

  /// Returns the uses of declarations that have changed, for each of the changes.
  ///
  /// Lines with several uses have the edits of all of them.
  func uses(of changes: [CompatibilityReport.Break]) -> [[CompatibilityReport.Use]] {
    let found = changes.map(foundUses)
    let edited = EditedLines.joined(found.joined().filter(\.isEdited).map(\.lines))
    return found.map { uses in
      uses.map { use in
        guard use.isEdited,
          let lines = edited.first(where: { $0.range.contains(use.lines.range.lowerBound) })
        else {
          return CompatibilityReport.Use(
            position: use.position, firstLine: use.lines.number, line: text(of: use.lines.range))
        }
        return CompatibilityReport.Use(
          position: use.position, firstLine: lines.number, line: text(of: lines.range),
          replacement: text(of: lines.range, lines.edits))
      }
    }
  }

  /// A use of a declaration that has changed.
  private struct FoundUse {
    var position: SourcePosition
    /// Whether the edits are all that it needs.
    var isEdited: Bool
    var lines: EditedLines
  }

  private func foundUses(of change: CompatibilityReport.Break) -> [FoundUse] {
    let typeName = change.type.split(separator: ".").last.map(String.init) ?? change.type
    guard types.contains(typeName) else { return [] }
    let isOfType = change.declaration.hasSuffix(" \(change.type)")
    return uses.filter { use in
      isOfType ? use.isType && use.name == typeName : isUse(use, of: change, typeName)
    }.compactMap { use in
      let range = lines(of: use)
      let edits = self.edits(for: use, change, within: range)
      // A trailing closure has no label that could be another one.
      if let edits, text(of: range, edits) == text(of: range) { return nil }
      return FoundUse(
        position: use.position, isEdited: edits != nil,
        lines: EditedLines(range: range, number: use.position.line, edits: edits ?? [:]))
    }
  }

  private func isUse(
    _ use: MockUse, of change: CompatibilityReport.Break, _ typeName: String
  ) -> Bool {
    guard !use.isType else { return false }
    // If the type of an object is unknown, only the results of 'stub' and 'verify' are mocks for sure.
    guard use.types.contains(typeName) || use.types.isEmpty && use.isOfSelector else {
      return false
    }
    if case .setterRemoved = change.kind, use.next != "set", use.isOfSelector { return false }
    let (base, labels) = change.declaration.memberName
    guard use.name == (base == "init" ? "initializer" : base) else { return false }
    guard let labels else { return use.arguments == nil }
    return use.arguments.map { Self.fit($0, labels) } ?? false
  }

  /// Returns whether arguments can be those of labels: a trailing closure stands for any one of them.
  private static func fit(_ arguments: [MockUse.Argument], _ labels: [String]) -> Bool {
    arguments.count == labels.count
      && zip(arguments, labels).allSatisfy { argument, label in
        switch argument {
        case .labeled(let name): name == label
        case .unlabeled: label == "_"
        case .trailingClosure: true
        }
      }
  }

  /// Returns the bytes of the lines with a use, from its name up to its last label.
  private func lines(of use: MockUse) -> Range<Int> {
    let start = use.nameRange.lowerBound - (use.position.column - 1)
    let last = max(use.nameRange.upperBound, use.labelRanges.last?.upperBound ?? 0)
    let end = source.bytes[last...].firstIndex(of: UInt8(ascii: "\n")) ?? source.bytes.count
    return start..<(end > start && source.bytes[end - 1] == 0x0D ? end - 1 : end)
  }

  /// Returns the new name and labels; nil if they do not stand where the old ones do.
  private func edits(
    for use: MockUse, _ change: CompatibilityReport.Break, within lines: Range<Int>
  ) -> [Range<Int>: String]? {
    guard case .renamed(let declaration) = change.kind else { return nil }
    let (old, new) = (change.declaration.memberName, declaration.memberName)
    guard old.labels?.count == new.labels?.count else { return nil }
    let labels = zip(old.labels ?? [], new.labels ?? [])
    // A label that comes or goes changes more than the label.
    guard labels.allSatisfy({ ($0 == "_") == ($1 == "_") }) else { return nil }
    let named = labels.filter { $0.0 != "_" }
    guard use.labelRanges.count <= named.count else { return nil }
    var edits = [use.nameRange: new.base]
    for (range, label) in zip(use.labelRanges, named) { edits[range] = label.1 }
    return edits.keys.allSatisfy { $0.upperBound <= lines.upperBound } ? edits : nil
  }

  private func text(of lines: Range<Int>, _ edits: [Range<Int>: String] = [:]) -> String {
    var text = Array(source.bytes[lines])
    for (range, new) in edits.sorted(by: { $0.key.lowerBound > $1.key.lowerBound }) {
      let start = range.lowerBound - lines.lowerBound
      text.replaceSubrange(start..<(start + range.count), with: Array(new.utf8))
    }
    return String(decoding: text, as: UTF8.self)
  }
}

/// Lines of a test, and the names and labels that they should have.
private struct EditedLines {
  /// The bytes of the lines.
  var range: Range<Int>
  /// The number of the first one.
  var number: Int
  /// The new texts by the bytes that they replace.
  var edits: [Range<Int>: String]

  /// Returns lines in order, those that overlap as one.
  static func joined(_ all: [EditedLines]) -> [EditedLines] {
    var result: [EditedLines] = []
    for lines in all.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      guard var last = result.last, last.range.upperBound > lines.range.lowerBound else {
        result.append(lines)
        continue
      }
      last.range = last.range.lowerBound..<max(last.range.upperBound, lines.range.upperBound)
      last.edits.merge(lines.edits) { first, _ in first }
      result[result.count - 1] = last
    }
    return result
  }
}
