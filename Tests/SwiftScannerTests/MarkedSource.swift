import DeclarationModel
import SwiftScanner

/// A source with places marked by `1️⃣`, `2️⃣` … which are not part of it.
struct MarkedSource {
  let text: String
  private var positions: [Character: SourcePosition] = [:]

  init(_ marked: String) {
    var text = ""
    var line = 1
    var column = 1
    for character in marked {
      if Self.markers.contains(character) {
        positions[character] = SourcePosition(path: "A.swift", line: line, column: column)
        continue
      }
      text.append(character)
      if character.isNewline {
        line += 1
        column = 1
      } else {
        column += character.utf8.count
      }
    }
    self.text = text
  }

  private static let markers: Set<Character> = ["1️⃣", "2️⃣", "3️⃣", "4️⃣", "5️⃣", "6️⃣", "7️⃣"]

  /// Returns the position of a marker; a position that no source has, if the marker is missing.
  subscript(marker: Character) -> SourcePosition {
    positions[marker] ?? SourcePosition(path: "no marker \(marker)", line: 0, column: 0)
  }

  func scanned() -> ScannedFile { scan(text) }
}

func scan(_ text: String) -> ScannedFile {
  SwiftScanner().scan(SourceFile(path: "A.swift", bytes: Array(text.utf8)))
}
