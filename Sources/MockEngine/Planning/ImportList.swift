import DeclarationModel

/// The imports of several sources as one generated file repeats them.
enum ImportList {
  /// Each import once, sorted by its text.
  ///
  /// An import under conditions is left out where the same one stands without.
  static func merge(_ imports: [ImportDeclaration]) -> [ImportDeclaration] {
    let free = Set(imports.filter(\.conditions.isEmpty).map(\.text))
    var seen: Set<[String]> = []
    return
      imports
      .filter { $0.conditions.isEmpty || !free.contains($0.text) }
      .map { (key: [$0.text] + $0.conditions.flatMap(\.directives), value: $0) }
      .filter { seen.insert($0.key).inserted }
      .sorted { $0.key.lexicographicallyPrecedes($1.key) }
      .map(\.value)
  }
}
