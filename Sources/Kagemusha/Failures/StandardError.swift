#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Where warnings go that no test framework takes.
enum StandardError {
  /// Writes a text as a whole, so that texts of several threads do not mingle.
  static func write(_ text: String) {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { bytes in
        #if canImport(Darwin)
          Darwin.write(2, bytes.baseAddress, bytes.count)
        #elseif canImport(Glibc)
          Glibc.write(2, bytes.baseAddress, bytes.count)
        #elseif canImport(Musl)
          Musl.write(2, bytes.baseAddress, bytes.count)
        #else
          bytes.count
        #endif
      }
      guard count > 0 else { return }
      rest = rest.dropFirst(count)
    }
  }
}
