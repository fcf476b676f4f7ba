/// `@available(iOS 16, *)`.
package struct Attribute: Sendable, Hashable, Codable {
  /// `available`, `MainActor`, `objc`.
  package var name: String
  /// What stands between the parentheses, if there are any.
  package var arguments: String?

  /// Describes an attribute.
  package init(_ name: String, arguments: String? = nil) {
    self.name = name
    self.arguments = arguments
  }

  /// The attribute as source.
  package var text: String {
    "@\(name)" + (arguments.map { "(\($0))" } ?? "")
  }
}
