import DeclarationModel

/// The words for what is wrong with headers.
enum HeaderMessages {
  /// Something that libclang objects to, and what to do about it.
  static func error(_ message: String, includedFrom chain: [ClangPlace] = []) -> String {
    let places = chain.map { "\(fileName($0.path)):\($0.line)" }
    let suffix = places.isEmpty ? "" : " (included from \(places.joined(separator: ", from ")))"
    return "\(message)\(suffix); \(wayOut(of: message))"
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
      "libclang cannot read this header; correct it, or 'defines' and 'includePaths'")
  }

  private static func fileName(_ path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }

  private static func wayOut(of message: String) -> String {
    if message.contains("file not found") {
      return "add its folder to 'includePaths', or its framework's to 'frameworkPaths'"
    }
    let names = message.split(separator: "'").enumerated().filter { $0.offset % 2 == 1 }
    if let name = names.first?.element,
      ["unknown type name", "cannot find protocol", "expected a type", "use of undeclared"]
        .contains(where: message.contains)
    {
      let kind = message.contains("protocol") ? "protocol" : "class"
      return "include the header that declares it, or add 'declare: {\(name): \(kind)}'"
    }
    return "correct the header"
  }
}
