import Foundation

// The method that throws instead of ending the process needs macOS 10.15.4.
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
}
