/// What a run did, in one line.
package struct Summary: Sendable {
  private let files: [PlannedFile]
  private let parts: [(count: Int, words: String)]

  /// Describes a run.
  ///
  /// - Parameters:
  ///   - files: all outputs.
  ///   - parts: what happened to how many of them; what happened to none is not told.
  package init(_ files: [PlannedFile], parts: [(count: Int, words: String)]) {
    self.files = files
    self.parts = parts
  }

  /// `3 mocks: 2 written, 1 unchanged`.
  package var text: String {
    let told = parts.filter { $0.count > 0 }.map { "\($0.count) \($0.words)" }
    let accessors = count(.accessor, "type", "types").map { "accessors of \($0)" }
    let heads = [
      count(.mock, "mock", "mocks"), accessors, count(.factory, "factory", "factories"),
      count(.fixture, "fixture", "fixtures"), count(.template, "template", "templates"),
    ].compactMap { $0 }
    let head = heads.isEmpty ? "0 mocks" : heads.joined(separator: ", ")
    return told.isEmpty ? head : head + ": " + told.joined(separator: ", ")
  }

  private func count(
    _ part: PlannedFile.Part, _ one: String, _ many: String
  ) -> String? {
    let count = files.reduce(0) { $0 + $1.counts[part, default: 0] }
    return count == 0 ? nil : "\(count) \(count == 1 ? one : many)"
  }
}
