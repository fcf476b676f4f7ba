/// The line at the end of a run.
package struct Summary: Sendable {
  private let files: [PlannedFile]
  private let parts: [(count: Int, words: String)]

  /// Creates a run.
  ///
  /// - Parameters:
  ///   - files: all outputs.
  ///   - parts: what happened to how many of them; parts with a count of 0 are left out.
  package init(_ files: [PlannedFile], parts: [(count: Int, words: String)]) {
    self.files = files
    self.parts = parts
  }

  /// `3 mocks: 2 written, 1 unchanged`.
  package var text: String {
    let counts = parts.filter { $0.count > 0 }.map { "\($0.count) \($0.words)" }
    let accessors = count(.accessor, "type", "types").map { "accessors of \($0)" }
    let heads = [
      count(.mock, "mock", "mocks"), accessors, count(.factory, "factory", "factories"),
      count(.fixture, "fixture", "fixtures"), count(.template, "template", "templates"),
      count(.templateFile, "file of templates", "files of templates"),
      count(.inlineBlock, "inline block", "inline blocks"),
    ].compactMap { $0 }
    let head = heads.isEmpty ? "0 mocks" : heads.joined(separator: ", ")
    return counts.isEmpty ? head : head + ": " + counts.joined(separator: ", ")
  }

  private func count(
    _ part: PlannedFile.Part, _ one: String, _ many: String
  ) -> String? {
    let count = files.reduce(0) { $0 + $1.counts[part, default: 0] }
    return count == 0 ? nil : "\(count) \(count == 1 ? one : many)"
  }
}
