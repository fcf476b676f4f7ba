import DeclarationModel
import MockResolver

extension MockNames {
  /// A type of the vocabulary, with its module where its name alone means another.
  func spelled(_ type: String) -> String {
    guard qualified.contains(type) else { return type }
    return (MockVocabulary.library.contains(type) ? "Kagemusha." : "Swift.") + type
  }

  /// What says that a member fulfils a requirement of the library under another name, with its trailing
  /// space; empty where it has the same.
  ///
  /// Swift has no other way to give one name two meanings in one type than this attribute, which the
  /// standard library uses, too.
  func fulfilling(_ requirement: String, of library: String, as name: String) -> String {
    requirement == name ? "" : "@_implements(\(spelled(library)), \(requirement)) "
  }

  /// The result of a requirement as matchers and recorded calls name it.
  func result(_ recorded: TypeReference) -> String {
    recorded == .void ? spelled("Void") : recorded.text
  }

  /// The parameters that say where a test names a mock.
  var placeParameters: [String] {
    [
      "file: \(spelled("StaticString")) = #filePath", "line: \(spelled("UInt")) = #line",
    ]
  }
}
