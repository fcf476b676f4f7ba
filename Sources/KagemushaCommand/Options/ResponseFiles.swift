import Foundation

/// Expands response files, in which build systems pass arguments that are too long for a command
/// line.
enum ResponseFiles {
  /// Returns the arguments with each `@FILE` replaced by the lines of the file; if there is no such
  /// file, the argument is kept.
  static func expanded(_ arguments: [String]) -> [String] {
    arguments.flatMap { argument -> [String] in
      guard argument.hasPrefix("@"),
        let text = try? String(contentsOfFile: String(argument.dropFirst()), encoding: .utf8)
      else { return [argument] }
      return text.split(whereSeparator: \.isNewline).map(String.init)
    }
  }
}
