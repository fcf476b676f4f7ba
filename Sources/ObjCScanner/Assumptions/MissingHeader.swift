/// A header that is not found.
struct MissingHeader: Sendable, Hashable {
  /// The name in the directive: `Kit/Kit.h`.
  let name: String
  /// The place of the directive.
  let place: ClangPlace

  /// Reads the error about a missing header; returns nil for other errors.
  init?(_ error: ClangDiagnostic) {
    guard error.message.hasSuffix("file not found"), let place = error.place,
      let name = error.message.quotedNames.first
    else { return nil }
    self.name = name
    self.place = place
  }

  /// The file's name.
  var lastComponent: String { name.split(separator: "/").last.map(String.init) ?? name }

  /// Whether it is a header of C++'s library, such as `vector`.
  var isOfCPlusPlus: Bool { Self.isOfCPlusPlus(name) }

  /// Returns whether a name is that of a header of C++.
  static func isOfCPlusPlus(_ name: String) -> Bool {
    let file = name.split(separator: "/").last ?? ""
    return !file.contains(".") || [".hpp", ".hh", ".hxx"].contains(where: name.hasSuffix)
  }
}
