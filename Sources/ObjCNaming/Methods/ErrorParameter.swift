/// The `NSError **` of a method that throws.
struct ErrorParameter: Sendable, Hashable {
  /// The index of the parameter.
  var index: Int
  /// The effect on the result.
  var result: SwiftMethodName.ThrownResult

  /// Finds the error parameter of a method: the last one, or the last one before blocks, if the
  /// result indicates an error; returns nil if there is none.
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
  /// Whether the type is a block.
  var isBlock: Bool { if case .block = withoutAliases { true } else { false } }

  /// Whether the type is a pointer that may be null.
  fileprivate var isNullablePointer: Bool {
    switch withoutAliases {
    case .object, .instancetype, .instance, .metatype, .selector, .block, .function, .pointer: true
    default: false
    }
  }
}
