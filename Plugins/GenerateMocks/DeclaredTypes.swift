import Foundation

/// The names of types that the sources of a target seem to declare.
///
/// A mock that a person wrote may be among them. The tool looks at the file before it believes that, so
/// that a name in a comment does no harm. No source becomes an input of the command: that would make the
/// tool run for every edit of a test.
struct DeclaredTypes {
  private static let keywords = ["class ", "actor ", "struct ", "enum ", "typealias "].map {
    Data($0.utf8)
  }

  /// The paths of the files, by the names.
  private(set) var paths: [String: [String]] = [:]

  /// Looks for the names.
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
