import Foundation

extension Batch {
  /// Writes the sources of the cases that are still tested, and their mocks for a module without a default isolation.
  ///
  /// Other compilers and systems can be asked about them; `make apple` does.
  func export(to folder: URL) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let library = ProtocolWriter(cases: cases).file(.otherModule)
    for (name, source) in protocolSources.merging([
      "Lib.swift": library, "Mocks.swift": testedMocks(""),
    ]) { $1 } {
      try source.text.write(
        to: folder.appendingPathComponent(name), atomically: true, encoding: .utf8)
    }
  }

  /// How the mocks and the protocols are divided among modules.
  enum Layout: Hashable, CaseIterable {
    /// The mocks are in the module of the protocols.
    case one
    /// The mocks are in a module that imports it with `@testable`.
    case testable
  }

  /// A diagnostic that has no place in a case.
  struct Unplaced: Error {
    var message: String
  }
}
