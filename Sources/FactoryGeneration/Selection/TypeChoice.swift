import DeclarationModel
import Basics
import Symbols

/// The types that are asked for, by name or by mark.
struct TypeChoice {
  /// A type that is asked for.
  struct Chosen {
    var type: TypeDeclaration
    /// Whether it is asked for itself, and not by a pattern that others match, too.
    var isNamed: Bool
  }

  /// What has initializers.
  static let built: Set<TypeDeclaration.Kind> = [.class, .struct, .actor]

  let index: SymbolTable
  /// Globs for names, plain or qualified.
  let globs: [String]
  /// The word of a comment that asks for a type.
  let mark: String
  /// What may be chosen.
  let kinds: Set<TypeDeclaration.Kind>

  /// The types, in order of their places.
  var types: [Chosen] {
    let globs = globs.map { Glob($0) }
    return index.types.compactMap { type in
      guard kinds.contains(type.kind) else { return nil }
      if isSkipped(type) { return nil }
      if words(for: type).contains(mark) { return Chosen(type: type, isNamed: true) }
      let matching = globs.filter { $0.matches(type.name) || $0.matches(type.qualifiedName) }
      guard !matching.isEmpty else { return nil }
      let isNamed = matching.contains(where: \.isLiteral)
      // A pattern means what other files can make.
      if !isNamed, index.isPrivate(type.qualifiedName) { return nil }
      return Chosen(type: type, isNamed: isNamed)
    }
  }

  private func isSkipped(_ type: TypeDeclaration) -> Bool { words(for: type).contains("skip") }

  /// What comments before the type and its extensions say to us.
  private func words(for type: TypeDeclaration) -> [String] {
    index.parts(of: type).flatMap(\.comments.kagemusha)
  }

  /// The globs that match nothing that may be chosen.
  ///
  /// - Parameter product: What is generated of those that match.
  func unmatched(for product: UnmatchedTypeFact.Product) -> [UnmatchedType] {
    let candidates = index.types.filter { kinds.contains($0.kind) }
    let suggestions = NameSuggestions(
      candidates: candidates.flatMap { Set([$0.name, $0.qualifiedName]).sorted() })
    return globs.map { Glob($0) }.compactMap { glob in
      func isMeant(_ name: String, _ qualified: String) -> Bool {
        glob.matches(name) || glob.matches(qualified)
      }
      let meant = candidates.filter { isMeant($0.name, $0.qualifiedName) }
      if !meant.isEmpty {
        guard glob.isLiteral, meant.allSatisfy(isSkipped) else { return nil }
        return UnmatchedType(glob: glob.pattern, fact: .skipped(glob.pattern))
      }
      if index.protocols.contains(where: { isMeant($0.name, $0.qualifiedName) }) {
        return UnmatchedType(
          glob: glob.pattern, fact: .wrongKind(glob.pattern, kind: "protocol", of: product))
      }
      if let other = index.types.first(where: { isMeant($0.name, $0.qualifiedName) }) {
        return UnmatchedType(
          glob: glob.pattern,
          fact: .wrongKind(glob.pattern, kind: other.kind.rawValue, of: product))
      }
      let nearest = glob.isLiteral ? suggestions.nearest(to: glob.pattern) : nil
      return UnmatchedType(
        glob: glob.pattern, fact: .noMatch(glob.pattern, suggestion: nearest))
    }
  }
}

/// A name or glob that was asked for, and that no type of the right kind has.
package struct UnmatchedType: DiagnosticFact, Hashable {
  /// The name or glob as it was written.
  package var glob: String
  /// The reason why it selects nothing.
  var fact: UnmatchedTypeFact

  package var text: DiagnosticText { fact.text }
}
