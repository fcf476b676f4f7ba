import Foundation

// The methods that throw instead of ending the process need macOS 10.15.4.
extension FileHandle {
  /// Writes all of some data.
  ///
  /// - Throws: The error of the system; before macOS 10.15.4, an error ends the process.
  package func writeAll(_ data: Data) throws {
    if #available(macOS 10.15.4, *) {
      try write(contentsOf: data)
    } else {
      write(data)
    }
  }

  /// Returns the data up to the end; empty if the system refuses to read.
  package func readAll() -> Data {
    guard #available(macOS 10.15.4, *) else { return readDataToEndOfFile() }
    return (try? readToEnd()) ?? Data()
  }
}
