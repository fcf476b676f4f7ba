/// Finds the name of a type at the end of a name.
///
/// SE-0005, "Matching": both are compared word by word from the end, up to any suffix of the name
/// of the type.
struct TypeNameMatch {
  private let name: WordList

  /// Creates a matcher for the end of a name.
  init(in name: WordList) { self.name = name }

  /// Returns the number of words at the end that repeat the name of a type; 0 if none does.
  ///
  /// As observed in the compiler, `Error` alone is not a repetition.
  func count(of type: ObjCTypeName) -> Int {
    let plain = Self.endings(of: type.text).lazy.map(matched).first { $0 > 0 }
    let count = plain ?? pluralCount(of: type)
    let isErrorAlone = count == 1 && ["Error", "Errors"].contains(name.words.last)
    return isErrorAlone ? 0 : count
  }

  /// Returns the name of a type, and its variants without suffixes that a selector may omit.
  ///
  /// SE-0005, "Special suffix matches": `Type`, `_t`, digits with `D`; in the compiler also `Ref`
  /// and digits alone.
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

  /// Returns the number of last words that match the last words of the name of a type.
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

  /// Returns whether a word is `Index`, and the type a number (SE-0005).
  private static func isIndex(_ word: Substring, for typeWord: Substring) -> Bool {
    word == "Index" && (typeWord == "Int" || typeWord == "Integer")
  }

  /// Returns the lengths of special matches: two words for one, as `ObjectValue` for `Object`
  /// (observed in the compiler), and one for two, as `Indexes` and `Indices` for `IndexSet`
  /// (SE-0005).
  private static func specialMatch(
    _ names: ArraySlice<Substring>, _ type: ArraySlice<Substring>
  ) -> (names: Int, type: Int)? {
    if names.suffix(2) == ["Object", "Value"], type.last == "Object" { return (2, 1) }
    guard names.last == "Indexes" || names.last == "Indices" else { return nil }
    return type.suffix(2) == ["Index", "Set"] ? (1, 2) : nil
  }

  /// Returns whether a word is the end of an initialism: `Url` in `NSURL`.
  private static func isEndOfInitials(_ word: Substring, in typeWord: Substring) -> Bool {
    guard typeWord.count > word.count, typeWord.lowercased().hasSuffix(word.lowercased()) else {
      return false
    }
    return typeWord.dropLast(word.count - 1).last?.isASCIICapital == true
  }

  /// Returns the number of words that match a collection: a plural whose singular matches the
  /// element type.
  ///
  /// SE-0005, "Collection matches". As observed in the compiler, a plural is a word with a trailing
  /// `s`, and a class called `ThingSet` or `ThingArray` is a collection of things.
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
