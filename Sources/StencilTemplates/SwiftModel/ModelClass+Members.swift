extension ModelClass {
  /// The members of types.
  static let members: [ModelClass] = [
    ModelClass(
      "Variable", protocols: ["Typed", "Annotated", "Documented", "Definition"],
      .typed, .declared, .defined,
      [
        .text: ["name", "readAccess", "writeAccess"], .optional(.text): ["defaultValue"],
        .flag: [
          "isStatic", "isComputed", "isMutable", "isLazy", "isFinal", "isDynamic", "isAsync",
          "throws",
        ],
        .optional(.object("TypeName")): ["throwsTypeName"],
      ]),
    ModelClass(
      "Method", protocols: ["Annotated", "Documented", "Definition"],
      .declared, .defined, .returning,
      [
        .text: ["name", "shortName", "callName", "selectorName", "accessLevel"],
        .list(.object("MethodParameter")): ["parameters"],
        .flag: [
          "rethrows", "isThrowsTypeGeneric", "isInitializer", "isDeinitializer",
          "isFailableInitializer", "isConvenienceInitializer", "isRequired", "isStatic", "isClass",
          "isFinal", "isMutating", "isDynamic", "isDistributed", "isNonisolated", "isOptional",
          "isGeneric",
        ],
        .list(.object("GenericParameter")): ["genericParameters"],
        .list(.object("GenericRequirement")): ["genericRequirements"],
      ]),
    ModelClass(
      "Subscript", protocols: ["Annotated", "Documented", "Definition"],
      .declared, .defined, .returning,
      [
        .text: ["readAccess", "writeAccess"], .list(.object("MethodParameter")): ["parameters"],
        .flag: ["isMutable", "isFinal", "isStatic", "isGeneric"],
        .list(.object("GenericParameter")): ["genericParameters"],
        .list(.object("GenericRequirement")): ["genericRequirements"],
      ]),
    ModelClass(
      "MethodParameter", protocols: ["Typed", "Annotated"],
      .typed,
      [
        .optional(.text): ["argumentLabel", "defaultValue"], .text: ["name", "asSource"],
        .number: ["index"], .flag: ["inout", "isVariadic"], .annotations: ["annotations"],
        .byName(.list(.object("Attribute"))): ["typeAttributes"],
      ]),
    ModelClass(
      "AssociatedValue", protocols: ["Typed", "Annotated"],
      .typed,
      [
        .optional(.text): ["localName", "externalName", "defaultValue"],
        .annotations: ["annotations"],
      ]),
    ModelClass(
      "EnumCase", protocols: ["Annotated", "Documented"],
      [
        .text: ["name"], .optional(.text): ["rawValue"],
        .list(.object("AssociatedValue")): ["associatedValues"],
        .flag: ["hasAssociatedValue", "indirect"], .annotations: ["annotations"],
        .list(.text): ["documentation"],
      ]),
  ]
}
