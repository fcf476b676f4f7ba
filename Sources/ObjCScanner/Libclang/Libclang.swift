import CLibclang

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A libclang that was found, and opened.
package struct Libclang: Sendable {
  /// Where it is, or the name under which the system's loader found it.
  package let path: String
  /// Its functions.
  let functions: KagemushaLibclang

  /// Opens the first library of a search that can be opened.
  ///
  /// - Parameter search: where to look.
  /// - Throws: `LibclangMissing`, which says where it was looked for, and what each place lacks.
  package init(_ search: LibclangSearch) throws(LibclangMissing) {
    var missing = LibclangMissing(override: search.override)
    for candidate in search.candidates {
      var reason: UnsafeMutablePointer<CChar>?
      if let functions = Self.open(candidate, &reason) {
        path = candidate
        self.functions = functions
        return
      }
      missing.attempts.append(
        .init(path: candidate, reason: reason.map { String(cString: $0) } ?? ""))
      free(reason)
    }
    throw missing
  }

  /// What it says of itself: `Debian clang version 14.0.6`.
  package var version: String { text(functions.getClangVersion()) }

  private static func open(
    _ path: String, _ reason: inout UnsafeMutablePointer<CChar>?
  ) -> KagemushaLibclang? {
    withUnsafeTemporaryAllocation(of: KagemushaLibclang.self, capacity: 1) { buffer in
      guard let functions = buffer.baseAddress,
        kagemusha_libclang_open(path, functions, &reason) != 0
      else { return nil }
      return functions.pointee
    }
  }

  /// The text of one of its strings, which is given back to it.
  func text(_ string: CXString) -> String {
    defer { functions.disposeString(string) }
    return functions.getCString(string).map { String(cString: $0) } ?? ""
  }
}
