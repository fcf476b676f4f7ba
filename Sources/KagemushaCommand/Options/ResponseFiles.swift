import ArgumentParser
import Basics
import Foundation

/// Expands response files, in which build systems pass arguments that are too long for a command
/// line.
enum ResponseFiles {
  /// The number of paths after which others join one argument.
  private static let maximum = 64

  /// Returns the arguments with each `@FILE` replaced by the lines of the file; if there is no such
  /// file, the argument is kept.
  ///
  /// - Throws: An error if a file is not UTF-8.
  ///
  /// Many paths in a row are one argument for `PathArgument`, since the parser of arguments takes time in proportion to
  /// the square of their number.
  static func expanded(_ arguments: [String]) throws -> [String] {
    try arguments.flatMap { argument -> [String] in
      guard argument.hasPrefix("@"),
        let content = FileManager.default.contents(atPath: String(argument.dropFirst()))
      else { return [argument] }
      guard let text = String(textOfFile: Array(content)) else {
        throw ValidationError(
          "the response file '\(argument.dropFirst())' is not valid UTF-8; save it as UTF-8")
      }
      if ConflictMarkers.line(in: Array(text.utf8)) != nil {
        throw ValidationError(
          "a merge has left conflict markers in the response file '\(argument.dropFirst())'; resolve the conflict"
        )
      }
      return joined(text.split(whereSeparator: \.isNewline))
    }
  }

  private static func joined(_ lines: [Substring]) -> [String] {
    var arguments: [String] = []
    var rest = lines[...]
    while let first = rest.first {
      arguments.append(String(first))
      rest.removeFirst()
      // The next line may be the value of this option.
      if first.hasPrefix("-") { continue }
      let paths = rest.prefix { !$0.hasPrefix("-") }
      guard paths.count > maximum else { continue }
      arguments.append(paths.joined(separator: PathArgument.separator))
      rest = rest[paths.endIndex...]
    }
    return arguments
  }
}

/// An argument that is a path, or many paths of a response file.
struct PathArgument: ExpressibleByArgument {
  /// A character that no argument of a process has.
  static let separator = "\0"

  let paths: [String]

  init(argument: String) { paths = argument.components(separatedBy: Self.separator) }
}
