import Foundation
import ObjCScanner
import Testing

/// The libclangs of this machine: the toolchain's own, and the distribution's.
enum Libraries {
  /// The libraries that can be opened, each once.
  static let all: [Libclang] = {
    let environment = ProcessInfo.processInfo.environment
    let search = LibclangSearch(environment: environment)
    let libraries = search.candidates.compactMap { path in
      try? Libclang(LibclangSearch(environment: [LibclangSearch.variable: path]))
    }
    var seen: Set<String> = []
    return libraries.filter { seen.insert($0.version).inserted }
  }()

  /// Whether there is a library.
  static var exist: Bool { !all.isEmpty }
}

extension Libclang: CustomTestStringConvertible {
  /// The version, which distinguishes the libraries.
  public var testDescription: String { version }
}
