import Basics
import MockResolver

extension ValueFormat<MockStyles> {
  /// The format of one style, or of several that a mock has at once.
  static var styles: ValueFormat {
    let names = MockStyles.named.map(\.name)
    let form = ValueForm.list(names.map { "`\($0)`" }.joined(separator: ", "))
    let choice: OrderedJSON = ["type": "string", "enum": .list(names.map(OrderedJSON.string))]
    return ValueFormat(
      ValueForm(
        shape: form.shape, words: form.words,
        schema: ["oneOf": [choice, ["type": "array", "minItems": 1, "items": choice]]])
    ) { raw, reader in
      var styles: MockStyles = []
      for text in raw.texts {
        if let named = MockStyles.named.first(where: { $0.name == text.value }) {
          styles.insert(named.style)
          continue
        }
        let nearest = NameSuggestions(candidates: names).nearest(to: text.value)
        reader.report(.unknownStyle(text.value, nearest: nearest), at: text.position)
        return nil
      }
      return styles.isEmpty ? nil : styles
    }
  }
}
