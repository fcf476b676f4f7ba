/// `@available(iOS 16, *)`.
package struct Attribute: Sendable, Hashable, Codable {
  /// `available`, `MainActor`, `objc`.
  package var name: String
  /// What stands between the parentheses, if there are any.
  package var arguments: String?
  /// Whether it isolates a declaration to a global actor: by its name, unless its declaration is known.
  package var isGlobalActor: Bool

  /// Describes an attribute.
  package init(_ name: String, arguments: String? = nil) {
    self.name = name
    self.arguments = arguments
    isGlobalActor = name.hasSuffix("Actor") && name != "globalActor"
  }

  /// The attribute as source.
  package var text: String {
    "@\(name)" + (arguments.map { "(\($0))" } ?? "")
  }
}
