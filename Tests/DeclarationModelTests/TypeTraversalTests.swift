import DeclarationModel
import Testing

/// Every position in which a type can hold another.
struct TypeTraversalTests {
  private static let inner = TypeReference.name("Inner")

  private static let holders: [TypeReference] = [
    inner, .optional(inner), .implicitlyUnwrapped(inner), .array(inner), .existential(inner),
    .inlineArray(count: inner, element: .name("E")),
    .inlineArray(count: .name("C"), element: inner), .dictionary(key: inner, value: .name("V")),
    .dictionary(key: .name("K"), value: inner), .tuple([TupleElement(label: "a", type: inner)]),
    .opaque(inner), .composition([.name("A"), inner]), .metatype(inner, .type),
    .member(of: inner, NamedType([.init("M")])),
    .member(of: .array(.name("E")), NamedType([.init("M", arguments: [inner])])),
    .suppressed(inner), .packExpansion(inner), .packElement(inner),
    .specified([.sending], [Attribute(.sendable)], inner),
    .named(NamedType([.init("Outer", arguments: [inner]), .init("N")])),
    .function(FunctionType(parameters: [.init(specifiers: [.inout], type: inner)], result: .void)),
    .function(
      FunctionType(parameters: [], effects: Effects(throwing: .typed(inner)), result: .void)),
    .function(FunctionType(parameters: [], result: inner)),
  ]

  @Test(arguments: holders)
  func `reaches it, however deep`(holder: TypeReference) {
    let deep = TypeReference.function(
      FunctionType(parameters: [.init(type: .optional(holder))], result: .array(holder)))
    for type in [holder, deep] {
      let mapped = type.mappingNames { $0.text == "Inner" ? .name("Other") : .named($0) }
      #expect(mapped.text == type.text.replacing("Inner", with: "Other"))
      #expect(type.contains { $0 == Self.inner })
      #expect(type.mentions(["Inner"]) && !mapped.mentions(["Inner"]))
      #expect(type.mappingChildren { $0 } == type)
    }
  }

  @Test func `maps what is inside first`() {
    var seen: [String] = []
    _ = TypeReference.opaque(.optional(.name("A"))).map {
      seen.append($0.text)
      return $0
    }
    #expect(seen == ["A", "A?", "some A?"])
  }

  @Test func `drops the names of closures' parameters and nothing else`() {
    var parameter = FunctionType.Parameter(
      specifiers: [.inout], attributes: [Attribute(.escaping)], type: .name("T"),
      isVariadic: true)
    parameter.label = "_"
    parameter.name = "value"
    let type = TypeReference.existential(
      .named(
        NamedType([
          .init(
            "Holder",
            arguments: [.function(FunctionType(parameters: [parameter], result: .void))])
        ])))
    #expect(type.text == "any Holder<(_ value: inout @escaping T...) -> Void>")
    #expect(type.withoutParameterNames.text == "any Holder<(inout @escaping T...) -> Void>")
  }

  @Test(arguments: [
    "static", "nonisolated(nonsending)", "unowned(unsafe)", "_typeEraser", "infix", "optional",
  ])
  func `modifiers keep their text`(text: String) {
    #expect(Modifier(text).text == text)
  }

  @Test(arguments: ["inout", "__owned", "_const", "nonisolated(nonsending)", "dependsOn(self)"])
  func `specifiers keep their text`(text: String) {
    #expect(TypeSpecifier(text).text == text)
  }
}
