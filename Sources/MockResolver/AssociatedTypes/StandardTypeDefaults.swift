import DeclarationModel

/// The types that associated types of standard protocols are bound to if nobody says otherwise.
///
/// A protocol of the input leaves its associated types open, defaults or not: the mock is generic
/// in them. A standard protocol's default implementations depend on its defaults, and its literals
/// on those that the language has for them.
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
