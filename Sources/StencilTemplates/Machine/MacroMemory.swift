/// The texts that calls of a macro have printed, by the values of all variables that they depend on.
struct MacroMemory {
  /// The text of a call, with the counts of the tags rendered for it.
  struct Entry {
    let text: String
    let steps: Int
    /// The last tag that was rendered.
    let tag: Int?
  }

  /// The length of the texts that are kept at most: longer texts are seldom printed twice.
  static let longestText = 1_000
  /// The number of entries that are kept at most: calls with the same values, those for one type, are near each other.
  private static let largestCount = 64

  /// The names that the text depends on; nil if they are not known yet.
  private(set) var names: [Int]?
  private var isUseless = false
  private var asked = 0
  private var found = 0
  private var entries: [[TemplateValue]: Entry] = [:]

  /// Returns the entry for the call with some values; nil if there is none.
  mutating func entry(_ values: [TemplateValue]) -> Entry? {
    asked += 1
    let entry = entries[values]
    if entry != nil { found += 1 }
    if asked == 512, found < 64 {
      isUseless = true
      entries = [:]
    }
    return entry
  }

  /// Notes the text of a call.
  mutating func note(_ entry: Entry, for values: [TemplateValue]) {
    guard !isUseless, entry.text.utf8.count <= Self.longestText else { return }
    if entries.count >= Self.largestCount { entries.removeAll(keepingCapacity: true) }
    entries[values] = entry
  }

  /// Returns the values that the text of a call depends on; nil if the text may depend on more.
  mutating func key(
    of macro: CompiledMacro, among macros: [Int: CompiledMacro], _ scopes: TemplateScopes
  ) -> [TemplateValue]? {
    if isUseless { return nil }
    if names == nil {
      guard let uses = macro.allUses(among: macros) else { return nil }
      isUseless = uses.hasEffects
      names = uses.names.sorted()
      if isUseless { return nil }
    }
    return names?.map { scopes[$0] }
  }
}

extension CompiledMacro {
  /// Returns the names that the macro reads, with those that the macros it calls read; nil if one of these is not defined yet.
  fileprivate func allUses(among macros: [Int: CompiledMacro]) -> MacroUses? {
    var all = uses
    var pending = Array(uses.calls)
    var seen = uses.calls
    while let name = pending.popLast() {
      guard let called = macros[name] else { return nil }
      all.add(called.uses)
      pending += called.uses.calls.filter { seen.insert($0).inserted }
    }
    return all
  }
}
