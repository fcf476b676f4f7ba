import DeclarationModel

/// The messages of diagnostics about headers.
enum HeaderMessages {
  /// Returns the diagnostic for an error of libclang, with a fix-it.
  ///
  /// - Parameters:
  ///   - message: The message of libclang.
  ///   - word: The identifier at the error.
  ///   - chain: The `#import` directives that lead to the error, innermost first.
  static func error(
    _ message: String, at word: String? = nil, includedFrom chain: [ClangPlace] = []
  ) -> String {
    let places = chain.map { "\(fileName($0.path)):\($0.line)" }
    let suffix = places.isEmpty ? "" : " (included from \(places.joined(separator: ", from ")))"
    let isBare = message == "expected a type"
    let named = isBare ? word.map { "expected a type, and '\($0)' is unknown" } : nil
    return "\(named ?? message)\(suffix); \(fixIt(of: named ?? message))"
  }

  /// Returns the message for arguments that libclang rejects.
  static func arguments(_ message: String) -> String {
    "libclang: \(message); correct 'defines', 'includePaths', 'frameworkPaths' or 'target'"
  }

  /// Returns the diagnostic for an invalid declaration in the configuration.
  static func declaration(_ declaration: HeaderDeclaration, _ message: String) -> Diagnostic {
    Diagnostic(
      .error, at: declaration.position,
      "'\(declaration.name)' cannot be declared as a \(declaration.kind.rawValue): \(message); "
        + "remove it from 'declare' or correct its kind")
  }

  /// Returns the diagnostic for a header from which libclang returned nothing.
  static func unreadable(_ path: String) -> Diagnostic {
    Diagnostic(
      .error, at: SourcePosition(path: path, line: 1, column: 1),
      "libclang cannot read this header; correct it, or 'target', 'defines' and 'includePaths'")
  }

  /// Returns the diagnostic for a header that libclang must not parse.
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

  /// Returns the last component of a path, such as `Legacy.h`.
  private static func fileName(_ path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }

  /// Keywords of C++ that Objective-C does not have.
  private static let foreign: Set = ["class", "constexpr", "namespace", "template", "using"]

  /// The messages of libclang about undeclared names.
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
