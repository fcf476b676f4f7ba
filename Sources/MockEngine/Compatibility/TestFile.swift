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

  /// Returns the lines that use a declaration that has changed.
  func uses(of change: CompatibilityReport.Break) -> [CompatibilityReport.Use] {
    let typeName = change.type.split(separator: ".").last.map(String.init) ?? change.type
    guard types.contains(typeName) else { return [] }
    if change.declaration.hasSuffix(" \(change.type)") {
      return uses.filter { $0.isType && $0.name == typeName }.map { use($0, change) }
    }
    return uses.filter { isUse($0, of: change, typeName) }.map { use($0, change) }
      // A trailing closure has no label that could be another one.
      .filter { $0.replacement != $0.line }
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

  private func use(
    _ use: MockUse, _ change: CompatibilityReport.Break
  ) -> CompatibilityReport.Use {
    let start = use.nameRange.lowerBound - (use.position.column - 1)
    let last = max(use.nameRange.upperBound, use.labelRanges.last?.upperBound ?? 0)
    let end = source.bytes[last...].firstIndex(of: UInt8(ascii: "\n")) ?? source.bytes.count
    var line = Array(source.bytes[start..<end])
    if line.last == 0x0D { line.removeLast() }
    return CompatibilityReport.Use(
      position: use.position, line: String(decoding: line, as: UTF8.self),
      replacement: replacement(for: use, change, in: line, from: start))
  }

  /// Returns a line with the new name and labels; nil if they do not stand where the old ones do.
  private func replacement(
    for use: MockUse, _ change: CompatibilityReport.Break, in line: [UInt8], from start: Int
  ) -> String? {
    guard case .renamed(let declaration) = change.kind else { return nil }
    let (old, new) = (change.declaration.memberName, declaration.memberName)
    guard old.labels?.count == new.labels?.count else { return nil }
    let labels = zip(old.labels ?? [], new.labels ?? [])
    // A label that comes or goes changes more than the label.
    guard labels.allSatisfy({ ($0 == "_") == ($1 == "_") }) else { return nil }
    var edits: [(Range<Int>, String)] = [(use.nameRange, new.base)]
    let named = labels.filter { $0.0 != "_" }
    let ranges = use.labelRanges
    guard ranges.count <= named.count else { return nil }
    edits += zip(ranges, named).map { ($0, $1.1) }
    var result = line
    for (range, text) in edits.reversed() {
      let local = (range.lowerBound - start)..<(range.upperBound - start)
      guard local.upperBound <= result.count else { return nil }
      result.replaceSubrange(local, with: Array(text.utf8))
    }
    return String(decoding: result, as: UTF8.self)
  }
}
