import DeclarationModel

/// Something that is wrong with headers, or with how they are read.
enum HeaderIssue: Sendable, Hashable {
  /// An error of libclang, and the identifier where it is; the includes that lead there, nearest first.
  case error(String, word: String? = nil, includedFrom: [ClangPlace] = [])
  /// An error of libclang about its arguments.
  case arguments(String)
  /// A declaration of the configuration is wrong.
  case declaration(HeaderDeclaration, String)
  /// libclang gave nothing at all.
  case unreadable
  /// A flaw because of which libclang must not be given the header.
  case flaw(HeaderText.Flaw)
}

extension HeaderIssue: DiagnosticFact {
  var text: DiagnosticText {
    switch self {
    case .error(let message, let word, let places):
      let isBare = message == "expected a type"
      let named = isBare ? word.map { "expected a type, but '\($0)' is unknown" } : nil
      return DiagnosticText(
        .headerError, named ?? message, fixIt: Self.fixIt(of: named ?? message),
        notes: places.map { place in
          Diagnostic.Note(
            "included from here",
            at: SourcePosition(path: place.path, line: place.line, column: place.column))
        })
    case .arguments(let message):
      return DiagnosticText(
        .invalidHeaderOptions, "libclang: \(message)",
        fixIt: "correct 'defines', 'includePaths', 'frameworkPaths' or 'target'")
    case .declaration(let declaration, let message):
      return DiagnosticText(
        .invalidDeclaration,
        "cannot declare '\(declaration.name)' as a \(declaration.kind.rawValue): \(message)",
        fixIt: "remove it from 'declare' or correct its kind")
    case .unreadable:
      return DiagnosticText(
        .unreadableHeader, "libclang cannot read this header",
        fixIt: "correct it, or 'target', 'defines' and 'includePaths'")
    case .flaw(.binary):
      return DiagnosticText(
        .binaryHeader, "not a text file", fixIt: "specify an Objective-C header")
    case .flaw(.nesting):
      return DiagnosticText(
        .headerNestingTooDeep, "brackets are nested too deeply", fixIt: "correct the header")
    case .flaw(.size(let bytes)):
      return DiagnosticText(
        .headerTooLarge, "the header is too large (\(bytes >> 20) MB)", fixIt: "split it")
    }
  }

  /// Words of C++ that Objective-C lacks.
  private static let foreign: Set = ["class", "constexpr", "namespace", "template", "using"]

  /// Messages of libclang about a name that nothing declares.
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
    if foreign.contains(name) { return "specify Objective-C headers, because C++ is not supported" }
    let kind = message.contains("protocol") ? "protocol" : "class"
    return "include the header that declares it, or add 'declare: {\(name): \(kind)}'"
  }
}

extension HeaderText.Flaw {
  /// The line that it is in.
  var line: Int {
    switch self {
    case .binary(let line), .nesting(let line): line
    case .size: 1
    }
  }
}
