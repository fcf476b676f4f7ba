/// What a run did, in one line.
package struct Summary: Sendable {
  private let mockCount: Int
  private let parts: [(count: Int, words: String)]

  /// Describes a run.
  ///
  /// - Parameters:
  ///   - mockCount: the mocks of all outputs.
  ///   - parts: what happened to how many of them; what happened to none is not told.
  package init(mockCount: Int, parts: [(count: Int, words: String)]) {
    self.mockCount = mockCount
    self.parts = parts
  }

  /// `3 mocks: 2 written, 1 unchanged`.
  package var text: String {
    let told = parts.filter { $0.count > 0 }.map { "\($0.count) \($0.words)" }
    let head = "\(mockCount) \(mockCount == 1 ? "mock" : "mocks")"
    return told.isEmpty ? head : head + ": " + told.joined(separator: ", ")
  }
}
