import DeclarationModel
import Basics
import Symbols

/// Selects types by name or by mark.
struct TypeChoice {
  /// A selected type.
  struct Chosen {
    var type: TypeDeclaration
    /// Whether the type is selected by a mark or an exact name, and not by a pattern.
    var isNamed: Bool
  }

  /// The kinds of types with initializers.
  static let built: Set<TypeDeclaration.Kind> = [.class, .struct, .actor]

  let index: SymbolTable
  /// Globs for names, plain or qualified.
  let globs: GlobList
  /// The mark that selects a type.
  let mark: String
  /// The kinds of types that can be selected.
  let kinds: Set<TypeDeclaration.Kind>

  /// The selected types, ordered by position.
  var types: [Chosen] {
    return index.types.compactMap { type in
      guard kinds.contains(type.kind) else { return nil }
      if isSkipped(type) { return nil }
      if words(for: type).contains(mark) { return Chosen(type: type, isNamed: true) }
      let matching = globs.matching(type.name, type.qualifiedName)
      guard !matching.isEmpty else { return nil }
      let isNamed = matching.contains { globs[$0].isLiteral }
      // A private type is selected only by its exact name, not by a pattern.
      if !isNamed, index.isPrivate(type.qualifiedName) { return nil }
      return Chosen(type: type, isNamed: isNamed)
    }
  }

  private func isSkipped(_ type: TypeDeclaration) -> Bool { words(for: type).contains("skip") }

  /// Returns the words after `kagemusha:` in the comments before the type and its extensions.
  private func words(for type: TypeDeclaration) -> [String] {
    index.parts(of: type).flatMap(\.comments.kagemusha)
  }

  /// Returns the globs that match no type that can be selected.
  ///
  /// - Parameter product: The product to generate.
  func unmatched(for product: UnmatchedTypeFact.Product) -> [UnmatchedType] {
    let candidates = index.types.filter { kinds.contains($0.kind) }
    let suggestions = NameSuggestions(
      candidates: candidates.flatMap { Set([$0.name, $0.qualifiedName]).sorted() })
    var meant: [Int: [TypeDeclaration]] = [:]
    for type in candidates {
      for number in globs.matching(type.name, type.qualifiedName) {
        meant[number, default: []].append(type)
      }
    }
    return globs.indices.compactMap { number in
      let glob = globs[number]
      func isMeant(_ name: String, _ qualified: String) -> Bool {
        glob.matches(name) || glob.matches(qualified)
      }
      if let meant = meant[number] {
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

/// A requested name or glob that matches no type of the right kind.
package struct UnmatchedType: DiagnosticFact, Hashable {
  /// The name or glob as written.
  package var glob: String
  /// The reason why it selects nothing.
  var fact: UnmatchedTypeFact

  package var text: DiagnosticText { fact.text }
}
