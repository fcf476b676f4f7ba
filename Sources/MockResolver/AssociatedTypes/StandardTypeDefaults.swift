import DeclarationModel

/// The types that associated types of standard protocols are bound to by default.
///
/// An associated type of a protocol of the input stays open even if it has a default: the mock is
/// generic in it. The default implementations of a standard protocol depend on the defaults of its
/// types, and literals depend on the types that the language has for them.
struct StandardTypeDefaults {
  /// The types, by the associated type, in order of declaration.
  let types: [(name: String, type: TypeReference)]

  private static let literals = [
    "BooleanLiteralType": "Bool", "ExtendedGraphemeClusterLiteralType": "String",
    "FloatLiteralType": "Double", "IntegerLiteralType": "Int",
    "StringInterpolation": "DefaultStringInterpolation", "StringLiteralType": "String",
    "UnicodeScalarLiteralType": "String",
  ]

  /// Gathers the defaults of a lineage; the nearest to the derived counts.
  init(_ lineage: Lineage) {
    var types: [(name: String, type: TypeReference)] = []
    for ancestor in lineage.ancestors where ancestor.isStandard {
      for case .associatedType(let type) in ancestor.declaration.members.map(\.kind) {
        let literal = Self.literals[type.name].map { TypeReference.name($0) }
        guard let chosen = type.defaultType ?? literal else { continue }
        types.removeAll { $0.name == type.name }
        types.append((type.name, chosen))
      }
    }
    self.types = types
  }
}
