/// Something that is wrong with what libclang read.
struct ClangDiagnostic: Sendable, Hashable {
  /// How bad it is.
  enum Severity: Sendable, Hashable {
    /// Worth knowing.
    case warning
    /// What follows may be understood wrongly.
    case error
    /// Nothing more is understood.
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
  /// Nil for what is wrong with the arguments.
  var place: ClangPlace?
}

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
