import DeclarationModel
import EndToEndSupport
import Foundation
import ObjCReferee
import Testing

@testable import ObjCScanner

/// Headers with missing declarations, together with the scanner's assumptions as text, so that the
/// compiler reads the same declarations as the scanner.
struct AssumedHeaders {
  private let request: HeaderRequest
  private let library: Libclang

  /// Creates headers that are read for a target.
  init(_ headers: [String], target: String) throws {
    var request = HeaderRequest(headers: headers)
    request.options.target = target
    self.request = request
    library = try Libclang(LibclangSearch(environment: ProcessInfo.processInfo.environment))
  }

  /// The protocols from the scanner.
  var interfaces: [ProtocolInterface] {
    HeaderScanner(library: library).scan(request).files.flatMap(\.protocols)
      .map { ProtocolInterface($0, for: .init(ofTarget: request.options.effectiveTarget)) }
  }

  /// Writes `Lib.h`, which imports the headers after the assumptions, the headers in place of
  /// missing ones, and an overlay of the file system with `BlankedHeader`s.
  func write(to folder: TemporaryFolder) throws -> AssumedModule {
    var search = AssumptionSearch(request, library: library)
    let reading = try search.run()
    // The stand-in for the SDK exists only in memory.
    let text = reading.main.file.text.replacing(
      /"\/kagemusha-stand-in\/usr\/include\/([^"]*)"/
    ) { "<\($0.1)>" }
    let header = try folder.write(text, to: "Lib.h")
    for file in reading.main.assumptions.files {
      let name = file.path.dropFirst(Assumptions.folder.count + 1)
      try folder.write(file.text, to: "missing/\(name)")
    }
    let overlay = try folder.write(try overlay(for: reading.unit, in: folder), to: "overlay.json")
    let errors = reading.unit.diagnostics.filter { $0.severity != .warning }
    return AssumedModule(
      header: header, includePaths: [folder.url.appendingPathComponent("missing")],
      overlay: overlay,
      errors: errors.map { "\($0.place.map { "\($0.path):\($0.line)" } ?? ""): \($0.message)" })
  }

  /// Writes the blanked headers, and returns the overlay that replaces the originals by them.
  private func overlay(for unit: ClangUnit, in folder: TemporaryFolder) throws -> String {
    let declarations = Dictionary(grouping: unit.declarations) { $0.extent?.path ?? "" }
    let own = declarations.filter { path, _ in
      path.hasPrefix("/") && !path.hasPrefix(StandInSDK.root)
    }
    let entries = try own.sorted { $0.key < $1.key }.enumerated().map { number, entry in
      var header = BlankedHeader(unit.bytes(ofFile: entry.key))
      header.blank(entry.value)
      let copy = try folder.write(header.text, to: "blanked/\(number).h")
      return """
        {"type": "file", "name": "\(entry.key)", "external-contents": "\(copy.path)"}
        """
    }
    return """
      {"version": 0, "use-external-names": false, "roots": [
      \(entries.joined(separator: ",\n"))
      ]}
      """
  }
}

/// A header to be imported as a module.
struct AssumedModule {
  /// The header.
  let header: URL
  /// The folders to search for included headers.
  let includePaths: [URL]
  /// The overlay of the file system for included headers.
  let overlay: URL
  /// The remaining errors in included headers.
  let errors: [String]
}

/// Compares the compiler's view of protocols with the scanner's.
struct InterfaceComparison {
  /// The number of lines of the compiler's view.
  private(set) var lines = 0
  /// The number of these lines that the scanner's view has as well.
  private(set) var matched = 0
  /// The other lines, by their protocols.
  private(set) var differences: [String] = []

  /// Compares the protocols in the scanner's view.
  init(expected: [ProtocolInterface], ours: [ProtocolInterface]) {
    let all = Dictionary(expected.map { ($0.name, $0.lines) }) { first, _ in first }
    for own in ours {
      let judged = all[own.name] ?? []
      let difference = own.lines.difference(from: judged)
      lines += judged.count
      matched += judged.count - difference.removals.count
      differences += difference.map { "\(own.name): \($0)" }
    }
  }
}
