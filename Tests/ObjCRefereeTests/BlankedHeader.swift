@testable import ObjCScanner

/// The text of a header without the parts that no protocol depends on: members of classes,
/// categories, and bodies of functions.
///
/// These parts have errors if declarations are missing, and the compiler imports no header with
/// errors. Line numbers are kept.
struct BlankedHeader {
  private var bytes: [UInt8]

  /// Copies a header.
  init(_ text: UnsafeRawBufferPointer) {
    bytes = Array(text)
  }

  /// The text.
  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Removes these parts from declarations, beginning with the last one, so that offsets stay
  /// valid.
  mutating func blank(_ declarations: [ClangCursor]) {
    let places = declarations.compactMap { declaration in
      declaration.extent.map { (declaration, $0.offsets.lowerBound..<$0.offsets.upperBound) }
    }
    for (declaration, range) in places.sorted(by: { $0.1.lowerBound > $1.1.lowerBound })
    where range.upperBound <= bytes.count {
      let text = String(decoding: bytes[range], as: UTF8.self)
      bytes.replaceSubrange(range, with: Self.blanked(text, declaration.kind).utf8)
    }
  }

  private static func blanked(_ text: String, _ kind: ClangCursorKind?) -> String {
    switch kind {
    case .category:
      // A class cannot redeclare the conformances of NSObject.
      let isOfEveryObject = text.contains(/^@interface\s+NSObject\b/)
      return isOfEveryObject ? withoutMembers(text) : lines(of: text)
    case .interface:
      // The importer (6.3) may never end on initializers that a superclass or protocol declares as
      // well.
      return withoutMembers(text).replacing(
        /^(@interface\s+\w+\s*(?:<[^>]*>)?\s*):\s*\w+(?:\s*<[^<>]*(?:<[^<>]*>[^<>]*)*>)*/
      ) { "\($0.1): NSObject" }
    case nil:
      guard text.last == "}", let brace = text.firstIndex(of: "{"), text[..<brace].contains("("),
        !text.hasPrefix("@"), !text.contains(/^\s*typedef\b/)
      else { return text }
      return text[..<brace] + ";" + lines(of: text[brace...])
    default: return text
    }
  }

  /// Returns a class or category without its members.
  private static func withoutMembers(_ text: String) -> String {
    let members = /\n[ \t]*(?:[-+][ \t]*\(|@property\b|@optional|\{|#)/
    guard let end = text.ranges(of: "@end").last?.lowerBound,
      let start = text[..<end].firstMatch(of: members)?.range.lowerBound
    else { return text }
    return text[..<start] + lines(of: text[start..<end]) + text[end...]
  }

  /// Returns the line breaks of a text.
  private static func lines(of text: some StringProtocol) -> String {
    String(text.filter { $0 == "\n" })
  }
}
