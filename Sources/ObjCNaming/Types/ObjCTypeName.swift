/// The words of a type that a selector may repeat.
///
/// SE-0005, "Identifying type names". The names are those of Objective-C.
struct ObjCTypeName: Sendable, Hashable {
  /// `NSArray`, `Block`, `Int32`.
  var text: String
  /// The name of the element type of a collection, which a plural may repeat.
  var element: String?

  /// The name of a type; nil if there is none to repeat.
  init?(_ type: ObjCType) {
    guard let text = Self.text(of: type) else { return nil }
    self.text = text
    self.element = Self.element(of: type).flatMap { Self.text(of: $0) }
  }

  /// A name without elements.
  init(text: String) {
    self.text = text
    self.element = nil
  }

  /// Typedefs that are names of their own (SE-0005 names the first three; a typedef of them stands
  /// for them).
  private static let namedAliases = ["NSInteger", "NSUInteger", "CGFloat"]

  private static func text(of type: ObjCType) -> String? {
    switch type {
    case .alias(let name, let underlying):
      if name == "BOOL" { return ObjCScalar.bool.rawValue }
      return namedAliases.contains(name) ? name : text(of: underlying)
    case .void: return "Void"
    case .object(let protocols):
      return protocols.count > 1 ? nil : protocols.first ?? "Object"
    case .instancetype: return nil
    // As the compiler was seen to do: `NSObject<P> *` is called P, other classes keep their name.
    case .instance("NSObject", _, let protocols) where protocols.count == 1: return protocols[0]
    case .instance(let name, _, _): return name
    case .metatype(let protocols):
      return protocols.count > 1 ? nil : protocols.first ?? "Class"
    case .selector: return "Selector"
    case .block: return "Block"
    case .function: return "Function"
    // As the compiler was seen to do: a pointer is called what it points to.
    case .pointer(.object): return nil
    case .pointer(let pointee): return text(of: pointee)
    case .array: return "Array"
    case .scalar(let scalar): return scalar.rawValue
    case .record(let name), .enumeration(let name, _): return name
    case .other: return nil
    }
  }

  /// The element type of `NSArray`, `NSSet` and other generic classes that are called so; `id` for
  /// one without arguments.
  private static func element(of type: ObjCType) -> ObjCType? {
    guard case .instance(let name, let arguments, _) = type.withoutAliases,
      name.hasSuffix("Array") || name.hasSuffix("Set")
    else { return nil }
    if arguments.count == 1 { return arguments[0] }
    return foundationCollections.contains(name) ? .object() : nil
  }

  /// Collections of `id`, where a header does not say of what.
  private static let foundationCollections = [
    "NSArray", "NSMutableArray", "NSSet", "NSMutableSet", "NSOrderedSet", "NSMutableOrderedSet",
    "NSCountedSet",
  ]
}
