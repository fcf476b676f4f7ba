import Foundation
import ObjCScanner
import Testing

/// The libclangs of this machine: the toolchain's own, and the distribution's.
enum Libraries {
  /// Each that can be opened, once.
  static let all: [Libclang] = {
    let environment = ProcessInfo.processInfo.environment
    let search = LibclangSearch(environment: environment)
    let libraries = search.candidates.compactMap { path in
      try? Libclang(LibclangSearch(environment: [LibclangSearch.variable: path]))
    }
    var seen: Set<String> = []
    return libraries.filter { seen.insert($0.version).inserted }
  }()

  /// Whether there is any.
  static var exist: Bool { !all.isEmpty }
}

extension Libclang: CustomTestStringConvertible {
  /// The version, which tells one from another.
  public var testDescription: String { version }
}
