import Basics
import CLibclang

/// A type of libclang, as written.
struct ClangType {
  let raw: CXType
  let unit: ClangUnit

  init(_ raw: CXType, of unit: ClangUnit) {
    self.raw = raw
    self.unit = unit
  }

  /// The nullability of a pointer.
  enum Nullability: Int32 {
    case nonnull, nullable, unspecified
    /// Unspecified.
    case none
    /// Nullable as the value of a completion handler if there is no error.
    case nullableResult
  }

  private var functions: KagemushaLibclang { unit.library.functions }

  /// The kind.
  var kind: ClangTypeKind? { ClangTypeKind(rawValue: raw.kind) }
  /// The source text.
  var spelling: String { unit.library.text(functions.getTypeSpelling(raw)) }
  /// The source text, without the qualifiers that automatic reference counting adds.
  var writtenSpelling: String {
    let added = ["__autoreleasing", "__strong", "__unsafe_unretained"]
    return added.reduce(spelling) { text, word in
      text.replacing(" " + word, with: "").replacing(word, with: "")
    }
  }
  /// The type without aliases and attributes.
  var canonical: ClangType { ClangType(functions.getCanonicalType(raw), of: unit) }
  /// Whether the type is `const`.
  var isConstant: Bool { functions.isConstQualifiedType(raw) != 0 }
  /// The declaration of the named type.
  var declaration: ClangCursor { ClangCursor(functions.getTypeDeclaration(raw), of: unit) }
  /// The pointee of a pointer.
  var pointee: ClangType { ClangType(functions.getPointeeType(raw), of: unit) }
  /// The element type of an array.
  var element: ClangType { ClangType(functions.getArrayElementType(raw), of: unit) }
  /// The number of pointers and arrays around a type, and that type.
  var pointers: (levels: Int, innermost: ClangType) {
    var (levels, innermost) = (0, unwrapped)
    while true {
      switch innermost.kind {
      case .pointer: innermost = innermost.pointee.unwrapped
      case .array, .incompleteArray: innermost = innermost.element.unwrapped
      default: return (levels, innermost)
      }
      levels += 1
    }
  }
  /// The result type of a function.
  var result: ClangType { ClangType(functions.getResultType(raw), of: unit) }
  /// Whether the function is variadic; libclang also says so of a function without a prototype.
  var isVariadic: Bool {
    kind != .functionWithoutPrototype && functions.isFunctionTypeVariadic(raw) != 0
  }
  /// The type without a keyword such as `struct`.
  var named: ClangType { ClangType(functions.Type_getNamedType(raw), of: unit) }
  /// The type without its outermost attribute.
  var modified: ClangType { ClangType(functions.Type_getModifiedType(raw), of: unit) }
  /// The class of an object, `id` or `Class`, without protocols and type arguments.
  var base: ClangType { ClangType(functions.Type_getObjCObjectBaseType(raw), of: unit) }

  /// The nullability.
  var nullability: Nullability {
    Nullability(rawValue: functions.Type_getNullability(raw)) ?? .none
  }

  /// The parameter types of a function.
  var parameters: [ClangType] {
    (0..<max(0, functions.getNumArgTypes(raw))).map {
      ClangType(functions.getArgType(raw, UInt32($0)), of: unit)
    }
  }

  /// The protocols in an object type.
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

  /// Whether a structure or enumeration has a name of its own, and not that of a type alias.
  var hasTag: Bool { ["struct ", "union ", "enum "].contains(where: spelling.hasPrefix) }

  /// Whether the type has an outermost attribute that libclang does not expose.
  private var isSugar: Bool { raw.kind == Self.unexposed && modified.raw.kind != 0 }
  private static let unexposed: Int32 = 1

  /// The type without outer keywords and attributes.
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
