import CLibclang

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The libclang library.
package struct Libclang: Sendable {
  /// The path, or the name under which the system's loader found the library.
  package let path: String
  /// The functions.
  let functions: KagemushaLibclang

  /// Opens the first library of a search that can be opened.
  ///
  /// - Parameter search: The libraries to try.
  /// - Throws: `LibclangMissing` if none can be opened.
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

  /// The version text, such as `Debian clang version 14.0.6`.
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

  /// Returns the text of a string of libclang, and releases the string.
  func text(_ string: CXString) -> String {
    defer { functions.disposeString(string) }
    return functions.getCString(string).map { String(cString: $0) } ?? ""
  }
}
