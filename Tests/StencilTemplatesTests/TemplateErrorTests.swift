import DeclarationModel
import DiagnosticSupport
import Foundation
import Testing

@testable import StencilTemplates

@Suite struct TemplateErrorTests {
  /// Compares the places, kinds and names of a template's diagnostics, with places as the marks in it.
  private func expectMessages(
    _ marked: String, _ expected: [String], on model: TemplateModel = Sample.searchController(),
    including folder: TemplateFolder = .none, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let source = MarkedTemplate(marked)
    let result = Sample.render(source.text, on: model, including: folder)
    #expect(
      result.diagnostics.map(\.summary) == expected.map(source.located),
      sourceLocation: sourceLocation)
  }

  @Test func `an unknown filter is located on a line that occurs twice in the template`() {
    expectMessages(
      "{{ type.name }}\n{{ type.name }}\n  {{ type.name|1️⃣upperFirst }}",
      ["1️⃣: unknown-filter 'upperFirst'"])
    expectMessages(
      "é {% if x | 1️⃣isEmty %}{% endif %}",
      ["1️⃣: unknown-filter 'isEmty'"])
  }

  @Test func `conflict markers of a merge are located, in included files, too`() {
    let conflict = "<<<<<<< HEAD\n{{ a\n=======\nb\n>>>>>>> main\n"
    expectMessages("a\n1️⃣\(conflict)", ["1️⃣: conflict-markers"])
    let result = Sample.render(
      "{% include \"part\" %}", on: Sample.searchController(),
      including: TemplateFolder(files: ["part": conflict]))
    #expect(result.diagnostics.map(\.summary) == ["part:1:1: conflict-markers"])
    #expect(result.text == nil)
    // A line of one kind alone is text.
    #expect(Sample.render("<<<<<<< a\n", on: Sample.searchController()).text == "<<<<<<< a\n")
  }

  @Test func `syntax errors are located`() {
    expectMessages(
      "\n{% 1️⃣foor x in y %}", ["1️⃣: unknown-tag 'foor'"])
    expectMessages(
      "a\n 1️⃣{{ name", ["1️⃣: unclosed-tag"])
    expectMessages(
      "1️⃣{{ a|: }}", ["1️⃣: missing-filter-name '|'"])
    expectMessages("{% 1️⃣if x %}", ["1️⃣: template-syntax-error 'endif'"])
    expectMessages("{% 1️⃣for x in types.all %}", ["1️⃣: template-syntax-error 'endfor'"])
  }

  @Test func `an undefined variable is a warning, once`() {
    expectMessages(
      """
      {% for t in 1️⃣typs.all %}{{ t }}{{ forloop.counter }}{% endfor %}{{ typs }}{{ "a typs"|default:2️⃣x }}
      {% if not argument.debug and 3️⃣flag == nil or types.all|annotated:"x" %}{% endif %}
      {% set a b.c %}{{ a }}
      """.replacing(" b.c", with: " 4️⃣b.c"),
      [
        "1️⃣: undefined-variable 'typs'", "2️⃣: undefined-variable 'x'",
        "3️⃣: undefined-variable 'flag'", "4️⃣: undefined-variable 'b'",
      ])
  }

  @Test func `an argument may be left out, but not misspelt`() {
    let source = TemplateSource(
      path: "T", text: "{{ argument.moduleNme }}{{ argument.debug }}{{ argument.moduleName }}")
    let renderer = TemplateRenderer(
      model: Sample.model([]), arguments: ["moduleName": .text("App")])
    #expect(
      renderer.render(source).diagnostics.map(\.summary)
        == ["T:1:13: undefined-variable 'argument.moduleNme'"])
  }

  @Test func `a variable may be defined anywhere, in included files as well`() {
    expectMessages(
      """
      {% import "macros" %}{% if false %}{% include "sets" %}{% endif %}
      {% macro m a b %}{{ a }}{{ outer }}{% endmacro %}
      {% for key, value in argument %}{% set outer %}{{ key }}{{ value }}{% endset %}{% endfor %}
      {{ "," if late else outer }}{%- set flat -%}{{ late }}{%- endset -%}{{ flat }}
      {% call m 1 "x" %}{% call imported outer %}{{ late }}{{ 1...3 }}
      {% map types.all into names using t %}{{ t.name }}{{ maploop.counter }}{% endmap %}{{ names }}
      """, [],
      including: TemplateFolder(files: [
        "macros": "{% macro imported x %}{{ x }}{% endmacro %}", "sets": "{% set late 1 %}",
      ]))
  }

  @Test func `all wrong tags are reported in one run`() {
    expectMessages(
      """
      {{ a|1️⃣uppr }}
      {% for x in types.all|2️⃣srted:"name" %}{% 3️⃣fooo %}{% if x.a 4️⃣%}{% endif %}{% endfor %}
      """.replacing(" 4️⃣", with: ""),
      [
        "1️⃣: unknown-filter 'uppr'", "2️⃣: unknown-filter 'srted'", "3️⃣: unknown-tag 'fooo'",
      ])
  }

  @Test func `a closing tag that does not fit is an error`() {
    expectMessages(
      "{% for t in types.all %}{% if t %}1️⃣{% endfor %}",
      ["1️⃣: template-syntax-error 'endfor' 'if'"])
    expectMessages("a 1️⃣{% endif %}", ["1️⃣: template-syntax-error 'endif'"])
    expectMessages(
      "{% 1️⃣if types > %}{% endif %}", ["1️⃣: template-syntax-error"])
  }

  @Test func `an unknown property is a located warning`() {
    expectMessages(
      "{% for type in types.classes %}\n{{ type.1️⃣nme }}{% if type.2️⃣isFoo %}{% endif %}{% endfor %}",
      [
        "1️⃣: unknown-template-property 'nme'",
        "2️⃣: unknown-template-property 'isFoo'",
      ])
    expectMessages(
      "{% if false %}{% elif types.1️⃣clases %}{% endif %}",
      ["1️⃣: unknown-template-property 'types' 'clases'"])
  }

  @Test func `an unknown type is a warning, and no type implements it`() {
    expectMessages(
      "{% for t in types.implementing.1️⃣Foo %}x{% endfor %}",
      [
        "1️⃣: unknown-template-type 'Foo' 'types.implementing'"
      ])
    #expect(Sample.render("{% for t in types.implementing.Foo %}x{% endfor %}").text == "")
  }

  @Test func `a relation of no type of its kind is a warning that names the right relation`() {
    let model = Sample.model(
      [
        Sample.type(.class, "Base"), Sample.type(.class, "Derived", inherits: ["Base", "Marked"]),
        Sample.type(.struct, "Point"),
      ], [Sample.proto("Marked", inherits: ["Codable"])])
    func fixIts(_ path: String) -> [String?] {
      Sample.render("{% for t in \(path) %}{{ t }}{% endfor %}", on: model).diagnostics.map {
        $0.fixIt
      }
    }
    #expect(fixIts("types.implementing.Markd") == ["did you mean 'Marked'?"])
    #expect(fixIts("types.based.Codble") == ["did you mean 'Codable'?"])
    #expect(fixIts("types.based.Foreign") == [])
    #expect(fixIts("types.implementing.Codable") == ["use 'types.based.Codable'"])
    #expect(fixIts("types.implementing.Base") == ["use 'types.inheriting.Base'"])
    #expect(fixIts("types.inheriting.Marked") == ["use 'types.implementing.Marked'"])
    #expect(fixIts("types.inheriting.Point") == ["use 'types.based.Point'"])
    // A type of the right kind may well have no others.
    #expect(fixIts("types.inheriting.Derived") == [])
    #expect(fixIts("types.based.Point") == [])
    expectMessages(
      "{% for t in types.implementing[\"1️⃣Markd\"] %}{% endfor %}",
      ["1️⃣: unknown-template-type 'Markd' 'types.implementing'"], on: model)
  }

  @Test func `an unknown name comes with those that are in scope`() {
    func notes(_ template: String) -> [String] {
      Sample.render(
        template, including: TemplateFolder(files: ["part": "{% set inner 1 %}{{ otter }}"])
      ).diagnostics.flatMap(\.notes).map(\.message)
    }
    #expect(
      notes(
        """
        {% for t in types.all %}{% set before 1 %}{{ nope }}{% set after 2 %}{% endfor %}
        {% for other in types.all %}{% endfor %}
        """)
        == [
          "in scope: 'argument', 'before', 'forloop', 'functions', 'mockSupport', 't', 'type' and 'types'"
        ])
    #expect(
      notes("{% macro m one %}{{ nope }}{% endmacro %}")
        == ["in scope: 'argument', 'functions', 'mockSupport', 'one', 'type' and 'types'"])
    #expect(
      notes("{% map types.all into names using n %}{{ nope }}{% endmap %}")
        == [
          "in scope: 'argument', 'functions', 'maploop', 'mockSupport', 'n', 'type' and 'types'"
        ])
    // An included file sees the variables of the files that include it.
    #expect(
      notes("{% set outer 1 %}{% include \"part\" %}")
        == [
          "in scope: 'argument', 'functions', 'inner', 'mockSupport', 'outer', 'type' and 'types'"
        ])
    #expect(notes("{% macro m %}{% endmacro %}{% call mm %}") == ["defined so far: 'm'"])
    #expect(
      notes("{{ types.classess }}{% for t in types.all %}{{ t.storedVars }}{% endfor %}").allSatisfy
      {
        $0.contains("'classes'") || $0.contains("'storedVariables'")
      })
    #expect(notes("{{ types.all|joined }}").first?.contains("'join'") == true)
    #expect(notes("{% iff x %}").first?.contains("'if'") == true)
  }

  @Test func `a filter reports an argument of the wrong type`() {
    expectMessages(
      "{{ nothing|1️⃣upperFirstLetter }}",
      [
        "1️⃣: invalid-filter-input 'upperFirstLetter'"
      ])
  }

  @Test func `the last element of an empty list is empty`() {
    let template = "{{ types.enums.last.name }}{% set e types.enums %}{{ e.last }}{{ e.count }}"
    #expect(Sample.render(template).text == "0")
    let texts = """
      {% set e %}{% endset %}{{ e.last }}{% if argument.x.last %}{% endif %}{{ "a.last" }}\
      {% set f "xy" %}{{ f.last }}{% for i in 1...2 %}{{ i if forloop.last }}{% endfor %}
      """
    #expect(Sample.render(texts, arguments: ["x": .text("")]).text == "a.lasty2")
  }

  @Test(arguments: [
    "{{ }}", "{% %}", "{%}", "{#}", "{{}}", "{{ a| }}", "{{ 'a }}", "{{ a[ }}", "{{ a] }}",
    "{% for %}", "{% set %}", "{% call %}", "{% macro %}", "{% include %}", "{{ . }}", "{{ (( }}",
    "{% for x in 1...1e30 %}{% endfor %}", "{% for x in 1...nan %}{% endfor %}", "{%-%}",
    "{{ a|join:b,c,d }}", "{{ a|replace }}", "{{ types.all|replace:\"a\",\"b\" }}", "{", "{{{{",
    "{% map a %}", "{% endif %}", "{% kagemusha-place 99 %}", "{% extends \"x\" %}",
    "{% break %}", "{% if %}{% endif %}", "{% if a == %}{% endif %}", "{{ a ... b }}",
    "{% set a -9223372036854775808 %}{% for i in a...1 %}{% endfor %}", "{{ a|indent:-1 }}",
    "{{ a.9223372036854775807 }}{{ \"a\".-9223372036854775808 }}", "{{ \"c\"|dirname }}",
    "{{ a\(String(repeating: "[a", count: 50_000))\(String(repeating: "]", count: 50_000)) }}",
    "{% if \(String(repeating: "not ", count: 5_000))a %}{% endif %}",
  ])
  func `no template stops the process`(_ template: String) {
    let result = Sample.render(template)
    #expect(result.text != nil || !result.diagnostics.isEmpty)
  }

  @Test func `recursive macros and includes, and deeply nested tags, terminate`() {
    let deep = String(repeating: "{% if true %}", count: 100)
    #expect(Sample.render(deep).diagnostics.first?.id == .templateNestingTooDeep)
    for words in ["not ", "a and ", "a or not "] {
      let long = String(repeating: words, count: 100_000)
      #expect(
        Sample.render("{% if \(long)a %}{% endif %}").diagnostics.first?.id
          == .templateNestingTooDeep)
    }
    let macros = "{% macro m %}{% call m %}{% endmacro %}{% call m %}"
    #expect(
      Sample.render(macros).diagnostics.first?.id == .recursiveMacro)
    let files = TemplateFolder(files: ["a": "{% include \"b\" %}", "b": "{% include \"a\" %}"])
    #expect(
      Sample.render("{% include \"a\" %}", including: files).diagnostics.first?.id
        == .recursiveInclude)
  }

  @Test func `endlessly growing text is an error`() {
    let text = String(repeating: "0123456789", count: 200)
    let template =
      "{% for a in 1...100 %}{% for b in 1...100 %}\(text){% endfor %}{% endfor %}"
    let result = Sample.render(template)
    #expect(result.text == nil)
    #expect(result.diagnostics.first?.id == .templateOutputTooLarge)
  }

  /// A variable would otherwise have a gigabyte before the output is looked at.
  @Test(arguments: [
    String(repeating: "{% set s %}{{ s }}{{ s }}{% endset %}", count: 60) + "end",
    "{% macro m t %}{{ t }}{{ t }}{% endmacro %}"
      + String(repeating: "{% set s %}{% call m s %}{% endset %}", count: 60),
  ])
  func `a variable that grows endlessly is an error`(_ growth: String) {
    let result = Sample.render("{% set s %}0123456789{% endset %}" + growth)
    #expect(result.diagnostics.first?.id == .templateOutputTooLarge)
  }

  @Test func `include reads only files in its folder`() throws {
    let root = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    let folder = root.appendingPathComponent("Templates")
    defer { try? FileManager.default.removeItem(at: root) }
    try FileManager.default.createDirectory(
      at: folder.appendingPathComponent("sub"), withIntermediateDirectories: true)
    try Data("secret".utf8).write(to: root.appendingPathComponent("secret"))
    try Data("part {{ argument.x }}".utf8).write(to: folder.appendingPathComponent("sub/part"))
    try Data("a\n{{ b|foo }}".utf8).write(to: folder.appendingPathComponent("broken"))
    try FileManager.default.createSymbolicLink(
      at: folder.appendingPathComponent("link"),
      withDestinationURL: root.appendingPathComponent("secret"))
    let files = TemplateFolder(path: folder.path, shownAs: "Templates")
    let included = Sample.render(
      "{% include \"sub/part\" %}", arguments: ["x": .text("1")], including: files)
    #expect(included.text == "part 1")
    for name in ["../secret", "link", "/etc/hosts", "sub/../../secret"] {
      expectMessages(
        "{% include \"1️⃣\(name)\" %}",
        [
          "1️⃣: include-outside-folder '\(name)'"
        ], including: files)
    }
    expectMessages(
      "{% include \"1️⃣none\" %}",
      ["1️⃣: include-not-found 'none'"],
      including: files)
    expectMessages(
      "{% include \"broken\" %}",
      ["Templates/broken:2:6: unknown-filter 'foo'"],
      including: files)
  }
}
