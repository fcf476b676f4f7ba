import ObjCNaming

extension ObjCValue {
  /// Converts a type of libclang, as far as names depend on it.
  init(_ type: ClangType) {
    let nullability: ObjCNullability =
      switch type.nullability {
      case .nonnull: .nonnull
      case .nullable: .nullable
      case .nullableResult: .nullableResult
      case .unspecified, .none: .unspecified
      }
    self.init(ObjCType(type), nullability)
  }
}

extension ObjCType {
  /// Converts a type of libclang, as far as names depend on it.
  init(_ type: ClangType) {
    let type = type.unwrapped
    switch type.kind {
    case .typeAlias: self = Self.alias(type)
    case .void: self = .void
    case .id: self = .object()
    case .classType: self = .metatype()
    case .selector: self = .selector
    case .objectPointer: self = Self.object(type.pointee)
    case .blockPointer: self = .block(Self.block(type.pointee))
    case .pointer:
      let isFunction = type.pointee.canonical.kind
      self =
        isFunction == .function || isFunction == .functionWithoutPrototype
        ? .function : .pointer(to: ObjCType(type.pointee))
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

  private static func alias(_ type: ClangType) -> ObjCType {
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
    return .alias(name, ObjCType(underlying))
  }

  private static func object(_ pointee: ClangType) -> ObjCType {
    let type = pointee.unwrapped
    if type.kind == .typeAlias { return object(type.declaration.underlyingType) }
    let base = type.kind == .object ? type.base.unwrapped : type
    let protocols = type.protocols.map(\.spelling)
    switch base.kind {
    case .interface:
      return .instance(
        class: base.declaration.spelling, arguments: type.typeArguments.map { ObjCType($0) },
        protocols: protocols)
    case .classType: return .metatype(protocols: protocols)
    default: return .object(protocols: protocols)
    }
  }

  private static func block(_ type: ClangType) -> ObjCBlock {
    var type = type.unwrapped
    while type.kind == .typeAlias { type = type.declaration.underlyingType.unwrapped }
    return ObjCBlock(
      result: ObjCType(type.result), parameters: type.parameters.map { ObjCValue($0) })
  }
}

extension ClangCursor {
  /// Whether the enumeration is declared with `NS_OPTIONS`.
  fileprivate var isOptionSet: Bool { children.contains { $0.kind == .flagEnumeration } }
}
