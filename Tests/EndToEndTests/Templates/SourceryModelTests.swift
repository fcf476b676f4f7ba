import EndToEndSupport
import Foundation
import Testing

/// Tests the model of declarations in templates, which is that of Sourcery 2.3.
struct SourceryModelTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// Expects a template to print some lines for a source.
  private func expect(
    _ lines: [String], from template: String, on source: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    try folder.write(source, to: "Sources/App.swift")
    try folder.write(template, to: "T.stencil")
    let run = try await ProcessRun(
      Repository.tool.path,
      [
        "sourcery", "-q", "--sources", "Sources", "--templates", "T.stencil", "--output", "Out.txt",
      ],
      in: folder.url)
    #expect(run.everything == "", sourceLocation: sourceLocation)
    let text = try folder.read("Out.txt")
    #expect(
      text.split(separator: "\n").map(String.init) == lines, sourceLocation: sourceLocation)
  }

  @Test func annotationsOfParameters() async throws {
    try await expect(
      [
        "a: p = {T}; ", "b: ", "c: r = 1; ", "d: ", "e: shared = 1; ", "f: q = 1; ",
        "x: a = 1; ", "y: b = 1; ", "z: ",
        "v: t = 1; ", "w: t = 1; ",
      ],
      from: """
        {% macro all name of %}
        {{ name }}: {% for key, value in of.annotations %}{{ key }} = {{ value }}; {% endfor %}
        {% endmacro %}
        {% for m in types.protocols.first.methods %}{% for p in m.parameters %}
        {% call all p.name p %}
        {% endfor %}{% endfor %}
        {% for case in types.enums.first.cases %}{% for value in case.associatedValues %}
        {% call all value.localName value %}
        {% endfor %}{% endfor %}
        """,
      on: """
        enum E {
          case one(
            // sourcery: a = 1
            x: Int,
            y: Int // sourcery: b
          )
          // sourcery: whole
          case two(z: Int)
          case three(v: Int, w: Int) // sourcery: t
        }
        protocol P {
          // sourcery: m
          func f(
            // sourcery: p = "{T}"
            _ a: Int,
            b: Int,
            c: Int, // sourcery: r
            d: Int)
          // sourcery: shared
          func g(e: Int)
          func h(/* sourcery: q */ f: Int)
        }
        """)
  }

  @Test func functionsOutsideOfTypes() async throws {
    try await expect(
      [
        "a() -> B - internal mark", "generic<T>(_ b: T) -> Void - public ",
        "z(b: B) -> [B] - private ", "2",
      ],
      from: """
        {% for f in functions %}
        {{ f.name }} -> {{ f.returnTypeName }} {{ f.definedInType.name|default:"-" }} \
        {{ f.accessLevel }} {% if f.annotations.mark %}mark{% endif %}
        {% endfor %}
        {{ functions.0.returnType.variables.count }}
        """,
      on: """
        private func z(b: B) -> [B] {
          func local() {}
          return []
        }
        struct B {
          var a = 1
          var b = 2
          func method() {}
        }
        #if DEBUG
          // sourcery: mark
          func a() -> B { B() }
        #endif
        public func generic<T>(_ b: T) {}
        """)
  }

  @Test func filesOfFunctionsAlone() async throws {
    try folder.write(
      "<% for function in functions { -%>\n<%= function.name %>\n<% } -%>", to: "S.swifttemplate")
    try await expect(
      ["one(a: Int)", "two()"], from: "{% for f in functions %}{{ f.name }}\n{% endfor %}",
      on: "func two() {}\nfunc one(a: Int) {}\n")
    let run = try await ProcessRun(
      Repository.tool.path,
      [
        "sourcery", "-q", "--sources", "Sources", "--templates", "S.swifttemplate", "--output",
        "S.txt",
      ], in: folder.url, environment: TemplateCache.environment(in: folder))
    #expect(run.everything == "")
    #expect(try folder.read("S.txt").hasSuffix("one(a: Int)\ntwo()\n"))
  }

  @Test func membersOfExtensionsAreDefinedInThem() async throws {
    try await expect(
      ["a class ", "b extension E", "c protocol ", "d extension E"],
      from: """
        {% for t in types.types %}{% for m in t.methods %}
        {{ m.callName }} {{ m.definedInType.kind }} {% if m.definedInType.isExtension %}E{% endif %}
        {% endfor %}{% endfor %}
        """,
      on: """
        class C { func a() {} }
        extension C { func b() {} }
        protocol P { func c() }
        extension P { func d() {} }
        """)
  }

  @Test func casesAndAssociatedValues() async throws {
    try await expect(
      [
        "`default`", "one: - - Int 3", "labelled: x - Int -", "second: x y Int -",
        "several: - 0 Int -", "several: b b Int -", "several: c d Int -",
      ],
      from: """
        {% for case in types.enums.first.cases %}
        {% if not case.hasAssociatedValue %}{{ case.name }}
        {% endif %}
        {% for value in case.associatedValues %}
        {{ case.name }}: {{ value.localName|default:"-" }} {{ value.externalName|default:"-" }} \
        {{ value.typeName }} {{ value.defaultValue|default:"-" }}
        {% endfor %}
        {% endfor %}
        """,
      on: """
        enum E {
          case `default`
          case one(Int = 3)
          case labelled(x: Int)
          case second(x y: Int)
          case several(Int, b: Int, c d: Int)
        }
        """)
  }

  @Test func typesInScopeAndThroughAliases() async throws {
    try await expect(
      [
        "inner: Inner Outer.Inner Outer.Inner", "json: JSON? [String: Any]? - dictionary",
        "list: List<Inner> [Outer.Inner] - array Outer.Inner", "done: Done (Int) -> Void - closure",
        "plain: Int Int -", "all: [Inner] [Outer.Inner] - array Outer.Inner",
      ],
      from: """
        {% for v in type.Outer.variables %}
        {{ v.name }}: {{ v.typeName }} {{ v.actualTypeName }} {{ v.type.name|default:"-" }}\
        {% if v.isDictionary %} dictionary{% endif %}{% if v.isArray %} array {{ v.typeName.array.elementTypeName }}{% endif %}\
        {% if v.isClosure %} closure{% endif %}

        {% endfor %}
        """,
      on: """
        typealias JSON = [String: Any]
        typealias List<T> = Array<T>
        typealias Done = Handler
        typealias Handler = (Int) -> Void
        struct Outer {
          var inner: Inner
          var json: JSON?
          var list: List<Inner>
          var done: Done
          var plain: Int
          var all: [Inner]
          struct Inner {}
        }
        """)
  }

  @Test func namesOfOptionals() async throws {
    try await expect(
      [
        "a any P? any P any P?", "b (Int) -> Void ((Int) -> Void)? ((Int) -> Void)",
        "c (P & Q)? (P & Q) (P & Q)?", "d @Sendable @escaping () -> Void | () -> Void",
        "f(d: @Sendable @escaping () -> Void)",
      ],
      from: """
        {% for v in types.structs.first.variables %}
        {% if v.name == "b" %}b (Int) -> Void {{ v.typeName }} {{ v.unwrappedTypeName }}
        {% else %}{{ v.name }} {{ v.typeName }} {{ v.unwrappedTypeName }} {{ v.typeName.asSource }}
        {% endif %}
        {% endfor %}
        {% for m in types.structs.first.methods %}{% for p in m.parameters %}\
        {{ p.name }} {{ p.typeName }} | {{ p.typeName.name }}
        {% endfor %}{{ m.name }}{% endfor %}
        """,
      on: """
        protocol P {}
        protocol Q {}
        struct S {
          var a: (any P)?
          var b: ((Int) -> Void)?
          var c: (P & Q)?
          func f(d: @escaping @Sendable () -> Void) {}
        }
        """)
  }

  @Test func methods() async throws {
    try await expect(
      [
        "`continue`() `continue` `continue` Void",
        "f<T>(_: Int, x: Int = 3) f f(_:x:) T where T: P, T: Q",
        "init?(a: Int) init? init(a:) S? static", "g() g g Void",
        "h<E: Error>() h h Void throws generic", "T : P", "T : Q", "none 0", "x 1",
      ],
      from: """
        {% for m in types.structs.first.methods %}
        {{ m.name }} {{ m.callName }} {{ m.selectorName }} {{ m.returnTypeName }}\
        {% if m.isStatic %} static{% endif %}{% if m.throws %} throws{% endif %}\
        {% if m.isThrowsTypeGeneric %} generic{% endif %}

        {% endfor %}
        {% for m in types.structs.first.methods where m.callName == "f" %}
        {% for r in m.genericRequirements %}
        {{ r.leftType.name }} {{ r.relationshipSyntax }} {{ r.rightType.typeName.name }}
        {% endfor %}
        {% for p in m.parameters %}
        {% if p.name == "" %}none{% else %}{{ p.name }}{% endif %} {{ p.index }}
        {% endfor %}
        {% endfor %}
        """,
      on: """
        protocol P {}
        protocol Q {}
        struct S {
          func `continue`() {}
          func f<T>(_: Int, x: Int = 3) -> T where T: P, T: Q {}
          init?(a: Int) {}
          func g() throws(Never) {}
          func h<E: Error>() throws(E) {}
        }
        """)
  }

  @Test func associatedTypesAnnotationsAndImports() async throws {
    try await expect(
      [
        "Bare: Any Any unknown", "Inherited: Known Known protocol", "Two: A, B A, B protocol",
        "Unknown: Elsewhere Elsewhere protocol", "c,d,b,a", "import Foundation",
        "import Deep.Module",
        "class UIKit.UIView of UIKit", "mod static", "mod nonisolated(unsafe) nonisolated unsafe",
        "available 0=iOS 15 message=\"x\"",
      ],
      from: """
        {% for name, t in type.P.associatedTypes %}
        {{ name }}: {{ t.typeName }} {{ t.type.name }} {{ t.type.kind }}
        {% endfor %}
        {{ type.P.annotations.key|join:"," }}
        {% for i in type.P.imports %}
        {% if i.kind %}{{ i }} of {{ i.moduleName }}{% else %}import {{ i.path }}{% endif %}

        {% endfor %}
        {% for m in type.C.variables.0.modifiers %}
        mod {{ m }}{% if m.detail %} {{ m.name }} {{ m.detail }}{% endif %}

        {% endfor %}
        {% for a in type.C.attributes.available %}
        available 0={{ a.arguments.0 }} message={{ a.arguments.message }}
        {% endfor %}
        """,
      on: """
        import Foundation
        import Deep.Module
        import class UIKit.UIView

        protocol Known {}
        protocol Base { associatedtype Inherited: Known }
        // sourcery: key = a
        // sourcery: key = b
        // sourcery: key = c, key = d
        protocol P: Base {
          associatedtype Bare
          associatedtype Two: A, B
          associatedtype Unknown: Elsewhere
        }
        @available(iOS 15, message: "x")
        class C {
          static nonisolated(unsafe) var v = 1
        }
        """)
  }

  @Test func rawTypesAndInheritedMembers() async throws {
    try await expect(
      [
        "A raw Int: P", "B raw CaseIterable:", "C: P", "D raw: P", "E: Int",
        "own base() proto() more()",
        "Second First", "x Sub.Second",
      ],
      from: """
        {% for e in types.enums %}
        {{ e.name }}{% if e.hasRawType %} raw{% if e.rawTypeName %} {{ e.rawTypeName }}{% endif %}{% endif %}:\
        {% for name in e.inheritedTypes %} {{ name }}{% endfor %}

        {% endfor %}
        own{% for m in type.Sub.allMethods %}{% if m.callName != "own" %} {{ m.name }}{% endif %}{% endfor %}

        {% for t in type.Sub.containedTypes %}{{ t.localName }}{% if not forloop.last %} {% endif %}{% endfor %}

        {% for v in type.Sub.variables %}{{ v.name }} {{ v.typeName }}{% endfor %}

        """,
      on: """
        protocol P {}
        enum A: Int, P { case a }
        enum B: CaseIterable { case b }
        enum C { case c(Int) }
        extension C: P {}
        enum D: P { case d }
        enum E: Int {}
        class Base { func base() {} }
        protocol Q { func proto() }
        class Sub: Base, Q {
          struct Second {}
          struct First {}
          var x: Second
          func own() {}
        }
        extension Sub { func more() {} }
        """)
  }

  @Test func compositionsAreTypes() async throws {
    try await expect(
      ["Both protocolComposition P Q", "implements P Q R", "f() g() x", "Both C", "C"],
      from: """
        {% for c in types.protocolCompositions %}
        {{ c.name }} {{ c.kind }} {{ c.inheritedTypes|join:" " }}
        implements {% for name, t in c.implements %}{{ name }}{% if not forloop.last %} {% endif %}{% endfor %}

        {% for m in c.allMethods %}{{ m.name }} {% endfor %}{% for v in c.allVariables %}{{ v.name }}{% endfor %}

        {% endfor %}
        {% for t in types.implementing.Q %}{{ t.name }}{% if not forloop.last %} {% endif %}{% endfor %}

        {% for t in types.all %}{{ t.name }}{% endfor %}

        """,
      on: """
        protocol P { func f() }
        protocol Q: R { var x: Int { get } }
        protocol R { func g() }
        typealias Both = P & Q
        struct C: Both {}
        """)
  }

  @Test func sortingAndNumbers() async throws {
    try await expect(
      ["a B c", "c B a", "255 50%", "A = P, Q", "Handler: () -> Void"],
      from: """
        {% for v in types.structs.first.variables|sorted:"name" %}{{ v.name }}{% if not forloop.last %} {% endif %}{% endfor %}

        {% for v in types.structs.first.variables|sortedDescending:"name" %}{{ v.name }}{% if not forloop.last %} {% endif %}{% endfor %}

        {{ "FF"|hexToInt }} {{ 0.5|percent }}
        {% for c in types.protocolCompositions %}{{ c.name }} = {{ c.composedTypes|join:", " }}{% endfor %}

        {% for a in types.typealiases %}{{ a.aliasName }}: {{ a.typeName }}{% endfor %}

        """,
      on: """
        protocol P {}
        protocol Q {}
        typealias A = P & Q
        typealias Handler = () -> Void
        struct S { var c = 1; var B = 1; var a = 1 }
        """)
  }
}
