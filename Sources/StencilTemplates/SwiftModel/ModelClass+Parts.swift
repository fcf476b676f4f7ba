extension ModelClass {
  /// The parts of declarations.
  static let parts: [ModelClass] = [
    ModelClass(
      "Attribute", [.text: ["name", "asSource"], .annotations: ["arguments"]]),
    ModelClass("Modifier", [.text: ["name", "asSource"], .optional(.text): ["detail"]]),
    ModelClass("Import", [.optional(.text): ["kind"], .text: ["path", "moduleName"]]),
    ModelClass(
      "GenericParameter",
      [.text: ["name"], .optional(.object("TypeName")): ["inheritedTypeName"]]),
    ModelClass(
      "GenericRequirement",
      [
        .object("AssociatedType"): ["leftType"], .object("GenericTypeParameter"): ["rightType"],
        .text: ["relationship", "relationshipSyntax"],
      ]),
    ModelClass(
      "AssociatedType",
      [
        .text: ["name"], .optional(.object("TypeName")): ["typeName"],
        .optional(.object("Type")): ["type"],
      ]),
  ]
}
