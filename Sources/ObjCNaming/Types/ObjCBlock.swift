/// What of a block's type matters: whether it can be a completion handler.
package struct ObjCBlock: Sendable, Hashable {
  /// What it returns.
  package var result: ObjCType
  /// What it takes.
  package var parameters: [ObjCValue]

  /// Describes a block.
  package init(result: ObjCType = .void, parameters: [ObjCValue] = []) {
    self.result = result
    self.parameters = parameters
  }
}
