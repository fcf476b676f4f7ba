import ObjCNaming

extension ObjCValue {
  /// Converts a type of libclang, as far as names depend on it.
  init(_ type: ClangType, inside levels: Int = 0) {
    let nullability: ObjCNullability =
      switch type.nullability {
      case .nonnull: .nonnull
      case .nullable: .nullable
      case .nullableResult: .nullableResult
      case .unspecified, .none: .unspecified
      }
    self.init(ObjCType(type, inside: levels), nullability)
  }
}

extension ObjCType {
  /// The maximum number of pointers and aliases around a type whose name is of interest; a block counts four times.
  ///
  /// Aliases may stand for more types than there are words in the header, twice as many with each alias of a block.
  private static let levelLimit = 16

  /// Converts a type of libclang, as far as names depend on it.
  ///
  /// - Parameters:
  ///   - type: The type.
  ///   - levels: The number of types that contain it.
  init(_ type: ClangType, inside levels: Int = 0) {
    let type = type.unwrapped
    guard levels < Self.levelLimit else {
      self = .other
      return
    }
    switch type.kind {
    case .typeAlias: self = Self.alias(type, inside: levels)
    case .void: self = .void
    case .id: self = .object()
    case .classType: self = .metatype()
    case .selector: self = .selector
    case .objectPointer: self = Self.object(type.pointee, inside: levels)
    case .blockPointer: self = .block(Self.block(type.pointee, inside: levels))
    case .pointer:
      let isFunction = type.pointee.canonical.kind
      self =
        isFunction == .function || isFunction == .functionWithoutPrototype
        ? .function : .pointer(to: ObjCType(type.pointee, inside: levels + 1))
    case .array, .incompleteArray: self = .array
    case .record: self = .record(type.declaration.spelling)
    case .enumeration:
      let declaration = type.declaration
      self = .enumeration(declaration.spelling, isOptionSet: declaration.isOptionSet)
    default:
      self = type.kind.flatMap { Self.scalars[$0] }.map { .scalar($0) } ?? .other
    }
  }

  private static let scalars: [ClangTypeKind: ObjCScalar] = [
    .bool: .bool, .charS: .int8, .schar: .int8, .charU: .int8, .uchar: .uint8, .short: .int16,
    .ushort: .uint16, .int: .int32, .uint: .uint32, .long: .int, .ulong: .uint,
    .longLong: .int64, .ulongLong: .uint64, .float: .float, .double: .double,
    .longDouble: .float80,
  ]

  private static func alias(_ type: ClangType, inside levels: Int) -> ObjCType {
    let declaration = type.declaration
    let name = declaration.spelling
    switch name {
    case "instancetype": return .instancetype
    case "id": return .object()
    case "Class": return .metatype()
    case "SEL": return .selector
    default: break
    }
    let underlying = declaration.underlyingType
    // An anonymous structure or enumeration has the name of its typedef.
    let tag = underlying.unwrapped
    if tag.kind == .record || tag.kind == .enumeration {
      let declared = tag.declaration
      if declared.spelling.isEmpty || declared.spelling.contains("(") || declared.spelling == name {
        return tag.kind == .record
          ? .record(name) : .enumeration(name, isOptionSet: declared.isOptionSet)
      }
    }
    return .alias(name, ObjCType(underlying, inside: levels + 1))
  }

  private static func object(_ pointee: ClangType, inside levels: Int) -> ObjCType {
    var type = pointee.unwrapped
    while type.kind == .typeAlias { type = type.declaration.underlyingType.unwrapped }
    let base = type.kind == .object ? type.base.unwrapped : type
    let protocols = type.protocols.map(\.spelling)
    switch base.kind {
    case .interface:
      return .instance(
        class: base.declaration.spelling,
        arguments: type.typeArguments.map { ObjCType($0, inside: levels + 1) },
        protocols: protocols)
    case .classType: return .metatype(protocols: protocols)
    default: return .object(protocols: protocols)
    }
  }

  private static func block(_ type: ClangType, inside levels: Int) -> ObjCBlock {
    var type = type.unwrapped
    while type.kind == .typeAlias { type = type.declaration.underlyingType.unwrapped }
    return ObjCBlock(
      result: ObjCType(type.result, inside: levels + 4),
      parameters: type.parameters.map { ObjCValue($0, inside: levels + 4) })
  }
}

extension ClangCursor {
  /// Whether the enumeration is declared with `NS_OPTIONS`.
  fileprivate var isOptionSet: Bool { children.contains { $0.kind == .flagEnumeration } }
}
