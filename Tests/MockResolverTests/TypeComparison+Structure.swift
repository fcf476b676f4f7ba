import Symbols

@testable import MockResolver

extension TypeComparison {
  /// A comparison without knowledge of declarations.
  static let byStructure = TypeComparison(
    Lineage(ancestors: [], findings: [], known: [], missing: []), in: SymbolTable(),
    TypeSubstitution(selfType: nil, bindings: [:]), modules: [])
}
