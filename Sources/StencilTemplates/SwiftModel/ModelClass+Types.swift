extension ModelClass {
  /// The types, and the lists of them.
  static let types: [ModelClass] = [
    ModelClass(
      "Types",
      [
        .list(.object("Type")): ["types", "all", "extensions"],
        .list(.object("Class")): ["classes"], .list(.object("Struct")): ["structs"],
        .list(.object("Enum")): ["enums"], .list(.object("Actor")): ["actors"],
        .list(.object("Protocol")): ["protocols"],
        .list(.object("ProtocolComposition")): ["protocolCompositions"],
        .list(.object("Typealias")): ["typealiases"],
        .byName(.object("Typealias")): ["typesaliasesByName"],
        .byName(.object("Type")): ["typesByName"],
        .object("TypesCollection"): ["implementing", "inheriting", "based"],
      ]),
    ModelClass(
      "Type", protocols: ["Annotated", "Documented"],
      .declared,
      [
        .text: ["name", "localName", "globalName", "kind", "accessLevel"],
        .optional(.text): ["parentName", "module", "path", "fileName", "directory"],
        .flag: ["isExtension", "isUnknownExtension", "isGeneric"],
        .list(.object("GenericRequirement")): ["genericRequirements"],
        .list(.object("Import")): ["imports", "allImports"],
        .optional(.object("Type")): ["parent", "supertype"],
        .list(.object("Type")): ["parentTypes", "containedTypes"],
        .byName(.object("Type")): ["containedType", "basedTypes", "inherits", "implements"],
        .byName(.object("Typealias")): ["typealiases"],
        .list(.text): ["inheritedTypes"], .byName(.text): ["based"],
        .list(.object("Variable")): [
          "variables", "rawVariables", "allVariables", "storedVariables", "computedVariables",
          "instanceVariables", "staticVariables",
        ],
        .list(.object("Method")): [
          "methods", "rawMethods", "allMethods", "initializers", "instanceMethods",
          "staticMethods", "classMethods",
        ],
        .list(.object("Subscript")): ["subscripts", "rawSubscripts", "allSubscripts"],
      ]),
    ModelClass("Class", inherits: "Type", [.flag: ["isFinal"]]),
    ModelClass("Struct", inherits: "Type", [:]),
    ModelClass("Actor", inherits: "Type", [.flag: ["isFinal", "isDistributed"]]),
    ModelClass(
      "Protocol", inherits: "Type", [.byName(.object("AssociatedType")): ["associatedTypes"]]),
    ModelClass(
      "ProtocolComposition", inherits: "Type",
      [
        .list(.object("TypeName")): ["composedTypeNames"],
        .optional(.list(.object("Type"))): ["composedTypes"],
      ]),
    ModelClass(
      "Enum", inherits: "Type",
      [
        .list(.object("EnumCase")): ["cases"], .flag: ["hasAssociatedValues", "hasRawType"],
        .optional(.object("TypeName")): ["rawTypeName"], .optional(.object("Type")): ["rawType"],
      ]),
    ModelClass(
      "Typealias", protocols: ["Typed", "Annotated", "Documented"],
      .typed,
      [
        .text: ["aliasName", "name", "accessLevel"], .optional(.text): ["parentName", "module"],
        .annotations: ["annotations"], .list(.text): ["documentation"],
        .list(.object("Import")): ["imports"],
        .optional(.object("Type")): ["parent"],
      ]),
  ]
}
