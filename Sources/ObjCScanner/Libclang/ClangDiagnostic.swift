/// A diagnostic of libclang.
struct ClangDiagnostic: Sendable, Hashable {
  /// The severity.
  enum Severity: Sendable, Hashable {
    /// A warning.
    case warning
    /// An error, after which declarations may be misread.
    case error
    /// An error that ends parsing.
    case fatal

    init?(_ number: Int32) {
      switch number {
      case 2: self = .warning
      case 3: self = .error
      case 4: self = .fatal
      default: return nil
      }
    }
  }

  var severity: Severity
  var message: String
  /// The place; nil for a diagnostic about the arguments.
  var place: ClangPlace?
}

/// A place in a file.
struct ClangPlace: Sendable, Hashable {
  /// The path as passed to libclang.
  var path: String
  /// The line, from 1.
  var line: Int
  /// The column in bytes, from 1.
  var column: Int
  /// The offset in bytes, from 0.
  var offset: Int

  /// Returns a path without `.` and `..`, which `#import "../A.h"` leaves in it.
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

/// The range of a declaration in a file.
struct ClangExtent: Sendable, Hashable {
  /// The path.
  var path: String
  /// The offsets in bytes.
  var offsets: ClosedRange<Int>

  /// Returns whether a place is in the range.
  func contains(_ place: ClangPlace) -> Bool {
    place.path == path && offsets.contains(place.offset)
  }
}
