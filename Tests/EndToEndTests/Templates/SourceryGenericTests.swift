import EndToEndSupport
import Testing

/// Tests what templates see of generic parameters, modifiers, aliases and extensions, as the cases of Sourcery's own tests
/// expect it (`make sourcery-specs`).
struct SourceryGenericTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// Returns the lines that a template prints for a source.
  private func lines(of template: String, on source: String) async throws -> [String] {
    try folder.write(source, to: "Sources/App.swift")
    try folder.write(template, to: "T.stencil")
    let run = try await ProcessRun(
      Repository.tool.path,
      [
        "sourcery", "-q", "--sources", "Sources", "--templates", "T.stencil", "--output", "Out.txt",
      ],
      in: folder.url)
    #expect(run.everything == "")
    return try folder.read("Out.txt").split(separator: "\n").map(String.init)
      .filter { !$0.hasPrefix("//") }
  }

  @Test func requirementsAreTheTypesOfGenericParameters() async throws {
    let found = try await lines(
      of: """
        {% macro shown name of type %}
        {{ name }} {{ of }} {{ type.kind|default:"-" }}\
        {% for key, value in type.implements %} {{ key }}{% endfor %}\
        {% if type.isGeneric %} generic{% endif %}

        {% endmacro %}
        {% for v in type.Box.variables %}{% call shown v.name v.actualTypeName v.type %}{% endfor %}
        {% for m in type.Plain.methods %}
        {% for p in m.parameters %}{% call shown p.name p.actualTypeName p.type %}{% endfor %}
        {% call shown m.callName m.returnTypeName.name m.returnType %}
        {% endfor %}
        """,
      on: """
        protocol Known {}
        struct Box<T, U, V> where T: Known, U: Hashable, V: Known, V: Codable {
          let known: T
          let unknown: U
          let both: V
          let other: Int
        }
        class Plain {
          func one<T>(bar: T, baz: Int) where T: Equatable {}
          func two<T>() -> T where T: Equatable, T: Codable { fatalError() }
          func free<T>(bar: T) {}
        }
        """)
    #expect(
      found == [
        "known (Known) protocol", "unknown (Hashable) protocol Hashable",
        "both (Known & Codable) protocolComposition Codable Known generic", "other Int -",
        "bar (Equatable) protocol Equatable", "baz Int -", "one Void where T: Equatable -",
        "two T where T: Equatable, T: Codable protocolComposition Codable Equatable generic",
        "bar T -", "free Void -",
      ])
  }

  @Test func accessLevelsAreModifiers() async throws {
    let found = try await lines(
      of: """
        {% for t in types.all %}
        {{ t.name }}:{% for m in t.modifiers %} {{ m.name }}{% endfor %}

        {% for v in t.variables %}
        {{ v.name }}:{% for m in v.modifiers %} {{ m.name }} {{ m.detail|default:"-" }}{% endfor %}

        {% endfor %}
        {% for f in t.methods %}
        {{ f.name }}:{% for m in f.modifiers %} {{ m.name }}{% endfor %}

        {% endfor %}
        {% endfor %}
        {{ type.P.name }}:{% for m in type.P.modifiers %} {{ m.name }}{% endfor %}
        """,
      on: """
        public final class C {
          public private(set) static var a = 1
          fileprivate func f() {}
          func g() {}
        }
        struct S { internal let b = 2 }
        package protocol P {}
        """)
    #expect(
      found == [
        "C: public final", "a: public - private set static -", "f(): fileprivate", "g():", "S:",
        "b: internal -", "P: package",
      ])
  }

  @Test func aliasesHaveCommentsAndImports() async throws {
    let found = try await lines(
      of: """
        {% for alias in types.typealiases %}
        {{ alias.aliasName }} {{ alias.annotations.mark }} {{ alias.documentation.0 }} \
        {{ alias.imports.0.path }} {{ alias.module|default:"-" }}
        {% endfor %}
        {% for name, alias in type.S.typealiases %}{{ name }} {{ alias.annotations.mark }}{% endfor %}
        """,
      on: """
        import Foundation
        // sourcery: mark = 1
        typealias Global = Int
        struct S {
          // sourcery: mark = 2
          typealias Local = String
        }
        """)
    #expect(found == ["Global 1  Foundation -", "Local 2  Foundation -", "Local 2"])
  }

  @Test func extensionsHaveTheMembersOfExtensionsAlone() async throws {
    let found = try await lines(
      of: """
        {% for m in type.C.methods %}
        {{ m.name }}:{% for other in m.definedInType.methods %} {{ other.name }}{% endfor %}

        {% endfor %}
        """,
      on: "class C { func a() {} }\nextension C { func b() {} }\n")
    #expect(found == ["a(): a() b()", "b(): b()"])
  }
}
