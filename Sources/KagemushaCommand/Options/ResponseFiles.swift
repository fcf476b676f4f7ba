import Foundation

/// The arguments of a command line, those that travel in files included: build systems put there what has no room on a
/// command line.
enum ResponseFiles {
  /// Returns the arguments with the lines of a file in place of each `@FILE`; a name of something else stays as it is.
  static func expanded(_ arguments: [String]) -> [String] {
    arguments.flatMap { argument -> [String] in
      guard argument.hasPrefix("@"),
        let text = try? String(contentsOfFile: String(argument.dropFirst()), encoding: .utf8)
      else { return [argument] }
      return text.split(whereSeparator: \.isNewline).map(String.init)
    }
  }
}
