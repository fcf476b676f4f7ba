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

  init(_ call: RecordedCall) {
    let count = call.name.argumentNames.count
    let arguments = call.arguments(count: count).map { ArgumentText.describe($0) }
    self.init(name: call.name.identifier, arguments: "(\(arguments.joined(separator: ", ")))")
  }
}
