import Symbols

@testable import MockResolver

extension TypeComparison {
  /// A comparison that knows no declarations.
  static let byStructure = TypeComparison(
    Lineage(ancestors: [], findings: [], known: [], missing: []), in: SymbolTable(),
    TypeSubstitution(selfType: nil, bindings: [:]), modules: [])
}
