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

  /// A path without `.` and `..`: `#import "../A.h"` leaves them in it.
  static func plain(_ path: String) -> String {
    guard path.contains("/.") else { return path }
    var components: [Substring] = []
    for component in path.split(separator: "/") {
      if component == ".." {
        _ = components.popLast()
      } else if component != "." {
        components.append(component)
      }
    }
    return (path.hasPrefix("/") ? "/" : "") + components.joined(separator: "/")
  }
}
