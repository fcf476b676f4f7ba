/// The name of a type that a selector may repeat.
///
/// SE-0005, "Identifying type names". The names are those of Objective-C.
struct ObjCTypeName: Sendable, Hashable {
  /// `NSArray`, `Block`, `Int32`.
  var text: String
  /// The name of the element type of a collection, which a plural matches.
  var element: String?

  /// Creates the name of a type; returns nil if there is no name to repeat.
  init?(_ type: ObjCType) {
    guard let text = Self.text(of: type) else { return nil }
    self.text = text
    self.element = Self.element(of: type).flatMap { Self.text(of: $0) }
  }

  /// Creates a name without an element type.
  init(text: String) {
    self.text = text
    self.element = nil
  }

  /// Typedefs with a name of their own. SE-0005 lists the first three; a typedef of them counts as
  /// the original.
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
    // Observed in the compiler: `NSObject<P> *` is called P, other classes keep their name.
    case .instance("NSObject", _, let protocols) where protocols.count == 1: return protocols[0]
    case .instance(let name, _, _): return name
    case .metatype(let protocols):
      return protocols.count > 1 ? nil : protocols.first ?? "Class"
    case .selector: return "Selector"
    case .block: return "Block"
    case .function: return "Function"
    // Observed in the compiler: a pointer has the name of its pointee.
    case .pointer(.object): return nil
    case .pointer(let pointee): return text(of: pointee)
    case .array: return "Array"
    case .scalar(let scalar): return scalar.rawValue
    case .record(let name), .enumeration(let name, _): return name
    case .other: return nil
    }
  }

  /// Returns the element type of `NSArray`, `NSSet` and other generic classes with such names; `id`
  /// for a class without arguments.
  private static func element(of type: ObjCType) -> ObjCType? {
    guard case .instance(let name, let arguments, _) = type.withoutAliases,
      name.hasSuffix("Array") || name.hasSuffix("Set")
    else { return nil }
    if arguments.count == 1 { return arguments[0] }
    return foundationCollections.contains(name) ? .object() : nil
  }

  /// Collections of `id`, if the header does not specify an element type.
  private static let foundationCollections = [
    "NSArray", "NSMutableArray", "NSSet", "NSMutableSet", "NSOrderedSet", "NSMutableOrderedSet",
    "NSCountedSet",
  ]
}
