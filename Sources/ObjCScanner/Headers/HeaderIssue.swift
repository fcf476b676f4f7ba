import DeclarationModel

/// A problem in headers, or in reading them.
enum HeaderIssue: Sendable, Hashable {
  /// An error of libclang, the protocol that has no mock because of it, and the includes that lead to it, nearest
  /// first.
  case error(String, losing: String? = nil, includedFrom: [ClangPlace] = [])
  /// Headers are not found, and are read as empty.
  case missingHeaders([MissingHeader])
  /// Types that mocks use are not declared anywhere, and are assumed from their uses.
  case assumedTypes([AssumedType])
  /// A protocol is unavailable on the target platform.
  case unavailable(String)
  /// An optional requirement of a protocol is left out, because one of its types is only forward-declared.
  case omittedRequirement(String, of: String, needing: String, HeaderDeclaration.Kind)
  /// The target is unknown.
  case target(String)
  /// An error of libclang about its arguments.
  case arguments(String)
  /// A declaration of the configuration is wrong.
  case declaration(HeaderDeclaration, String)
  /// libclang returned nothing.
  case unreadable(ClangFailure)
  /// A flaw of a header that libclang must not parse.
  case flaw(HeaderText.Flaw)
}

extension HeaderIssue: DiagnosticFact {
  var severity: Diagnostic.Severity {
    switch self {
    case .missingHeaders, .assumedTypes, .unavailable, .omittedRequirement: .warning
    case .error(let message, losing: let name, _):
      Self.isUndeclared(message) || Self.isForeign(message)
        || name != nil && Self.isUnavailability(message) ? .warning : .error
    default: .error
    }
  }

  var text: DiagnosticText {
    switch self {
    case .error(let message, let name, let places):
      return DiagnosticText(
        Self.isUndeclared(message) ? .undeclaredName : .headerError,
        (name.map { "no mock for '\($0)': " } ?? "") + message,
        fixIt: Self.fixIt(of: message, losing: name),
        notes: places.map { Diagnostic.Note("included from here", at: SourcePosition($0)) })
    case .missingHeaders(let headers):
      return DiagnosticText(
        .missingHeaders, "\(Self.count(headers, "header")) not found, and read as empty",
        fixIt:
          "add the folders to 'includePaths' (-I) or 'frameworkPaths' (-F), or set SDKROOT to Apple's SDK",
        notes: headers.map { Diagnostic.Note("'\($0.name)'", at: SourcePosition($0.place)) })
    case .assumedTypes(let types):
      let list = types.map { "\($0.name): \($0.kind)" }.joined(separator: ", ")
      return DiagnosticText(
        .assumedTypes, "\(Self.count(types, "type")) declared nowhere, and read as used",
        fixIt: "include the headers that declare them, or add 'declare: {\(list)}' (--declare)")
    case .unavailable(let name):
      return DiagnosticText(
        .unavailableProtocol, "no mock for '\(name)': it is unavailable on the target platform",
        fixIt: "change 'target' (--target), or exclude '\(name)'")
    case .omittedRequirement(let selector, let name, let type, let kind):
      return DiagnosticText(
        .omittedRequirement,
        "the mock of '\(name)' lacks the optional '\(selector)': '\(type)' is only forward-declared",
        fixIt:
          "add the header that declares it or 'declare: {\(type): \(kind.rawValue)}' (--declare)")
    case .target(let target):
      return DiagnosticText(
        .invalidHeaderOptions, "libclang does not know the target '\(target)'",
        fixIt: "specify a target such as 'arm64-apple-ios16.0'")
    case .arguments(let message):
      return DiagnosticText(
        .invalidHeaderOptions, "libclang: \(message)",
        fixIt:
          "correct 'defines' (-D), 'includePaths' (-I), 'frameworkPaths' (-F) or 'target' (--target)"
      )
    case .declaration(let declaration, let message):
      return DiagnosticText(
        .invalidDeclaration,
        "cannot declare '\(declaration.name)' as a \(declaration.kind.rawValue): \(message)",
        fixIt: "remove it from 'declare' (--declare) or correct its kind")
    case .unreadable(.crash):
      return DiagnosticText(
        .unreadableHeader, "libclang has crashed while it read this header or one that it includes",
        fixIt: "shorten the longest expressions and macros")
    case .unreadable(.refusal):
      return DiagnosticText(
        .unreadableHeader, "libclang cannot read this header",
        fixIt: "correct it, or 'target' (--target), 'defines' (-D) and 'includePaths' (-I)")
    case .flaw(.binary):
      return DiagnosticText(
        .binaryHeader, "not a text file", fixIt: "specify an Objective-C header")
    case .flaw(.nesting):
      return DiagnosticText(
        .headerNestingTooDeep, "brackets are nested too deeply", fixIt: "correct the header")
    case .flaw(.length):
      return DiagnosticText(
        .headerTooLarge,
        "the declaration has more than \(HeaderMeasure.lengthLimit) words and signs",
        fixIt: "split it")
    case .flaw(.size(let bytes)):
      return DiagnosticText(
        .headerTooLarge, "the header is too large (\(bytes >> 20) MB)", fixIt: "split it")
    }
  }

  private static func count(_ items: [some Any], _ noun: String) -> String {
    items.count == 1 ? "1 \(noun) is" : "\(items.count) \(noun)s are"
  }

  /// Returns whether a message is about a name that no header declares, and that could be one of
  /// Objective-C.
  private static func isUndeclared(_ message: String) -> Bool {
    UndeclaredName.isSubject(of: message) && !isForeign(message)
  }

  /// Returns whether a message is about C++: one of its words, or a header of its library.
  static func isForeign(_ message: String) -> Bool {
    guard let name = message.quotedNames.first else { return false }
    return message.hasSuffix("file not found")
      ? MissingHeader.isOfCPlusPlus(name)
      : UndeclaredName.isSubject(of: message) && UndeclaredName.isForeign(name)
  }

  /// Returns whether a message says that a declaration is unavailable on the target platform.
  private static func isUnavailability(_ message: String) -> Bool {
    message.contains("' is unavailable")
  }

  private static func fixIt(of message: String, losing name: String?) -> String {
    if let name, isUnavailability(message) {
      return "change 'target' (--target), or exclude '\(name)'"
    }
    if isForeign(message) { return "specify Objective-C headers, because C++ is not supported" }
    if message.contains("file not found") {
      return "add its folder to 'includePaths' (-I), or its framework's to 'frameworkPaths' (-F)"
    }
    return isUndeclared(message) ? "include the header that declares it" : "correct the header"
  }
}

/// A type that a mock uses, and that no header declares.
struct AssumedType: Sendable, Hashable {
  /// The name.
  var name: String
  /// The kind, as in the configuration.
  var kind: String
}

extension HeaderText.Flaw {
  /// The line of the flaw.
  var line: Int {
    switch self {
    case .binary(let line), .nesting(let line), .length(let line): line
    case .size: 1
    }
  }
}
