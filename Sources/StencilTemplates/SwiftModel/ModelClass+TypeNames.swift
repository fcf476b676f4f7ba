extension ModelClass {
  /// The names of types.
  static let typeNames: [ModelClass] = [
    ModelClass(
      "TypeName",
      [
        .text: ["name", "asSource", "unwrappedTypeName"],
        .optional(.object("TypeName")): ["actualTypeName"],
        .flag: [
          "isOptional", "isImplicitlyUnwrappedOptional", "isVoid", "isNever", "isTuple",
          "isClosure", "isArray", "isSet", "isDictionary", "isGeneric", "isProtocolComposition",
        ],
        .byName(.list(.object("Attribute"))): ["attributes"],
        .list(.object("Modifier")): ["modifiers"],
        .optional(.object("TupleType")): ["tuple"], .optional(.object("ClosureType")): ["closure"],
        .optional(.object("ArrayType")): ["array"], .optional(.object("SetType")): ["set"],
        .optional(.object("DictionaryType")): ["dictionary"],
        .optional(.object("GenericType")): ["generic"],
      ]),
    ModelClass(
      "ArrayType", [.text: ["name", "asSource"]], .element),
    ModelClass("SetType", [.text: ["name", "asSource"]], .element),
    ModelClass(
      "DictionaryType",
      [
        .text: ["name", "asSource"], .object("TypeName"): ["keyTypeName", "valueTypeName"],
        .optional(.object("Type")): ["keyType", "valueType"],
      ]),
    ModelClass(
      "TupleType",
      [.text: ["name", "asSource"], .list(.object("TupleElement")): ["elements"]]),
    ModelClass(
      "ClosureType",
      .returning,
      [
        .text: ["name", "asSource"], .list(.object("ClosureParameter")): ["parameters"],
        .optional(.text): ["asyncKeyword", "throwsOrRethrowsKeyword"],
      ]),
    ModelClass(
      "GenericType",
      [.text: ["name", "asSource"], .list(.object("GenericTypeParameter")): ["typeParameters"]]),
    ModelClass(
      "TupleElement", protocols: ["Typed"],
      .typed, [.optional(.text): ["name"], .text: ["asSource"]]),
    ModelClass(
      "ClosureParameter", protocols: ["Typed", "Annotated"],
      .typed,
      [
        .optional(.text): ["name", "argumentLabel", "defaultValue"], .text: ["asSource"],
        .flag: ["inout", "isVariadic"], .annotations: ["annotations"],
        .byName(.list(.object("Attribute"))): ["typeAttributes"],
      ]),
    ModelClass(
      "GenericTypeParameter",
      [.object("TypeName"): ["typeName"], .optional(.object("Type")): ["type"]]),
  ]
}
