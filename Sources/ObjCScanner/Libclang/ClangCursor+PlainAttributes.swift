import CLibclang

extension ClangCursor {
  /// The attributes without arguments that libclang has no cursor kind for, and that Swift's
  /// importer reads.
  ///
  /// Unlike attributes with arguments, they cannot be turned into annotations by macros: headers
  /// test `__has_attribute(noescape)`, where an object-like macro would be expanded.
  private static let plainNames: Set = [
    "cf_returns_not_retained", "cf_returns_retained", "noescape", "swift_bridged_typedef",
    "swift_private",
  ]

  /// The macros of Apple's headers that stand for these attributes.
  private static let macros = [
    "CF_RETURNS_NOT_RETAINED": "cf_returns_not_retained",
    "CF_RETURNS_RETAINED": "cf_returns_retained", "CF_NOESCAPE": "noescape",
    "CF_REFINED_FOR_SWIFT": "swift_private",
    "CF_SWIFT_BRIDGED_TYPEDEF": "swift_bridged_typedef", "NS_NOESCAPE": "noescape",
    "NS_REFINED_FOR_SWIFT": "swift_private", "NS_SWIFT_BRIDGED_TYPEDEF": "swift_bridged_typedef",
  ]

  /// Returns the names of the declaration's plain attributes, sorted, without underscores around them.
  ///
  /// - Parameter attributes: The cursors of the declaration's attributes that libclang has no kind
  ///   for.
  func plainAttributes(_ attributes: [ClangCursor]) -> [String] {
    guard !attributes.isEmpty else { return [] }
    var names = Set(
      attributes.map { attribute in
        let word = unit.word(at: unit.library.functions.getCursorLocation(attribute.raw))
        if let name = Self.macros[String(word)] { return name }
        let isGuarded = word.hasPrefix("__") && word.hasSuffix("__") && word.count > 4
        return String(isGuarded ? word.dropFirst(2).dropLast(2) : word)
      })
    names.formIntersection(Self.plainNames)
    // An older libclang does not resolve a macro that the header defines itself, but prints its
    // expansion, except for properties.
    if names.count < attributes.count, kind != .property {
      let text = unit.library.text(unit.library.functions.getCursorPrettyPrinted(raw, nil))
      names.formUnion(Self.plainNames.filter { text.contains("__attribute__((\($0)))") })
    }
    return names.sorted()
  }
}
