/// What a run did, in one line.
package struct Summary: Sendable {
  private let mockCount: Int
  private let accessorCount: Int
  private let templateCount: Int
  private let parts: [(count: Int, words: String)]

  /// Describes a run.
  ///
  /// - Parameters:
  ///   - files: all outputs.
  ///   - parts: what happened to how many of them; what happened to none is not told.
  package init(_ files: [PlannedFile], parts: [(count: Int, words: String)]) {
    mockCount = files.reduce(0) { $0 + $1.mockCount }
    accessorCount = files.reduce(0) { $0 + $1.accessorCount }
    templateCount = files.reduce(0) { $0 + $1.templateCount }
    self.parts = parts
  }

  /// `3 mocks: 2 written, 1 unchanged`.
  package var text: String {
    let told = parts.filter { $0.count > 0 }.map { "\($0.count) \($0.words)" }
    let mocks = "\(mockCount) \(mockCount == 1 ? "mock" : "mocks")"
    let types = "accessors of \(accessorCount) \(accessorCount == 1 ? "type" : "types")"
    let templates = "\(templateCount) \(templateCount == 1 ? "template" : "templates")"
    let heads = [
      mockCount > 0 || accessorCount + templateCount == 0 ? mocks : "",
      accessorCount > 0 ? types : "", templateCount > 0 ? templates : "",
    ]
    let head = heads.filter { !$0.isEmpty }.joined(separator: ", ")
    return told.isEmpty ? head : head + ": " + told.joined(separator: ", ")
  }
}
