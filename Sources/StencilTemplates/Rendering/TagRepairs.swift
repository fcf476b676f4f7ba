/// Tags that take the place of wrong ones, so that the rest of a template can be parsed.
struct TagRepairs {
  /// The tags by their numbers in the file.
  private var tags: [Int: String] = [:]

  /// Returns the tag of a number.
  func tag(_ number: Int, instead written: String) -> String { tags[number] ?? written }

  /// Replaces a wrong tag; returns whether the rest can be parsed then.
  mutating func repair(_ number: Int, _ place: TemplatePlace) -> Bool {
    guard tags[number] == nil, let tag = Self.replacement(of: place.text) else { return false }
    tags[number] = tag
    return true
  }

  /// Returns a tag that opens what the wrong one does, and is right.
  private static func replacement(of tag: String) -> String? {
    guard tag.hasPrefix("{%") else { return "{# #}" }
    let words = tag.dropFirst(2).dropLast(2).split { $0.isWhitespace || $0 == "-" || $0 == "+" }
    switch words.first {
    case "if", "elif", "ifnot": return "{% \(words[0]) true %}"
    case "for": return "{% for x in argument %}"
    case "filter": return "{% filter uppercase %}"
    case "set": return words.count > 2 ? "{# #}" : nil
    case "macro", "map", "block", "else", "empty": return nil
    case let word? where word.hasPrefix("end"): return nil
    default: return "{# #}"
    }
  }
}
