/// The type of an Objective-C declaration, as far as names depend on it.
///
/// Names are those of Objective-C (`NSString`, not `String`). ``ObjCValue`` adds the nullability.
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
  /// A number, or C's `bool`. Typedefs that Swift does not import as a number are `.other`.
  case scalar(ObjCScalar)
  /// A structure or union; without a tag, the name of the typedef that it is declared with.
  case record(String)
  /// An enumeration; without a tag, the name of the typedef that it is declared with. `isOptionSet`
  /// is true for `NS_OPTIONS`.
  case enumeration(String, isOptionSet: Bool = false)
  /// A typedef and its underlying type; created by ``init(typedef:of:)``.
  case alias(String, ObjCType)
  /// A type without a name that a selector could repeat.
  case other

  /// The type without typedefs around it.
  package var withoutAliases: ObjCType {
    if case .alias(_, let underlying) = self { underlying.withoutAliases } else { self }
  }

  /// Whether the type is `NSError *`.
  package var isError: Bool {
    if case .instance("NSError", _, _) = withoutAliases { true } else { false }
  }

  /// Whether the type is `NSError **`.
  package var isErrorPointer: Bool {
    if case .pointer(let pointee) = withoutAliases { pointee.isError } else { false }
  }

  /// Whether the type is `BOOL` or a typedef of it; C's `bool` does not count.
  package var isObjCBool: Bool {
    guard case .alias(let name, let underlying) = self else { return false }
    return name == "BOOL" || underlying.isObjCBool
  }
}

/// The parts of the type of a block that decide whether it can be a completion handler.
package struct ObjCBlock: Sendable, Hashable {
  /// The result.
  package var result: ObjCType
  /// The parameters.
  package var parameters: [ObjCValue]

  /// Creates a block type.
  package init(result: ObjCType = .void, parameters: [ObjCValue] = []) {
    self.result = result
    self.parameters = parameters
  }
}

/// The nullability of a pointer.
package enum ObjCNullability: Sendable, Hashable {
  /// `_Nonnull`.
  case nonnull
  /// `_Nullable`.
  case nullable
  /// `_Nullable_result`.
  case nullableResult
  /// `_Null_unspecified`, or no annotation.
  case unspecified

  /// Whether the header declares that the pointer may be null.
  package var isNullable: Bool { self == .nullable || self == .nullableResult }
}

/// A type with the nullability of its pointer.
package struct ObjCValue: Sendable, Hashable {
  /// The type.
  package var type: ObjCType
  /// The outermost nullability, including that of `NS_ASSUME_NONNULL`.
  package var nullability: ObjCNullability

  /// Creates a value.
  package init(_ type: ObjCType, _ nullability: ObjCNullability = .unspecified) {
    self.type = type
    self.nullability = nullability
  }
}
