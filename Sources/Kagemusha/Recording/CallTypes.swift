/// The types of a call: of a generic requirement, those of one specialisation.
struct CallTypes: Equatable {
  let arguments: Any.Type
  let output: Any.Type

  init(_ arguments: Any.Type, _ output: Any.Type) {
    self.arguments = arguments
    self.output = output
  }

  /// `(id: Int) -> String`, for messages.
  var text: String { "\(arguments) -> \(output)" }

  static func == (left: Self, right: Self) -> Bool {
    left.arguments == right.arguments && left.output == right.output
  }
}
