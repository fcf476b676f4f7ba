/// A template with numbered marks in it, as in `{{ 1️⃣name }}`.
struct MarkedTemplate {
  /// The template without the marks.
  private(set) var text = ""
  private var places: [(mark: String, place: String)] = []

  init(_ marked: String) {
    var (line, column) = (1, 1)
    for character in marked {
      if character.unicodeScalars.contains("\u{20E3}") {
        places.append((String(character), "Template.stencil:\(line):\(column)"))
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

  /// A message in which each mark is replaced by its place.
  func located(_ message: String) -> String {
    places.reduce(message) { $0.replacing($1.mark, with: $1.place) }
  }
}
