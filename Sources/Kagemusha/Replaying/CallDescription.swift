/// A call as a recording knows it: in texts that mean the same in another process.
package struct CallDescription: Sendable {
  /// The requirement: `profile(id:)`, `limit.set`.
  package let member: String
  /// The arguments with their labels: `id: 7`.
  package let arguments: [String]
  /// The arguments themselves: texts may be shortened, or tell less than all.
  package let values: Locked<[Any]>
  /// The type of the result.
  package let output: String
  /// Its place among the calls of all mocks, from 1.
  package let order: UInt64

  init(_ call: RecordedCall) {
    let name = call.name
    member = name.text
    let values = call.arguments(count: name.argumentCount)
    let texts = values.map(ArgumentText.describe)
    self.values = Locked(values)
    arguments = zip(name.argumentNames, texts).map { "\($0): \($1)" }
    output = "\(call.types.output)"
    order = call.order
  }
}
