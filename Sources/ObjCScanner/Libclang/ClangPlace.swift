/// A place in a file that libclang read.
struct ClangPlace: Sendable, Hashable {
  /// The path as libclang was given it.
  var path: String
  /// One-based.
  var line: Int
  /// One-based, in bytes.
  var column: Int
  /// From the beginning of the file, in bytes.
  var offset: Int
}
