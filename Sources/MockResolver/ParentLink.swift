import DeclarationModel

/// What one name after a protocol's colon turned out to be.
enum ParentLink: Sendable, Hashable {
  /// A protocol of the input, by its number there, with what its primary associated types are bound
  /// to.
  case declared(Int, arguments: [TypeReference])
  /// A parent that asks for no members.
  case known(KnownParent)
  /// A class of the input, as it is written and as it is declared.
  case superclass(name: String, TypeDeclaration)
  /// A name that is not in the input, and where it stands if that is known.
  case unknown(components: [String], at: SourcePosition?)
  /// A protocol with a syntax error inside.
  case broken(name: String)
  /// `~Copyable`.
  case suppressed(name: String)
}
