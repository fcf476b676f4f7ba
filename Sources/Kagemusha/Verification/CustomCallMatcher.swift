/// Decides by a function whether calls are the wanted ones.
package final class CustomCallMatcher: Sendable, Hashable {
  /// How it shows in messages.
  let text: String
  private let predicate: Locked<([CallSummary]) -> Bool>

  /// - Parameters:
  ///   - text: How it shows in messages.
  ///   - accepts: What is true for the wanted calls; it runs where they are verified.
  package init(_ text: String, accepts: @escaping ([CallSummary]) -> Bool) {
    self.text = text
    predicate = Locked(accepts)
  }

  /// Whether the calls are the wanted ones.
  package func accepts(_ calls: [CallSummary]) -> Bool { predicate.with { $0 }(calls) }

  /// Whether both are one.
  package static func == (left: CustomCallMatcher, right: CustomCallMatcher) -> Bool {
    left === right
  }

  /// Feeds its identity.
  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A call, as a function that decides on calls sees it.
package struct CallSummary {
  /// The requirement: `save(_:completion:)`.
  package let name: String
  /// The arguments: `("a", 1)`.
  package let arguments: String

  /// Describes a call.
  package init(name: String, arguments: String) {
    self.name = name
    self.arguments = arguments
  }

  init(_ call: Invocation) {
    let count = call.name.argumentNames.count
    let arguments = call.arguments(count: count).map { ArgumentText.describe($0) }
    self.init(name: call.name.identifier, arguments: "(\(arguments.joined(separator: ", ")))")
  }
}
