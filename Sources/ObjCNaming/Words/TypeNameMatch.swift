/// Finds the name of a type at the end of a name.
///
/// SE-0005, "Matching": from the end of both backwards, word by word, to any suffix of the type's
/// name.
struct TypeNameMatch {
  private let name: WordList

  /// Takes the words to look at the end of.
  init(in name: WordList) { self.name = name }

  /// How many words at the end repeat a type's name; 0 if none does.
  ///
  /// As the compiler was seen to do, `Error` alone says something that the type does not.
  func count(of type: ObjCTypeName) -> Int {
    let plain = Self.endings(of: type.text).lazy.map(matched).first { $0 > 0 }
    let count = plain ?? pluralCount(of: type)
    let isErrorAlone = count == 1 && ["Error", "Errors"].contains(name.words.last)
    return isErrorAlone ? 0 : count
  }

  /// A type's name, and what is left without endings that a selector may leave out.
  ///
  /// SE-0005, "Special suffix matches": `Type`, `_t`, digits with `D`; `Ref` and digits alone as the
  /// compiler was seen to do.
  private static func endings(of text: String) -> [String] {
    var texts = [text]
    while let last = texts.last, let shorter = withoutEnding(last), !shorter.isEmpty {
      texts.append(shorter)
    }
    return texts
  }

  private static func withoutEnding(_ text: String) -> String? {
    for ending in ["Type", "Ref", "_t"] where text.hasSuffix(ending) {
      return String(text.dropLast(ending.count))
    }
    let undimensioned = text.hasSuffix("D") ? text.dropLast() : text[...]
    let digits = undimensioned.reversed().prefix { $0.isNumber }.count
    return digits == 0 ? nil : String(undimensioned.dropLast(digits))
  }

  /// How many of our last words match the last words of a type's name.
  private func matched(_ text: String) -> Int {
    var type = WordList(text).words[...]
    var names = name.words[...]
    while let word = names.last, let typeWord = type.last {
      if word.lowercased() == typeWord.lowercased() || Self.isIndex(word, for: typeWord) {
        names.removeLast()
        type.removeLast()
      } else if let count = Self.specialMatch(names, type) {
        names.removeLast(count.names)
        type.removeLast(count.type)
      } else {
        if Self.isEndOfInitials(word, in: typeWord) { names.removeLast() }
        break
      }
    }
    return name.count - names.count
  }

  /// SE-0005: `Index` matches `Int`.
  private static func isIndex(_ word: Substring, for typeWord: Substring) -> Bool {
    word == "Index" && (typeWord == "Int" || typeWord == "Integer")
  }

  /// Two words for one, and one for two: `ObjectValue` for `Object`, as the compiler was seen to
  /// do; `Indexes` and `Indices` for `IndexSet` (SE-0005).
  private static func specialMatch(
    _ names: ArraySlice<Substring>, _ type: ArraySlice<Substring>
  ) -> (names: Int, type: Int)? {
    if names.suffix(2) == ["Object", "Value"], type.last == "Object" { return (2, 1) }
    guard names.last == "Indexes" || names.last == "Indices" else { return nil }
    return type.suffix(2) == ["Index", "Set"] ? (1, 2) : nil
  }

  /// Whether a word is the end of capitals in a row: `Url` of `NSURL`.
  private static func isEndOfInitials(_ word: Substring, in typeWord: Substring) -> Bool {
    guard typeWord.count > word.count, typeWord.lowercased().hasSuffix(word.lowercased()) else {
      return false
    }
    return typeWord.dropLast(word.count - 1).last?.isASCIICapital == true
  }

  /// SE-0005, "Collection matches": a plural matches a collection whose element type its singular
  /// matches. As the compiler was seen to do, a plural is a word with an `s`, and a class called
  /// `ThingSet` or `ThingArray` is a collection of things.
  private func pluralCount(of type: ObjCTypeName) -> Int {
    guard let last = name.words.last, last.hasSuffix("s") else { return 0 }
    let singular = TypeNameMatch(
      in: WordList(words: name.words.dropLast() + [last.dropLast()]))
    var elements = type.element.map { [$0] } ?? []
    for ending in ["Set", "Array"] where type.text.hasSuffix(ending) {
      elements.append(String(type.text.dropLast(ending.count)))
    }
    return elements.lazy.map { singular.count(of: ObjCTypeName(text: $0)) }.first { $0 > 0 } ?? 0
  }
}
