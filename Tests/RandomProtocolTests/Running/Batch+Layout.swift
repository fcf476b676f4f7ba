import Foundation

extension Batch {
  /// Writes the sources of the cases that are still tested, and their mocks for a module without a default isolation.
  ///
  /// Other compilers and systems can be asked about them; `make apple` does. `owners.json` has the numbers of the cases that
  /// the lines of each file belong to, and 0 for the others, so that single cases can be left out.
  func export(to folder: URL) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    var sources = protocolSources
    sources["Lib.swift"] = ProtocolWriter(cases: cases).file(.otherModule)
    sources["Mocks.swift"] = testedMocks("")
    for (name, source) in sources {
      try Data(source.text.utf8).write(to: folder.appendingPathComponent(name))
    }
    let owners = sources.mapValues { source in
      source.lines.indices.map { source.owner(of: $0 + 1).map { $0.number + 1 } ?? 0 }
    }
    try JSONEncoder().encode(owners).write(to: folder.appendingPathComponent("owners.json"))
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
