import Basics
import Symbols

extension InitializerSearch {
  /// Returns the keys `Owner.parameter` whose owner has an initializer without that parameter,
  /// sorted.
  ///
  /// - Parameter given: The user's expressions, by type or by `Owner.parameter`.
  func unknownKeys(among given: [String: String]) -> [UnmatchedType] {
    given.keys.sorted().compactMap { key in
      let parts = key.split(separator: ".").map(String.init)
      let owner = parts.dropLast().joined(separator: ".")
      guard let name = parts.last, !index.isDeclared(key),
        let type = index.types(named: owner).first, type.kind != .enum,
        let initializer = try? initializer(of: type)
      else { return nil }
      let names = initializer.parameters.map(\.name)
      guard !names.contains(name) else { return nil }
      let nearest = NameSuggestions(candidates: names).nearest(to: name)
      return UnmatchedType(
        glob: key,
        fact: .unknownParameter(
          name, of: owner, suggestion: nearest.map { "\(owner).\($0)" }))
    }
  }
}
