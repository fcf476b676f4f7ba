import Foundation

extension Batch {
  /// Writes the sources of the cases that are still tested, and their mocks for a module without a
  /// default isolation, for other compilers and systems, as `make apple` uses them.
  ///
  /// `owners.json` has the number of the case for each line of each file, or 0, so that single
  /// cases can be left out.
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

  /// The distribution of mocks and protocols among modules.
  enum Layout: Hashable, CaseIterable {
    /// The mocks are in the module of the protocols.
    case one
    /// The mocks are in a module that imports that of the protocols with `@testable`.
    case testable
  }

  /// A diagnostic whose position is in no case.
  struct Unplaced: Error {
    var message: String
  }
}
