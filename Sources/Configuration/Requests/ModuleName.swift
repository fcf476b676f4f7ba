/// The name of a Swift module.
package enum ModuleName {
  /// Returns the name that a build tool gives to the module of a product: each character that is
  /// invalid in an identifier becomes `_`, as in Xcode's `c99extidentifier`.
  package static func ofProduct(_ name: String) -> String {
    var result = ""
    for character in name {
      result.append(character.isLetter || character.isNumber || character == "_" ? character : "_")
    }
    if let first = result.first, first.isNumber { result = "_" + result.dropFirst() }
    return result
  }

  /// Returns whether a text can follow `import`: `UIKit`, `struct Foo.Bar`.
  package static func isImportable(_ text: String) -> Bool {
    let words = text.split(separator: " ", omittingEmptySubsequences: false)
    guard let path = words.last, words.count <= 2 else { return false }
    if words.count == 2, !kinds.contains(String(words[0])) { return false }
    return path.split(separator: ".", omittingEmptySubsequences: false)
      .allSatisfy { !$0.isEmpty && ofProduct(String($0)) == $0 }
  }

  private static let kinds: Set = [
    "typealias", "struct", "class", "enum", "protocol", "let", "var", "func",
  ]
}
