import DeclarationModel
import SwiftScanner
import Testing

@testable import StencilTemplates

/// Names that templates print as the source has them, with or without backticks.
struct WrittenNameTests {
  private func render(_ template: String, on source: String) -> [String] {
    let file = SwiftScanner().scanTypes(SourceFile(path: "App.swift", bytes: Array(source.utf8)))
    #expect(file.diagnostics.isEmpty)
    let result = Sample.render(template, on: TemplateModel([file]))
    #expect(result.diagnostics == [])
    return (result.text ?? "").split(separator: "\n").map(String.init)
  }

  @Test func parametersKeepBackticksAndGetNone() {
    let lines = render(
      """
      {% for m in types.protocols.0.methods %}
      {{ m.name }} {{ m.selectorName }}:{% for p in m.parameters %} \
      {{ p.argumentLabel|default:"_" }}/{{ p.name }}/{{ p.asSource }}{% endfor %}

      {% endfor %}
      {% for s in types.protocols.0.subscripts %}
      {% for p in s.parameters %}{{ p.argumentLabel }} {{ p.name }} {{ p.asSource }}{% endfor %}

      {% endfor %}
      """,
      on: """
        protocol P {
          func a(`default`: Int, `in` y: Int, to `self`: Int, _ `class`: Int)
          func b(in: Int, x: Int)
          func `is`(`x`: Int)
          subscript(`default`: Int) -> Int { get }
        }
        """)
    #expect(
      lines == [
        "a(`default`: Int, `in` y: Int, to `self`: Int, _ `class`: Int) a(`default`:`in`:to:_:): "
          + "`default`/`default`/`default`: Int `in`/y/`in` y: Int to/`self`/to `self`: Int "
          + "_/`class`/_ `class`: Int",
        "b(in: Int, x: Int) b(in:x:): in/in/in: Int x/x/x: Int",
        "`is`(`x`: Int) `is`(`x`:): `x`/`x`/`x`: Int",
        "`default` `default` `default`: Int",
      ])
  }

  @Test func membersKeepBackticksThatSwiftDoesNotNeed() {
    let lines = render(
      """
      {% for v in types.structs.0.variables %}{{ v.name }} {% endfor %}
      {% for m in types.structs.0.methods %}{{ m.callName }} {% endfor %}
      {% for c in types.enums.0.cases %}{{ c.name }}\
      {% for v in c.associatedValues %}({{ v.localName }} {{ v.externalName }}){% endfor %} \
      {% endfor %}
      {% for v in types.protocols.0.variables %}{{ v.name }} {% endfor %}
      """,
      on: """
        struct S {
          var `open`: Int
          var `in`: Int
          let plain = 1
          func `get`() {}
        }
        enum E { case `open`, `default`, one(`in`: Int, x: Int), two(a `in`: Int) }
        protocol P { var `default`: Int { get }; var `some`: Int { get } }
        """)
    #expect(
      lines == [
        "`open` `in` plain ", "`get` ",
        "`open` `default` one(`in` `in`)(x x) two(a `in`) ", "`default` `some` ",
      ])
  }

  @Test func typesKeepBackticksInAllTheirNames() {
    let lines = render(
      """
      {% for t in types.all %}
      {{ t.name }} {{ t.localName }} {{ t.globalName }} {{ t.parentName|default:"-" }} \
      {{ t.kind }}
      {% for v in t.variables %}
      - {{ v.name }}: {{ v.typeName }} {{ v.actualTypeName }} {{ v.type.name|default:"-" }} \
      {{ v.definedInTypeName }}
      {% endfor %}
      {% for m in t.methods %}{{ m.returnTypeName }} {{ m.actualReturnTypeName }}
      {% endfor %}
      {% endfor %}
      {{ types.implementing.P.0.name }}
      """,
      on: """
        protocol P {}
        struct Outer {
          enum `Type`: P {
            struct Inner { func make() -> Self { self } }
            init?() { nil }
          }
          var a: `Type`
          var b: [`Type`]
        }
        struct User {
          var c: Outer.`Type`?
          var d: Outer.`Type`.Inner
        }
        extension Outer.`Type` { var e: Int { 1 } }
        """)
    #expect(
      lines == [
        "Outer Outer Outer - struct",
        "- a: Outer.`Type` Outer.`Type` Outer.`Type` Outer",
        "- b: [`Type`] [Outer.`Type`] - Outer",
        "Outer.`Type` `Type` Outer.`Type` Outer enum",
        "- e: Int Int - Outer.`Type`",
        "Outer.`Type`? Outer.`Type`?",
        "Outer.`Type`.Inner Inner Outer.`Type`.Inner Outer.`Type` struct",
        "Self Outer.`Type`.Inner",
        "User User User - struct",
        "- c: Outer.`Type`? Outer.`Type`? Outer.`Type` User",
        "- d: Outer.`Type`.Inner Outer.`Type`.Inner Outer.`Type`.Inner User",
        "Outer.`Type`",
      ])
  }

  @Test func existentialsAreNoTypes() {
    let lines = render(
      """
      {% for v in types.structs.0.variables %}
      {{ v.name }}: {{ v.typeName }} {{ v.actualTypeName }} {{ v.type.name|default:"-" }}
      {% endfor %}
      {% for v in types.structs.0.variables|implements:"P" %}{{ v.name }} {% endfor %}
      {% for v in types.structs.0.variables|!implements:"P" %}{{ v.name }} {% endfor %}
      """,
      on: """
        protocol P {}
        class C: P {}
        enum Outer { protocol Q {} }
        struct S {
          var a: any P
          var b: (any P)?
          var c: [any P]
          var d: C
          var e: any Outer.Q
          var f: P
        }
        """)
    #expect(
      lines == [
        "a: any P any P -", "b: any P? any P? -", "c: [any P] [any P] -", "d: C C C",
        "e: any Outer.Q any Outer.Q -", "f: P P P", "d ", "a b c e f ",
      ])
  }
}
