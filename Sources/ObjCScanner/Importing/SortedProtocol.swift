import DeclarationModel

/// A protocol in a composition or an inheritance clause, which Swift sorts by module and name.
struct SortedProtocol: Comparable {
  /// `ObjectiveC`, `UIKit`, `Legacy`; empty for what is in no module.
  var module: String
  /// The name in Swift.
  var name: String

  /// What declares the protocol `NSObject`.
  static let root = SortedProtocol(module: "ObjectiveC", name: "NSObjectProtocol")

  /// What `NS_SWIFT_SENDABLE` means.
  static let sendable = SortedProtocol(module: "Swift", name: "Sendable")

  /// As a type.
  var type: TypeReference {
    .named(NamedType(name.split(separator: ".").map { .init(String($0)) }))
  }

  static func < (left: Self, right: Self) -> Bool {
    (left.module, left.name) < (right.module, right.name)
  }
}
