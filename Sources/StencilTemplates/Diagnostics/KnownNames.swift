import Basics
import DeclarationModel

/// The names that exist where a template has an unknown one.
package struct KnownNames: Sendable, Hashable {
  /// The most similar name; nil if none is similar enough.
  package let nearest: String?
  /// The names that a message shows, sorted.
  let shown: [String]
  /// The number of all others.
  let others: Int

  /// The number of names that a message shows at most.
  private static let most = 8

  /// Chooses the names for a message: those with most words in common, and then the most similar.
  ///
  /// - Parameters:
  ///   - name: The unknown name.
  ///   - names: The names that exist.
  ///   - candidates: The names that may have been meant; those that exist unless they are given.
  package init(
    for name: String, among names: [String], suggesting candidates: [String]? = nil
  ) {
    // A macro may have the name and be out of scope.
    nearest = NameSuggestions(candidates: (candidates ?? names).filter { $0 != name })
      .nearest(to: name)
    let words = Set(name.words)
    let letters = Array(name.lowercased())
    let ranked = Set(names).map { candidate in
      (
        common: candidate.words.count(where: words.contains),
        distance: EditDistance.between(letters, Array(candidate.lowercased())), name: candidate
      )
    }.sorted { ($1.common, $0.distance, $0.name) < ($0.common, $1.distance, $1.name) }
    shown = ranked.prefix(Self.most).map(\.name).sorted()
    others = ranked.count - shown.count
  }

  /// Returns the note that lists the names; none if there are none.
  ///
  /// - Parameter start: The words before the names.
  func notes(_ start: String) -> [Diagnostic.Note] {
    guard let last = shown.last else { return [] }
    let first = shown.dropLast().map { "'\($0)'" }.joined(separator: ", ")
    let link = first.isEmpty ? "" : others > 0 ? ", " : " and "
    let rest = others > 0 ? ", and \(others) \(others == 1 ? "other" : "others")" : ""
    return [Diagnostic.Note("\(start) \(first)\(link)'\(last)'\(rest)", at: nil)]
  }
}

extension String {
  /// The words of a name in camel case, in lower case.
  fileprivate var words: [String] {
    var words: [String] = []
    for character in self {
      if character.isUppercase || words.isEmpty { words.append("") }
      words[words.count - 1] += character.lowercased()
    }
    return words
  }
}
