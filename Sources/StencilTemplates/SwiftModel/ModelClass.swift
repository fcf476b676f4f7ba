/// A class of the model that Swift templates see, with Sourcery's names.
///
/// Its properties have the values that Stencil templates see, so that the two kinds of templates cannot differ.
package struct ModelClass: Sendable {
  /// A property.
  package struct Property: Sendable, Hashable {
    /// The name.
    package let name: String
    /// The type.
    package let type: ModelType
  }

  /// The name.
  package let name: String
  /// The superclass.
  package let parent: String
  /// The protocols that it conforms to.
  package let protocols: [String]
  /// The properties besides those of its parent, sorted by name.
  package let properties: [Property]

  init(
    _ name: String, inherits parent: String = "ModelObject", protocols: [String] = [],
    _ properties: [ModelType: [String]]...
  ) {
    self.name = name
    self.parent = parent
    self.protocols = protocols
    self.properties = properties.joined().flatMap { type, names in
      names.map { Property(name: $0, type: type) }
    }.sorted { $0.name < $1.name }
  }

  /// All classes; each follows the one that it inherits from.
  package static let all: [ModelClass] = types + members + typeNames + parts
}

extension [ModelType: [String]] {
  /// The properties of everything that has a type.
  static var typed: Self {
    [
      .object("TypeName"): ["typeName"], .optional(.object("TypeName")): ["actualTypeName"],
      .optional(.object("Type")): ["type"], .text: ["unwrappedTypeName"],
      .flag: [
        "isOptional", "isImplicitlyUnwrappedOptional", "isTuple", "isClosure", "isArray", "isSet",
        "isDictionary",
      ],
    ]
  }

  /// The properties of every declaration.
  static var declared: Self {
    [
      .annotations: ["annotations"], .list(.text): ["documentation"],
      .byName(.list(.object("Attribute"))): ["attributes"],
      .list(.object("Modifier")): ["modifiers"],
    ]
  }

  /// The properties of every member of a type.
  static var defined: Self {
    [
      .optional(.object("TypeName")): ["definedInTypeName", "actualDefinedInTypeName"],
      .optional(.object("Type")): ["definedInType"],
    ]
  }

  /// The properties of everything that returns something.
  static var returning: Self {
    [
      .object("TypeName"): ["returnTypeName", "actualReturnTypeName"],
      .optional(.object("TypeName")): ["throwsTypeName"],
      .optional(.object("Type")): ["returnType"], .text: ["unwrappedReturnTypeName"],
      .flag: [
        "isOptionalReturnType", "isImplicitlyUnwrappedOptionalReturnType", "isAsync", "throws",
      ],
    ]
  }

  /// The properties of lists.
  static var element: Self {
    [
      .object("TypeName"): ["elementTypeName"], .optional(.object("Type")): ["elementType"],
    ]
  }
}
