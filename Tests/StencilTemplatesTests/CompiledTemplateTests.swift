import DeclarationModel
import Foundation
import Testing

@testable import StencilTemplates

/// Renders templates as they are compiled and with the library, whose results have to be the same.
@Suite struct CompiledTemplateTests {
  private let model = RichSample.model
  private let folder = TemplateFolder(files: [
    "part": "part {{ argument.x }}{{ local }}{{ outer }}",
    "macros": "text{% macro imported x %}<{{ x }}>{% endmacro %}{% set set 1 %}",
    "broken": "a\n{{ b|foo }}", "a": "{% include \"b\" %}", "b": "{% include \"a\" %}",
    "base": "base {% block body %}default{% endblock %}", "unknown": "{{ type.Store.nme }}",
    "loop": "{% break %}",
  ])

  /// Compares the results of a template; returns whether it was compiled.
  @discardableResult private func compare(
    _ template: String, sourceLocation: SourceLocation = #_sourceLocation
  ) -> Bool {
    let renderer = TemplateRenderer(
      model: model, mocks: SampleMocks([Sample.proto("Mocked")]),
      arguments: [
        "x": .text("X"), "flag": .bool(true), "list": .list([.text("a"), .number(2), .text("b")]),
        "map": .mapping(["k": .text("v"), "n": .mapping(["deep": .number(1.5)])]),
        "empty": .list([]), "three": .number(3),
      ], hasGlobalArguments: true)
    let source = TemplateSource(path: "T.stencil", text: template)
    let library = renderer.libraryResult(of: source, folder)
    let compiled = renderer.compiledResult(of: source, folder)
    if let compiled {
      #expect(compiled == library, "\(template)", sourceLocation: sourceLocation)
    }
    return compiled != nil
  }

  @Test(arguments: RichSample.templates)
  func `compiled templates print what the library prints`(_ template: String) {
    #expect(compare(template))
  }

  @Test(arguments: [
    "{% for %}", "{{ a| }}", "{{ nothing|upperFirstLetter }}",
    "{{ types.all|replace:\"a\",\"b\" }}",
    "{% call none %}", "{% macro m %}{% call m %}{% endmacro %}{% call m %}", "{% break %}",
    "{% include \"none\" %}", "{% include \"broken\" %}", "{% include \"a\" %}",
    "{% include x.y %}",
    "{% for a, b, c in map %}{% endfor %}", "{{ map[none] }}", "{{ x. }}{{ .x }}", "{{ x..y }}",
    "{{ x|uppercase:\"a\" }}", "{{ three|hexToInt }}{{ \"a\"|int255toFloat }}",
    "{% for a in x...three %}{% endfor %}", "{{ x|replace:\"[\",\"\",\"regex\" }}",
    "{% extends \"base\" %}{% block body %}new {{ block.super }}{% endblock %}",
    "{% outer: for a in list %}{% for b in list %}{% break outer %}{% endfor %}{% endfor %}",
    "{{ list|filter:\"join\" }}", "{{ type }}", "{{ map }}", "{% include \"loop\" %}",
    "{% macro stop %}{% break %}{% endmacro %}{% for a in list %}{{ a }}{% call stop %}{{ a }}{% endfor %}",
    "{% for x in types %}{{ x }}{% endfor %}", "{% for x in type.Store %}{{ x }}{% endfor %}",
  ])
  func `the library renders what is wrong, or not compiled`(_ template: String) {
    #expect(!compare(template))
  }

  @Test func `a long text is the same`() throws {
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
    let renderer = TemplateRenderer(model: model)
    let compiled = try #require(renderer.compiledResult(of: source, .none))
    #expect(compiled == renderer.libraryResult(of: source, .none))
    #expect(try #require(compiled.text).utf8.count > 1 << 16)
  }

  @Test func `every filter gives the same for every kind of value`() {
    let values = [
      "x", "\"some_Name (a)\"", "\"\"", "three", "1.5", "flag", "nothing", "list", "empty", "map.n",
      "type.Store", "type.Store.variables.0", "type.Store.variables.0.typeName",
      "type.Store.allMethods", "type.Kind.cases", "type.Store.methods.0.parameters",
    ]
    let arguments = ["", ":\"a\"", ":\"name\"", ":\" \",\"-\"", ":three", ":true"]
    let names = ["", ":\"ns.key = v\"", ":\"P\""]
    let filters = TemplateExtension.filterNames.filter { $0 != "filter" && $0 != "json" }
    var compiled = 0
    for filter in filters {
      for value in values {
        let isTest = TemplateFilter.tests[filter.replacing("!", with: "")] != nil
        for argument in isTest ? names : arguments {
          if compare("{{ \(value)|\(filter)\(argument) }}") { compiled += 1 }
        }
      }
    }
    #expect(compiled > 1_500)
  }

  @Test func `every property is the same`() {
    let views: [(String, [String])] = [
      ("types.types", Array(TypeView.properties.keys)),
      ("types.protocols.0.allMethods", Array(MethodView.properties.keys)),
      ("type.Store.allMethods", Array(MethodView.properties.keys)),
      ("type.Store.allVariables", Array(VariableView.properties.keys)),
      ("type.Store.methods.0.parameters", Array(ParameterView.properties.keys)),
      ("type.Kind.cases", Array(EnumCaseView.properties.keys)),
    ]
    for (list, properties) in views {
      for name in properties.sorted() {
        compare(
          "{% for v in \(list) %}{% if v.\(name) %}1{% endif %}{{ v.\(name).name }};{% endfor %}")
        compare("{% for v in \(list) %}{{ v.\(name) }}{{ v.\(name).count }};{% endfor %}")
      }
      for name in TypeNameView.properties.keys.sorted() {
        compare(
          "{% for v in \(list) %}{{ v.typeName.\(name) }}{{ v.returnTypeName.\(name) }};{% endfor %}"
        )
      }
    }
    for name in TypesView.properties.keys.sorted() {
      compare("{% for v in types.\(name) %}{{ v.name }}{% endfor %}{{ types.\(name).count }}")
    }
  }

  @Test func `operators give the same for all kinds of values`() {
    let values = [
      "x", "\"\"", "three", "0", "3", "1.5", "flag", "false", "nothing", "list", "empty", "map",
      "type.Store", "types.all", "forloop", "\"true\"", "list.0.first",
    ]
    for left in values {
      compare(
        "{% if \(left) %}1{% endif %}{% if not \(left) %}0{% endif %}{{ \(left) if flag else x }}")
      compare("{% for i in \(left) %}{{ i }}{% empty %}none{% endfor %}")
      for right in values {
        for name in ["==", "!=", "<", "<=", ">", ">=", "in", "and", "or"] {
          compare(
            "{% for i in list %}{{ \(left) \(name) \(right) }}{% if not \(left) \(name) \(right) %}n{% endif %}{% endfor %}"
          )
        }
      }
    }
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
    let renderer = TemplateRenderer(model: model)
    let compiled = renderer.compiledResult(of: source, .none)
    #expect(compiled == renderer.libraryResult(of: source, .none))
    #expect(compiled?.text == "\nAABB\nAB")
    #expect(compiled?.diagnostics.count == 3)
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

  @Test(.timeLimit(.minutes(1))) func `names are looked up in constant time`() {
    let source = TemplateSource(path: "T", text: Self.template)
    let (few, many) = (Self.model(1_000), Self.model(8_000))
    let clock = ContinuousClock()
    func time(_ model: TemplateModel) -> Double {
      let duration = clock.measure {
        let result = TemplateRenderer(model: model).compiledResult(of: source, .none)
        #expect(result?.diagnostics == [])
      }
      return duration / .milliseconds(1)
    }
    let ratio = time(many) / time(few)
    // Eight times as many types; quadratic look-ups would take 64 times as long.
    #expect(ratio < 32, "\(ratio)")
  }
}
