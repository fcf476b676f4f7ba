import NameMatching

/// What a misspelt name may have meant.
enum Nearest {
  /// The name nearest to a misspelt one, or the shortest that begins with it.
  static func name(to name: String, in candidates: [String]) -> String? {
    if let nearest = NameSuggestions(candidates: candidates).nearest(to: name) { return nearest }
    guard name.count >= 3 else { return nil }
    return candidates.filter { $0.lowercased().hasPrefix(name.lowercased()) }
      .min { ($0.count, $0) < ($1.count, $1) }
  }
}
