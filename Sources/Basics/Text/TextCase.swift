/// Conversions of names between spellings.
package enum TextCase {
  /// Returns a text with its first letter in upper case.
  package static func upperFirst(_ text: String) -> String {
    text.prefix(1).uppercased() + text.dropFirst()
  }

  /// Returns a text with its first letter in lower case.
  package static func lowerFirst(_ text: String) -> String {
    text.prefix(1).lowercased() + text.dropFirst()
  }

  /// Returns a name with its first word in lower case: `urlChooser` for `URLChooser`, `people` for
  /// `People`.
  package static func lowerFirstWord(_ text: String) -> String {
    let capitals = text.prefix(while: \.isUppercase).count
    if capitals <= 1 || capitals == text.count {
      return capitals == text.count ? text.lowercased() : lowerFirst(text)
    }
    return text.prefix(capitals - 1).lowercased() + text.dropFirst(capitals - 1)
  }

  /// Returns `some_Name` or `some_name` for `someName`.
  package static func snake(_ text: String, isLowered: Bool) -> String {
    var result = ""
    let characters = Array(text)
    for (index, character) in characters.enumerated() {
      if index > 0, character.isUppercase, characters[index - 1] != "_" {
        let isAfterSmall = !characters[index - 1].isUppercase
        let isBeforeSmall =
          index + 1 < characters.count && characters[index + 1].isLowercase
        if isAfterSmall || isBeforeSmall { result.append("_") }
      }
      result.append(character)
    }
    return isLowered ? result.lowercased() : result
  }

  /// Returns `SomeName` for `some_name`; underscores before the first word are kept unless
  /// `stripsLeading` is true.
  package static func camel(_ text: String, stripsLeading: Bool) -> String {
    let leading = stripsLeading ? "" : String(text.prefix { $0 == "_" })
    let parts = text.split(separator: "_")
    let isAllCapitals = !text.contains(where: \.isLowercase)
    return leading
      + parts.map { upperFirst(isAllCapitals ? $0.lowercased() : String($0)) }.joined()
  }

  /// Returns the text with each character that is invalid in an identifier replaced by `_`.
  package static func identifier(_ text: String) -> String {
    let name = String(
      text.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
    return name.first?.isNumber == true ? "_\(name)" : upperFirst(name)
  }
}
