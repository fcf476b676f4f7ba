/// The `NSError **` of a method that throws.
struct ErrorParameter: Sendable, Hashable {
  /// Its index.
  var index: Int
  /// What becomes of the result.
  var result: SwiftMethodName.ThrownResult

  /// Finds it: the last parameter, or the last before blocks, of a method whose result says that
  /// there is an error.
  init?(of method: ObjCMethod) {
    let last = method.parameters.indices.last { !method.parameters[$0].value.type.isBlock }
    guard let last, method.parameters[last].value.type.isErrorPointer,
      let result = Self.result(of: method)
    else { return nil }
    self.index = last
    self.result = result
  }

  private static func result(of method: ObjCMethod) -> SwiftMethodName.ThrownResult? {
    let type = method.result.type
    switch method.attributes.errorConvention {
    case .some(.none): return nil
    case .zeroResult: return type.isObjCBool ? .dropped : .kept
    case .nonzeroResult: return .dropped
    case .nullResult: return .nonoptional
    case .nonnullError: return .kept
    case nil:
      if type.isObjCBool { return .dropped }
      return type.isNullablePointer && method.result.nullability != .nonnull ? .nonoptional : nil
    }
  }
}

extension ObjCType {
  /// Whether it is a block.
  var isBlock: Bool { if case .block = withoutAliases { true } else { false } }

  /// Whether null is among its values.
  fileprivate var isNullablePointer: Bool {
    switch withoutAliases {
    case .object, .instancetype, .instance, .metatype, .selector, .block, .function, .pointer: true
    default: false
    }
  }
}
