import DeclarationModel
import DiagnosticSupport
import Testing

@testable import StencilTemplates

/// Texts that settle while a template is rendered, and texts of macros that are printed again.
@Suite struct TemplateMachineTests {
  @Test func `a long text is whole`() throws {
    let model = Sample.model((1...3_000).map { Sample.type(.class, "Type\($0)") })
    let source = TemplateSource(
      path: "T",
      text: """
        {% macro m t %}{% for i in types.first %}{% endfor %}[{{ t.name }}]

        {% endmacro %}
        {% for t in types.classes %}
          {% if t.name == "Type7" %}{% break %}{% endif %}
        {% for v in t.variables %}{% empty %}
        none

        {% endfor %}
        {% set text %}{% for u in types.enums %}{% empty %}é{{ t.name }}{% endfor %}

        {% endset %}
        {% call m t %}{{ text }}   {% filter uppercase %}{{ t.name }}

        {% endfilter %}
        {% endfor %}
        {% for t in types.classes %}{% call m t %}
        {% endfor %}
        """)
    let names = (1...3_000).map { "Type\($0)" }.sorted()
    let rounds = names.prefix { $0 != "Type7" }.map { name in
      "\nnone\n\n[\(name)]\n\né\(name)\n\n   \(name.uppercased())\n"
    }
    let expected = rounds.joined() + names.map { "\n[\($0)]\n" }.joined() + "\n"
    let text = try #require(TemplateRenderer(model: model).render(source).text)
    #expect(text == expected)
    #expect(text.utf8.count > 1 << 16)
  }

  @Test func `a text that is printed again is counted, and its warnings keep their places`() {
    let model = Sample.model([Sample.type(.class, "A"), Sample.type(.class, "B")])
    let source = TemplateSource(
      path: "T",
      text: """
        {% macro m t %}{{ t.nme }}{{ t.name }}{% endmacro %}
        {% for t in types.classes %}{% call m t %}{% call m t %}{{ t.kid }}{% endfor %}
        {% for t in types.classes %}{% call m t %}{% if t.kid %}{% endif %}{% endfor %}
        """)
    let result = TemplateRenderer(model: model).render(source)
    #expect(result.text == "\nAABB\nAB")
    #expect(
      result.diagnostics.map(\.summary) == [
        "T:1:21: unknown-template-property 'nme'", "T:2:62: unknown-template-property 'kid'",
        "T:3:51: unknown-template-property 'kid'",
      ])
  }
}

/// Names of types that are written alike print alike only where they mean the same.
@Suite struct PlacedNameTests {
  private static let template = """
    {% macro m n %}<{{ n }} {{ n.isArray }} {{ n.actualTypeName }}>{% endmacro %}\
    {% for t in types.classes %}{% for v in t.variables %}{% call m v.typeName %}{% endfor %}{% endfor %}
    """

  private func text(_ types: [TypeDeclaration]) -> String? {
    TemplateRenderer(model: Sample.model(types)).render(
      TemplateSource(path: "T", text: Self.template)
    ).text
  }

  private func alias(_ type: TypeReference) -> TypeMember {
    TypeMember(.typeAlias(TypeAliasDeclaration(name: "Item", type: type)), at: Sample.place())
  }

  @Test func `a macro prints a name by the aliases of its place`() {
    let types = [
      Sample.type(
        .class, "A",
        members: [alias(.array(.name("Int"))), Sample.variable("a", .name("Item"))]),
      Sample.type(
        .class, "B", members: [alias(.name("Int")), Sample.variable("b", .name("Item"))]),
      Sample.type(.class, "C", members: [Sample.variable("c", .name("Item"))]),
    ]
    #expect(text(types) == "<Item true [Int]><Item false Int><Item false >")
  }

  @Test func `a macro prints a name with its attributes`() {
    let closure = TypeReference.function(FunctionType(parameters: [], result: .void))
    let types = [
      Sample.type(
        .class, "A",
        members: [
          Sample.variable("a", closure),
          Sample.variable(
            "b",
            .function(
              FunctionType(attributes: [Attribute("Sendable")], parameters: [], result: .void))),
          Sample.variable("c", closure),
        ])
    ]
    let plain = "<() -> Void false >"
    #expect(text(types) == plain + "<@Sendable () -> Void false >" + plain)
  }
}

/// Templates over thousands of types take time in proportion to their number.
@Suite struct TemplateLookUpTests {
  private static func model(_ count: Int) -> TemplateModel {
    Sample.model(
      (0..<count).map { number in
        var type = Sample.type(
          .class, "Type\(number)", inherits: ["Root", "Type\(number / 2 * 2)"],
          members: [Sample.variable("value", .name("Int"))])
        if number.isMultiple(of: 2) { type.enclosingTypes = ["Root"] }
        return type
      } + [Sample.type(.class, "Root")])
  }

  private static let template = """
    {% for t in types.classes %}{{ type[t.name].name }}{{ type.Root.containedTypes.count }}\
    {% if t.based.Root %}{{ types.based[t.name].count }}{{ types.inheriting.Root.count }}{% endif %}\
    {% endfor %}
    """

  @Test(.timeLimit(.minutes(3))) func `names are looked up in constant time`() {
    let source = TemplateSource(path: "T", text: Self.template)
    let (few, many) = (Self.model(1_000), Self.model(8_000))
    let clock = ContinuousClock()
    func time(_ model: TemplateModel) -> Double {
      let duration = clock.measure {
        #expect(TemplateRenderer(model: model).render(source).diagnostics == [])
      }
      return duration / .milliseconds(1)
    }
    let ratio = time(many) / time(few)
    // Eight times as many types; quadratic look-ups would take 64 times as long.
    #expect(ratio < 32, "\(ratio)")
  }
}
