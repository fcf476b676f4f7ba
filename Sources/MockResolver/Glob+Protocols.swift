import DeclarationModel
import NameMatching

extension Glob {
  /// Whether a protocol's plain or qualified name matches.
  func matches(_ declaration: ProtocolDeclaration) -> Bool {
    matches(declaration.name) || matches(declaration.qualifiedName)
  }
}
