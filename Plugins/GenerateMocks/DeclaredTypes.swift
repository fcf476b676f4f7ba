import Foundation

/// The names of types that the sources of a target seem to declare.
///
/// Among these types may be a handwritten mock. The tool examines the file before it relies on a
/// name, so that a name in a comment does no harm. The sources are not inputs of the command, since
/// the tool would then run after every edit of a test.
struct DeclaredTypes {
  private static let keywords = ["class ", "actor ", "struct ", "enum ", "typealias "].map {
    Data($0.utf8)
  }

  /// The paths of the files, by the names that they seem to declare.
  private(set) var paths: [String: [String]] = [:]

  /// Searches sources for the names.
  init(in sources: [URL]) {
    for source in sources {
      guard let text = try? Data(contentsOf: source) else { continue }
      let found = Self.keywords.reduce(into: Set<String>()) {
        $0.formUnion(names(after: $1, in: text))
      }
      for name in found { paths[name, default: []].append(source.path) }
    }
  }

  private func names(after keyword: Data, in text: Data) -> Set<String> {
    var names: Set<String> = []
    var start = text.startIndex
    while let found = text.range(of: keyword, in: start..<text.endIndex) {
      let name = text[found.upperBound...].prefix { byte in
        byte == UInt8(ascii: "_") || byte > 127 || Character(UnicodeScalar(byte)).isLetter
          || Character(UnicodeScalar(byte)).isNumber
      }
      if !name.isEmpty { names.insert(String(decoding: name, as: UTF8.self)) }
      start = found.upperBound
    }
    return names
  }
}
