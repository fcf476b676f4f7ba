/// A type of an Objective-C declaration, as far as names depend on it.
///
/// Names are those of Objective-C (`NSString`, not `String`). Nullability stands beside it, in
/// ``ObjCValue``.
package indirect enum ObjCType: Sendable, Hashable {
  /// `void`.
  case void
  /// `id`, `id<P>`.
  case object(protocols: [String] = [])
  /// `instancetype`.
  case instancetype
  /// `NSArray<NSString *> *`, `NSObject<P> *`: a pointer to an object of a class.
  case instance(class: String, arguments: [ObjCType] = [], protocols: [String] = [])
  /// `Class`, `Class<P>`.
  case metatype(protocols: [String] = [])
  /// `SEL`.
  case selector
  /// A block pointer.
  case block(ObjCBlock)
  /// A pointer to a function.
  case function
  /// Any other pointer: `int *`, `NSError **`, `const void *`.
  case pointer(to: ObjCType)
  /// `int[3]`, `int[]`.
  case array
  /// A number, and C's `bool`; the names of what is no number to Swift is `.other`.
  case scalar(ObjCScalar)
  /// A structure or union; without a tag, the name of the typedef it is declared with.
  case record(String)
  /// An enumeration; without a tag, the name of the typedef it is declared with. `isOptionSet`
  /// means `NS_OPTIONS`.
  case enumeration(String, isOptionSet: Bool = false)
  /// A typedef and what it stands for; ``init(typedef:of:)`` makes one.
  case alias(String, ObjCType)
  /// What has no name that a selector would repeat.
  case other

  /// The type without typedefs around it.
  package var withoutAliases: ObjCType {
    if case .alias(_, let underlying) = self { underlying.withoutAliases } else { self }
  }

  /// Whether it is `NSError *`.
  package var isError: Bool {
    if case .instance("NSError", _, _) = withoutAliases { true } else { false }
  }

  /// Whether it is `NSError **`.
  package var isErrorPointer: Bool {
    if case .pointer(let pointee) = withoutAliases { pointee.isError } else { false }
  }

  /// Whether it is `BOOL`, or a typedef of it; C's `bool` is not.
  package var isObjCBool: Bool {
    guard case .alias(let name, let underlying) = self else { return false }
    return name == "BOOL" || underlying.isObjCBool
  }
}

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

/// Whether a pointer may be null.
package enum ObjCNullability: Sendable, Hashable {
  /// `_Nonnull`.
  case nonnull
  /// `_Nullable`.
  case nullable
  /// `_Nullable_result`.
  case nullableResult
  /// `_Null_unspecified`, or nothing is said.
  case unspecified

  /// Whether the header says that it may be null.
  package var isNullable: Bool { self == .nullable || self == .nullableResult }
}

/// A type and whether its pointer may be null.
package struct ObjCValue: Sendable, Hashable {
  /// The type.
  package var type: ObjCType
  /// Its outermost nullability, that of the surrounding `NS_ASSUME_NONNULL` included.
  package var nullability: ObjCNullability

  /// Describes a value.
  package init(_ type: ObjCType, _ nullability: ObjCNullability = .unspecified) {
    self.type = type
    self.nullability = nullability
  }
}
