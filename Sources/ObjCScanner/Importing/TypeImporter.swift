import DeclarationModel

/// Imports Objective-C types into Swift.
///
/// The rules are those of SE-0057 (type arguments), SE-0069 and SE-0072 (bridging), SE-0116 (`id`
/// is `Any`) and SE-0156 (classes with protocols), and those observed in the compiler.
struct TypeImporter {
  /// The position of a type, which affects how it is imported.
  enum Place {
    /// A parameter or property; also a parameter of a closure.
    case value
    /// A result; also of a closure.
    case result
    /// A property that does not keep its object.
    case unretained
    /// An argument of a collection that is bridged.
    case element
    /// An argument of another generic class: an object that is not bridged.
    case objectArgument
    /// The pointee of a pointer.
    case pointee
    /// A parameter of a C function.
    case functionValue
    /// A result of a C function.
    case functionResult

    /// Whether objects are bridged to Swift values.
    var bridges: Bool { self != .objectArgument && self != .pointee && self != .unretained }
    /// Whether nothing says who releases an object of Core Foundation.
    var isUnmanaged: Bool { self == .result || self == .pointee || self == .functionResult }
    /// Whether `BOOL` is imported as `Bool`.
    var bridgesTruth: Bool { self != .functionValue && self != .functionResult && self != .pointee }
  }

  /// The maximum number of pointers to pointers in a type; libclang and compilers need stack for each level.
  private static let pointerLimit = 256

  /// The maximum number of aliases and functions in each other.
  static let levelLimit = 256
  /// The maximum number of types that are looked up for a protocol: aliases of functions may stand for more types than
  /// there are words in the header, twice as many with each alias.
  private static let lookupLimit = 20_000

  /// The Swift names of declarations.
  let names: DeclarationNames
  /// The number of aliases and functions that contain the type.
  private(set) var levels = 0

  /// Creates an importer.
  init(names: DeclarationNames) { self.names = names }

  /// Returns the importer of the types in a type.
  ///
  /// - Throws: `UnimportableType` if there are too many.
  func importer(inside type: ClangType) throws(UnimportableType) -> TypeImporter {
    guard levels < Self.levelLimit, names.used.count < Self.lookupLimit else {
      throw .unknown(type.declaration.spelling)
    }
    var inner = self
    inner.levels += 1
    return inner
  }

  /// Returns the Swift type that a type is imported as.
  ///
  /// - Throws: `UnimportableType` if the type cannot be imported.
  func type(_ type: ClangType, at place: Place = .value) throws(UnimportableType) -> ImportedType {
    let bare = type.unwrapped
    let (levels, innermost) = bare.pointers
    if levels > Self.pointerLimit { throw .unknown("\(innermost.spelling) *…*") }
    // Swift requires an object there, and accepts neither blocks nor metatypes.
    let isObject =
      bare.kind != .classType && ![.blockPointer, .classType].contains(bare.canonical.kind)
    guard place != .objectArgument || isObject else { throw .unknown(type.spelling) }
    var imported = try self.bare(bare, at: place)
    guard Self.isPointer(bare) else { return imported }
    imported.nilness = place == .element || place == .objectArgument ? .never : nilness(of: type)
    return imported
  }

  /// Returns the type of a closure or function; nil if the type is neither.
  func closure(_ type: ClangType) throws(UnimportableType) -> FunctionType? {
    let canonical = type.canonical
    guard canonical.kind == .blockPointer else { return nil }
    var bare = type.unwrapped
    while bare.kind == .typeAlias { bare = bare.declaration.underlyingType.unwrapped }
    return try function(bare.pointee, convention: nil)
  }

  private func nilness(of type: ClangType) -> ImportedType.Nilness {
    switch type.nullability {
    case .nonnull: .never
    case .nullable, .nullableResult: .possible
    case .unspecified, .none: .unspecified
    }
  }

  private static func isPointer(_ type: ClangType) -> Bool {
    switch type.canonical.kind {
    case .pointer, .blockPointer, .objectPointer, .id, .classType, .selector: true
    case .array, .incompleteArray: true
    default: type.kind == .selector || type.kind == .id || type.kind == .classType
    }
  }

  func bare(
    _ type: ClangType, at place: Place
  ) throws(UnimportableType) -> ImportedType {
    switch type.kind {
    case .typeAlias: return try alias(type, at: place)
    case .id: return ImportedType(type: place.bridges ? .name("Any") : .name("AnyObject"))
    case .classType: return ImportedType(type: .name("AnyClass"))
    case .selector: return ImportedType(type: .name("Selector"))
    case .objectPointer: return try object(type.pointee, at: place)
    case .blockPointer:
      let function = try function(
        type.pointee,
        convention: place == .element || place == .pointee || place == .objectArgument
          ? "block" : nil)
      return ImportedType(
        type: .function(function), isBlock: true, closure: function)
    case .pointer: return try ImportedType(type: pointer(to: type.pointee))
    case .array, .incompleteArray:
      return try ImportedType(type: pointer(to: type.element))
    case .record, .enumeration:
      guard let name = names.type(type.declaration) else { throw .unknown(type.spelling) }
      return ImportedType(type: name)
    case .elaborated, .attributed: return try bare(type.unwrapped, at: place)
    default:
      guard let name = type.kind.flatMap({ Self.scalars[$0] }) else {
        throw .unknown(type.spelling)
      }
      return ImportedType(type: .name(name))
    }
  }

  private static let scalars: [ClangTypeKind: String] = [
    .void: "Void", .bool: "Bool", .charS: "CChar", .charU: "CChar", .schar: "Int8",
    .uchar: "UInt8", .short: "Int16", .ushort: "UInt16", .int: "Int32", .uint: "UInt32",
    .long: "Int", .ulong: "UInt", .longLong: "Int64", .ulongLong: "UInt64", .float: "Float",
    .double: "Double", .wchar: "CWideChar", .char16: "CChar16", .char32: "CChar32",
    // `long double` is `Float80` on Intel Macs and `Double` on others: the mock has to compile on
    // both.
    .float16: "Float16", .longDouble: "CLongDouble",
  ]
}
