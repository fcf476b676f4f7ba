import DeclarationModel

/// A protocol in a composition or an inheritance clause, which Swift sorts by module and name.
struct SortedProtocol: Comparable {
  /// `ObjectiveC`, `UIKit`, `Legacy`; empty for what is in no module.
  var module: String
  /// The name in Swift.
  var name: String

  /// What declares the protocol `NSObject`.
  static let root = SortedProtocol(module: "ObjectiveC", name: "NSObjectProtocol")

  /// As a type.
  var type: TypeReference { .name(name) }

  static func < (left: Self, right: Self) -> Bool {
    (left.module, left.name) < (right.module, right.name)
  }
}
