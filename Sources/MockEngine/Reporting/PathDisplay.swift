import Files
import DeclarationModel
import Foundation

/// Shortens paths for people: what lies below the working directory is shown relative to it. Below
/// the root nothing is gained, and paths stay whole.
package struct PathDisplay: Sendable {
  private let folder: AbsolutePath

  /// Makes a display.
  ///
  /// - Parameter folder: the working directory.
  package init(relativeTo folder: AbsolutePath) {
    self.folder = folder
  }

  /// Returns a path as people see it.
  package func shown(_ path: AbsolutePath) -> String {
    guard folder.text != "/", let relative = path.relative(to: folder) else { return path.text }
    return relative.isEmpty ? "." : relative
  }

  /// Returns a place as people see it.
  package func shown(_ position: SourcePosition) -> SourcePosition {
    if position.isInModule { return position }
    var position = position
    position.path = shown(AbsolutePath(position.path, relativeTo: folder))
    return position
  }

  /// Returns a diagnostic with the paths in its places and in its words shortened.
  package func shown(_ diagnostic: Diagnostic) -> Diagnostic {
    var diagnostic = diagnostic
    diagnostic.position = diagnostic.position.map(shown)
    diagnostic.message = shown(diagnostic.message)
    diagnostic.fixIt = diagnostic.fixIt.map(shown)
    diagnostic.notes = diagnostic.notes.map {
      Diagnostic.Note(shown($0.message), at: $0.position.map(shown))
    }
    return diagnostic
  }

  /// Returns a message with its paths shortened where one starts: after nothing, a space or a quotation
  /// mark.
  package func shown(_ message: String) -> String {
    guard folder.text != "/" else { return message }
    var result = ""
    var rest = message[...]
    while let match = rest.range(of: folder.text, options: .literal) {
      let before = rest[..<match.lowerBound]
      let after = rest[match.upperBound...]
      result += before
      rest = after
      let starts = (result.last ?? " ").isWhitespace || "'(".contains(result.last ?? " ")
      if starts, after.first == "/" {
        rest = after.dropFirst()
      } else if starts, after.first == "'" {
        result += "."
      } else {
        result += folder.text
      }
    }
    return result + rest
  }
}
