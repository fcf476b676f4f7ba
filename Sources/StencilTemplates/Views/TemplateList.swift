/// Lists as templates get them.
enum TemplateList {
  /// A list, or an empty dictionary in place of an empty list.
  ///
  /// The two mean the same to conditions, loops, `count` and `first`; but Stencil 0.15.1 stops the
  /// process at `last` of an empty list.
  static func value(_ elements: [some Any]) -> Any {
    elements.isEmpty ? [String: Any]() as Any : elements
  }

  /// The elements of a list; nil for anything else.
  static func elements(of value: Any?) -> [Any]? {
    if let elements = value as? [Any] { return elements }
    if let dictionary = value as? [String: Any], dictionary.isEmpty { return [] }
    return nil
  }
}
