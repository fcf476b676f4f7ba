import CLibclang

/// A type as it is written.
struct ClangType {
  let raw: CXType
  let unit: ClangUnit

  init(_ raw: CXType, of unit: ClangUnit) {
    self.raw = raw
    self.unit = unit
  }

  /// What a pointer may be.
  enum Nullability: Int32 {
    case nonnull, nullable, unspecified
    /// Nothing is said.
    case none
    /// Nullable, and a completion handler's value where there is no error.
    case nullableResult
  }

  private var functions: KagemushaLibclang { unit.library.functions }

  /// What it is.
  var kind: ClangTypeKind? { ClangTypeKind(rawValue: raw.kind) }
  /// As source.
  var spelling: String { unit.library.text(functions.getTypeSpelling(raw)) }
  /// As source, without what automatic reference counting adds.
  var writtenSpelling: String {
    let added = ["__autoreleasing", "__strong", "__unsafe_unretained"]
    return added.reduce(spelling) { text, word in
      text.replacing(" " + word, with: "").replacing(word, with: "")
    }
  }
  /// What it is without aliases and attributes.
  var canonical: ClangType { ClangType(functions.getCanonicalType(raw), of: unit) }
  /// Whether it is `const`.
  var isConstant: Bool { functions.isConstQualifiedType(raw) != 0 }
  /// The declaration of what it names.
  var declaration: ClangCursor { ClangCursor(functions.getTypeDeclaration(raw), of: unit) }
  /// What a pointer points at.
  var pointee: ClangType { ClangType(functions.getPointeeType(raw), of: unit) }
  /// What an array holds.
  var element: ClangType { ClangType(functions.getArrayElementType(raw), of: unit) }
  /// What a function results in.
  var result: ClangType { ClangType(functions.getResultType(raw), of: unit) }
  /// Whether a function takes `...`; libclang says so of one without a prototype, too.
  var isVariadic: Bool {
    kind != .functionWithoutPrototype && functions.isFunctionTypeVariadic(raw) != 0
  }
  /// Without a keyword such as `struct`.
  var named: ClangType { ClangType(functions.Type_getNamedType(raw), of: unit) }
  /// Without its outermost attribute.
  var modified: ClangType { ClangType(functions.Type_getModifiedType(raw), of: unit) }
  /// The class of an object, or `id`, or `Class`, without protocols and type arguments.
  var base: ClangType { ClangType(functions.Type_getObjCObjectBaseType(raw), of: unit) }

  /// What is said of nil.
  var nullability: Nullability {
    Nullability(rawValue: functions.Type_getNullability(raw)) ?? .none
  }

  /// What a function takes.
  var parameters: [ClangType] {
    (0..<max(0, functions.getNumArgTypes(raw))).map {
      ClangType(functions.getArgType(raw, UInt32($0)), of: unit)
    }
  }

  /// The protocols that an object must conform to.
  var protocols: [ClangCursor] {
    (0..<functions.Type_getNumObjCProtocolRefs(raw)).map {
      ClangCursor(functions.Type_getObjCProtocolDecl(raw, $0), of: unit)
    }
  }

  /// The type arguments of a class.
  var typeArguments: [ClangType] {
    (0..<functions.Type_getNumObjCTypeArgs(raw)).map {
      ClangType(functions.Type_getObjCTypeArg(raw, $0), of: unit)
    }
  }

  /// Whether there is an attribute around it that libclang does not show.
  private var isSugar: Bool { raw.kind == Self.unexposed && modified.raw.kind != 0 }
  private static let unexposed: Int32 = 1

  /// Without keywords and attributes around it.
  var unwrapped: ClangType {
    var type = self
    while true {
      switch type.kind {
      case .elaborated: type = type.named
      case .attributed: type = type.modified
      // libclang has no name for a type whose attribute comes from a macro.
      case nil where type.isSugar: type = type.modified
      default: return type
      }
    }
  }
}
