import Basics

/// A text with numbered marks in it, as in `func 1️⃣f()`.
package struct MarkedText {
  /// The text without the marks.
  package private(set) var text = ""
  /// `line:column` of each mark.
  package private(set) var places: [String: String] = [:]

  /// Takes the marks out of a text.
  package init(_ marked: String) {
    var (line, column) = (1, 1)
    for character in marked {
      if character.unicodeScalars.contains("\u{20E3}") {
        places[String(character)] = "\(line):\(column)"
        continue
      }
      text.append(character)
      if character == "\n" {
        (line, column) = (line + 1, 1)
      } else {
        column += character.utf8.count
      }
    }
  }

  /// Returns messages in which each mark is replaced by `path:line:column`.
  package func located(_ messages: String, path: String) -> String {
    places.reduce(messages) { result, place in
      result.replacing(place.key, with: "\(path):\(place.value)")
    }
  }
}
