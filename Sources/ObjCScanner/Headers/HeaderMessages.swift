import DeclarationModel

/// The words for what is wrong with headers.
enum HeaderMessages {
  /// Something that libclang objects to, and what to do about it.
  ///
  /// - Parameters:
  ///   - message: what libclang says.
  ///   - word: the identifier where it says so.
  ///   - chain: the places that lead there, the nearest first.
  static func error(
    _ message: String, at word: String? = nil, includedFrom chain: [ClangPlace] = []
  ) -> String {
    let places = chain.map { "\(fileName($0.path)):\($0.line)" }
    let suffix = places.isEmpty ? "" : " (included from \(places.joined(separator: ", from ")))"
    let isBare = message == "expected a type"
    let named = isBare ? word.map { "expected a type, and '\($0)' is unknown" } : nil
    return "\(named ?? message)\(suffix); \(fixIt(of: named ?? message))"
  }

  /// libclang objects to how it was called.
  static func arguments(_ message: String) -> String {
    "libclang: \(message); correct 'defines', 'includePaths', 'frameworkPaths' or 'target'"
  }

  /// A declaration of the configuration is wrong.
  static func declaration(_ declaration: HeaderDeclaration, _ message: String) -> Diagnostic {
    Diagnostic(
      .error, at: declaration.position,
      "'\(declaration.name)' cannot be declared as a \(declaration.kind.rawValue): \(message); "
        + "remove it from 'declare' or correct its kind")
  }

  /// libclang gave nothing at all.
  static func unreadable(_ path: String) -> Diagnostic {
    Diagnostic(
      .error, at: SourcePosition(path: path, line: 1, column: 1),
      "libclang cannot read this header; correct it, or 'target', 'defines' and 'includePaths'")
  }

  /// A header that libclang must not be given.
  static func flaw(_ flaw: HeaderText.Flaw, in path: String) -> Diagnostic {
    switch flaw {
    case .binary(let line):
      Diagnostic(
        .error, at: SourcePosition(path: path, line: line, column: 1),
        "this is no text; name a header of Objective-C")
    case .nesting(let line):
      Diagnostic(
        .error, at: SourcePosition(path: path, line: line, column: 1),
        "brackets are nested too deeply here; correct the header")
    case .size(let bytes):
      Diagnostic(
        .error, at: SourcePosition(path: path, line: 1, column: 1),
        "this header is too large to be read (\(bytes >> 20) MB); split it")
    }
  }

  /// `Legacy.h` of its path.
  private static func fileName(_ path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }

  /// Words that C++ has, and Objective-C has not.
  private static let foreign: Set = ["class", "constexpr", "namespace", "template", "using"]

  /// Messages about a name that nothing declares.
  private static let unknownNames = [
    "unknown type name", "cannot find protocol", "cannot find interface", "expected a type",
    "no type or protocol named", "use of undeclared",
  ]

  private static func fixIt(of message: String) -> String {
    if message.contains("file not found") {
      return "add its folder to 'includePaths', or its framework's to 'frameworkPaths'"
    }
    let parts = message.split(separator: "'", omittingEmptySubsequences: false)
    guard parts.count > 2, unknownNames.contains(where: message.contains) else {
      return "correct the header"
    }
    let name = String(parts[1])
    if foreign.contains(name) { return "name headers of Objective-C, and not of C++" }
    let kind = message.contains("protocol") ? "protocol" : "class"
    return "include the header that declares it, or add 'declare: {\(name): \(kind)}'"
  }
}
