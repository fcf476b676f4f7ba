/// The way from a value to one of its parts: `address.city`, `tags[2]`, `["id"]`.
struct FieldPath {
  /// Empty for the value itself.
  private(set) var text = ""

  /// A part with a name.
  func field(_ name: String) -> FieldPath {
    name.isEmpty ? self : FieldPath(text: text.isEmpty ? name : "\(text).\(name)")
  }

  /// An element of an array.
  func index(_ index: Int) -> FieldPath { FieldPath(text: "\(text)[\(index)]") }

  /// A value of a dictionary.
  func key(_ key: AnyHashable) -> FieldPath {
    FieldPath(text: "\(text)[\(ArgumentText.describe(key, limit: 40))]")
  }

  /// The path below an argument.
  ///
  /// - Parameter name: The name of the argument; nil if it has none.
  func text(below name: String?) -> String {
    guard let name else { return text }
    return text.isEmpty || text.hasPrefix("[") ? name + text : "\(name).\(text)"
  }
}
