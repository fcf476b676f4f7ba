import DeclarationModel

/// The cause that keeps a protocol from being read.
package enum BrokenCause: Sendable, Hashable {
  /// The protocol has a syntax error.
  case syntaxError
  /// The protocol has syntax that is newer than the parser.
  case newerSyntax
  /// The protocol, which is in a header, uses a name that is declared nowhere.
  case undeclaredName
  /// The protocol, which is in a header, is unavailable on the target platform.
  case unavailable

  /// The predicate of a sentence about the protocol.
  package var predicate: String {
    switch self {
    case .syntaxError: "has a syntax error"
    case .newerSyntax: "has syntax that the parser does not know"
    case .undeclaredName: "uses a name that no header declares"
    case .unavailable: "is unavailable on the target platform"
    }
  }
}

extension BrokenProtocol {
  /// The cause of all errors in the protocol.
  var cause: BrokenCause {
    switch Set(diagnostics.map(\.id)) {
    case [.newerSyntax]: .newerSyntax
    case [.undeclaredName]: .undeclaredName
    case [.unavailableProtocol]: .unavailable
    default: .syntaxError
    }
  }
}
