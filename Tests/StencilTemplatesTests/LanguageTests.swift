import DeclarationModel
import EndToEndSupport
import Testing

@testable import StencilTemplates

@Suite struct LanguageTests {
  private let model = Sample.model(
    [
      Sample.type(
        .class, "Store", inherits: ["Base"],
        members: [
          Sample.variable("id", .name("Int"), modifiers: [.static]),
          Sample.variable("name", .optional(.name("String"))),
          Sample.method(
            "load",
            [
              Parameter(label: nil, name: "url", type: .name("URL")),
              Parameter(label: "in", name: "queue", type: .name("Queue"), specifiers: [.inout]),
            ], result: .array(.name("Int")), effects: Effects(isAsync: true, throwing: .any)),
          Sample.method("stop", modifiers: [.static]),
        ], sourcery: ["AutoX", "ns: key = \"v\", list = [1, 2]"]),
      Sample.type(
        .extension, "Store", members: [Sample.method("added")], sourcery: ["fromExtension"]),
      Sample.type(.class, "Base", inherits: ["Unknown", "P"]),
      Sample.type(.enum, "Kind", inherits: ["String"]),
    ], [Sample.proto("P", inherits: ["Q"]), Sample.proto("Q")])

  @Test(arguments: [
    ("{{ \"a.b\"|replace:\".\",\"-\" }}", "a-b"),
    ("{{ \"a1b22\"|replace:\"[0-9]+\",\"\",\"regex\" }}", "ab"),
    (
      "{{ \"someName\"|upperFirstLetter }}{{ \"URLChooser\"|lowerFirstWord }}", "SomeNameurlChooser"
    ),
    ("{{ \"snake_case_name\"|snakeToCamelCase }}", "SnakeCaseName"),
    ("{{ \"camelCaseURL\"|camelToSnakeCase }}", "camel_case_url"),
    ("{% if \"abc\"|contains:\"b\" and not \"abc\"|hasPrefix:\"b\" %}yes{% endif %}", "yes"),
    ("{{ \"class\"|escapeReservedKeywords }}{{ \"a\n b\"|removeNewlines }}", "`class`ab"),
    ("{{ types.classes|count }}{{ types.structs|count }}", "20"),
    ("{% for t in types.classes|reversed %}{{ t }} {% endfor %}", "Store Base "),
    ("{% for t in types.types|sortedDescending:\"name\" %}{{ t }}{% endfor %}", "StoreQPKindBase"),
    (
      "{{ \"/a/b/c.swift\"|dirname }} {{ \"a/b\"|dirname }} {{ \"/a\"|deletingLastComponent }}",
      "/a/b a /"
    ),
    ("{{ types.structs|join:\",\" }}|{% if types.structs|isEmpty %}none{% endif %}", "|none"),
  ])
  func `filters of text and lists`(_ template: String, _ expected: String) {
    let result = Sample.render(template, on: model)
    #expect(result.text == expected)
    #expect(result.diagnostics.isEmpty)
  }

  @Test func `aliases and outer types of a superclass are followed`() {
    var nested = Sample.type(.class, "Own", inherits: ["Short"])
    nested.enclosingTypes = ["Outer"]
    var base = Sample.type(.class, "Base", inherits: ["P"])
    base.enclosingTypes = ["Outer"]
    var file = ScannedTypes(path: "App.swift")
    file.types = [nested, base, Sample.type(.class, "Base")]
    file.types[0].scopes = [["Outer"]]
    file.protocols = [Sample.proto("P")]
    file.typeAliases = [
      GlobalTypeAlias(
        TypeAliasDeclaration(
          name: "Short", type: .named(NamedType([.init("Outer"), .init("Base")]))))
    ]
    let result = Sample.render(
      "{% for t in types.classes %}{{ t }}: {{ t.supertype.name }}; {% endfor %}",
      on: TemplateModel([file]))
    #expect(result.text == "Base: ; Outer.Base: ; Outer.Own: Outer.Base; ")
  }

  @Test(arguments: [
    ("{% for t in types.implementing.Q %}{{ t }} {% endfor %}", "Base P Store "),
    ("{% for t in types.inheriting.Base %}{{ t }} {% endfor %}", "Store "),
    ("{% for t in types.based.Unknown %}{{ t }} {% endfor %}", "Base Store "),
    ("{{ type.Store.supertype.name }} {{ type.Store.kind }} {{ type.Nope.name }}", "Base class "),
    ("{% if type.Store|implements:\"Q\" and type.Store.implements.Q %}y{% endif %}", "y"),
    (
      "{{ type.Store.variables|implements:\"P\" }}{{ type.Store.variables|based:\"P\"|count }}",
      "[]0"
    ),
    ("{% for v in type.Store.variables|!implements:\"P\" %}{{ v }}{% endfor %}", "idname"),
    (
      "{{ type.Store.methods.0.parameters|inherits:\"Base\"|count }}{{ types.all|enum }}", "0[Kind]"
    ),
    (
      "{{ type.Store.variables|enum }}{{ type.Store.methods|stored }}{{ types.all|!enum|count }}",
      "[][]2"
    ),
    ("{% for v in type.Store.variables|static %}{{ v.name }}{% endfor %}", "id"),
    (
      "{% for v in type.Store.instanceVariables %}{{ v.name }}: {{ v.typeName }}{% endfor %}",
      "name: String?"
    ),
    ("{% for v in type.Store.variables|instance %}{{ v.unwrappedTypeName }}{% endfor %}", "String"),
    (
      "{% for m in type.Store.methods|!definedInExtension|instance %}{{ m.name }}{% endfor %}",
      "load(_ url: URL, in queue: inout Queue)"
    ),
    (
      "{% for m in type.Store.methods|definedInExtension %}{{ m.selectorName }}{% endfor %}",
      "added"
    ),
    (
      "{% for m in type.Store.methods where m.isAsync %}{{ m.callName }} {{ m.selectorName }} "
        + "{{ m.returnTypeName.array.elementTypeName }} {{ m|signature }}{% endfor %}",
      "load load(_:in:) Int "
        + "func load(_ url: URL, in queue: inout Queue) async throws -> [Int]"
    ),
    ("{% for t in types.all|annotated:\"AutoX\" %}{{ t }}{% endfor %}", "Store"),
    ("{% for t in types.all|!annotated:\"AutoX\" %}{{ t }} {% endfor %}", "Base Kind "),
    ("{% for t in types.all where t|annotated:\"ns.key = v\" %}{{ t }}{% endfor %}", "Store"),
    (
      "{{ type.Store.annotations.ns.list.last }}{{ type.Store.annotations.fromExtension }}",
      "2true"
    ),
  ])
  func `questions about types and members`(_ template: String, _ expected: String) {
    let result = Sample.render(template, on: model)
    #expect(result.text == expected)
    #expect(result.diagnostics.isEmpty)
  }

  @Test func `a deinitializer is a method, as in Sourcery`() {
    let owner = Sample.type(
      .class, "Owner", members: [TypeMember(.deinitializer, at: Sample.place())])
    let result = Sample.render(
      """
      {% for m in type.Owner.methods %}{{ m.name }} {{ m.selectorName }} {{ m.returnTypeName }}\
       {{ m.isDeinitializer }}{% endfor %}
      """, on: Sample.model([owner], []))
    #expect(result.text == "deinit() deinit Void true")
  }

  @Test func `macros see outer variables if an argument is missing`() {
    let template = """
      {% macro m a b %}{{ a }}{{ b }};{% endmacro %}\
      {% set b "outer" %}{% call m 1 2 %}{% call m 1 nothing %}\
      {% set block %}x{{ b }}{% endset %}{{ block }};\
      {% map types.classes into names using t %}{{ t.name }}{% endmap %}{{ names|join:"," }}
      """
    #expect(Sample.render(template, on: model).text == "12;1outer;xouter;Base,Store")
  }

  @Test func `arguments are global only on request`() {
    let source = TemplateSource(path: "T.stencil", text: "{{ sceneName }}{{ argument.sceneName }}")
    let arguments = ["sceneName": AnnotationValue.text("A")]
    let sourcery = TemplateRenderer(model: model, arguments: arguments).render(source)
    #expect(sourcery.text == "A")
    let own = TemplateRenderer(model: model, arguments: arguments, hasGlobalArguments: true)
    #expect(own.render(source).text == "AA")
  }

  @Test func `annotations are read as Sourcery reads them`() {
    #expect(
      AnnotationParser.parse([
        "a, b = 2, c = \"x, y\", d = [\"p\", 1]", "ns: deep: k = v", "a = \"again\"", "ns: other",
        "j = {\"x\": true}", "q = 'single'", "e = ", " , =x",
      ]) == [
        "a": .list([.bool(true), .text("again")]), "b": .number(2), "c": .text("x, y"),
        "d": .list([.text("p"), .number(1)]), "q": .text("single"), "e": .text(""),
        "ns": .mapping(["deep": .mapping(["k": .text("v")]), "other": .bool(true)]),
        "j": .mapping(["x": .bool(true)]),
      ])
  }

  @Test func `a template prints whole mocks that compile`() async throws {
    var load = ProtocolMember(
      .method(MethodDeclaration(name: "load", result: .name("Int"))), at: Sample.place())
    load.documentation = []
    let service = Sample.proto("Service", members: [load])
    let model = Sample.model([], [service])
    let result = Sample.render(
      """
      {% for type in types.protocols %}

      {{ type|mock }}
      {% endfor %}
      {{ mockSupport }}
      """, on: model, mocks: SampleMocks([service]))
    #expect(result.diagnostics.isEmpty)
    let text = try #require(result.text)
    #expect(text.hasPrefix("\n\n// MARK: - Service\n\nnonisolated final class MockService"))
    let folder = try TemporaryFolder()
    let files = [
      try folder.write(text, to: "Mocks.swift"),
      try folder.write("protocol Service { func load() -> Int }", to: "Service.swift"),
    ]
    let check = try await SwiftCompiler(.swift6).check(files)
    #expect(check.status == 0, "\(check.everything)")
  }

  @Test func `the header matches Sourcery's`() {
    #expect(
      SourceryHeader.text(prefix: "// Ours") == """
        // Ours
        // Generated using Sourcery 2.3.0 — https://github.com/krzysztofzablocki/Sourcery
        // DO NOT EDIT

        """)
    #expect(SourceryHeader.text(hidesVersion: true).hasPrefix("// Generated using Sourcery — h"))
  }

  @Test func `the result does not depend on the order of files`() {
    let files = ["A.swift", "B.swift"].map { path in
      var file = ScannedTypes(path: path)
      file.types = [
        Sample.type(
          .extension, "X", members: [Sample.method(path == "A.swift" ? "a" : "b")])
      ]
      return file
    }
    let template = "{% for m in type.X.methods %}{{ m.name }}{% endfor %}"
    #expect(Sample.render(template, on: TemplateModel(files)).text == "a()b()")
    #expect(Sample.render(template, on: TemplateModel(files.reversed())).text == "a()b()")
  }
}
