import DeclarationModel
import SwiftScanner
import Testing

@testable import StencilTemplates

/// Templates see aliases, extensions, compositions and inheritance as in Sourcery 2.3.
struct SourceryNameTests {
  /// Returns the lines that a template prints for files, the names of which begin with their modules.
  private func lines(_ template: String, on files: [String: String]) -> [String] {
    let scanned = files.map { path, text in
      SwiftScanner().scanTypes(SourceFile(path: path, bytes: Array(text.utf8)))
    }
    #expect(scanned.flatMap(\.diagnostics).isEmpty)
    let modules = files.keys.filter { $0.contains("/") }
      .map { ($0, String($0.prefix { $0 != "/" })) }
    let model = TemplateModel(
      scanned, modules: Dictionary(modules, uniquingKeysWith: { first, _ in first }))
    let result = Sample.render(template, on: model, bridgesValues: true)
    #expect(result.diagnostics == [])
    return (result.text ?? "").split(separator: "\n").map(String.init)
  }

  private func lines(_ template: String, on source: String) -> [String] {
    lines(template, on: ["App.swift": source])
  }

  private static let members = """
    {% for t in types.types %}
    {{ t.globalName }} {{ t.kind }}: {{ t.inheritedTypes }}{% for v in t.variables %} \
    {{ v.name }} {{ v.definedInTypeName }} {{ v.definedInType.name }} {{ v.actualDefinedInTypeName }}\
    {% endfor %}
    {% endfor %}
    """

  @Test func extensionsOfAliasesExtendTheirTypes() {
    #expect(
      lines(
        Self.members,
        on: """
          typealias Short = Middle
          typealias Middle = Long
          struct Long {}
          extension Short: P { var a: Int { 1 }; struct Inner {} }
          enum Space { typealias Own = Thing; struct Thing {} }
          extension Space.Own { var b: Int { 1 } }
          typealias Text = String
          extension Text { var c: Int { 1 } }
          """) == [
          "Long struct: [P] a Short Long Long", "Long.Inner struct: []", "Space enum: []",
          "Space.Thing struct: [] b Space.Own Space.Thing Space.Thing",
          "String extension: [] c Text String String",
        ])
  }

  @Test func circularAndAmbiguousAliasesStayAsTheyAre() {
    #expect(
      lines(
        Self.members,
        on: ["M/A.swift": "typealias A = B; typealias B = A; extension A { var a: Int { 1 } }"]
      )
      .count == 1)
    #expect(
      lines(
        Self.members,
        on: [
          "A.swift": "typealias X = One; struct One {}\nextension X { var a: Int { 1 } }",
          "B.swift": "typealias X = Two; struct Two {}",
        ]) == ["One struct: []", "Two struct: []", "X extension: [] a X X X"])
  }

  @Test func extensionsMayNameTheirModules() {
    #expect(
      lines(
        Self.members,
        on: [
          "One/A.swift": "enum Space {}\nextension One.Space { struct A { struct B {} } }",
          "Two/B.swift": "import One\nextension One.Space { struct C {}; var c: Int { 1 } }",
        ]) == [
          "One.Space enum: [] c One.Space Space One.Space", "One.Space.A struct: []",
          "One.Space.A.B struct: []", "Two.Space.C struct: []",
        ])
  }

  @Test func aliasesBehindModulesAreNotFollowed() {
    #expect(
      lines(
        "{% for t in types.all %}{{ t.globalName }} {% for v in t.variables %}{{ v.type.name }}{% endfor %}\n{% endfor %}",
        on: [
          "App/A.swift": """
          import Kit
          typealias Note = Kit.Note
          extension App.Note: P {}
          struct Parcel { let note: Note }
          """
        ]) == ["App.Parcel ", "Note "])
  }

  @Test func parentsHaveTheNamesOfTheirTypes() {
    #expect(
      lines(
        "{% for t in types.classes %}{{ t.localName }} {{ t.inheritedTypes }} {{ t.supertype.name }}\n{% endfor %}",
        on: """
          class Base {}
          typealias Alias = Base
          class A: Alias {}
          class Outer { class Inner {}; typealias Hidden = Inner; class B: Hidden {} }
          """) == [
          "A [Base] Base", "Base [] ", "Outer [] ", "B [Outer.Inner] Outer.Inner", "Inner [] ",
        ])
  }

  @Test func compositionsAreParents() {
    #expect(
      lines(
        """
        {% for t in types.all %}{{ t.name }} \
        {% for k, v in t.based %}{{ k }}, {% endfor %}- \
        {% for k, v in t.implements %}{{ k }}, {% endfor %}
        {% endfor %}
        {% for c in types.protocolCompositions %}{{ c.name }}: {{ c.composedTypeNames }}
        {% endfor %}
        {{ types.classes.first.containedTypes }} {{ types.typealiases }}
        """,
        on: """
          protocol P {}
          protocol Q {}
          class C { typealias Both = P & Q; typealias Text = String }
          struct A: C.Both {}
          struct B: P & Q {}
          """) == [
          "A C.Both, P, Q, - C.Both, P, Q, ", "B P, P & Q, Q, - P, Q, ", "C - ",
          "C.Both: [P, Q]", "[C.Both] [C.Text]",
        ])
  }

  @Test func rawTypesAreNoParents() {
    #expect(
      lines(
        """
        {% for t in types.enums %}{{ t.name }} {{ t.rawTypeName }} {{ t.inheritedTypes }} \
        {% for k, v in t.inherits %}{{ k }}{% endfor %} {% for k, v in t.based %}{{ k }} {% endfor %}
        {% endfor %}
        """,
        on: """
          class Base: P {}
          protocol P {}
          enum A: Base, Q { case a }
          enum B: RawRepresentable {
            case a
            typealias RawValue = String
            var rawValue: RawValue { "" }
            init?(rawValue: RawValue) { nil }
          }
          """) == ["A Base [Q]  Q ", "B String [RawRepresentable]  RawRepresentable "])
  }

  @Test func importsOfDeclarationsNameSubmodules() {
    #expect(
      lines(
        "{% for t in types.structs where t.localName == \"S\" %}{{ t.variables.0.actualTypeName }}{% endfor %}",
        on: [
          "One.Sub/A.swift": "struct Same {}", "Two/B.swift": "struct Same {}",
          "App/C.swift": "import struct One.Sub.Same\nstruct S { var a: Same }",
        ]) == ["One.Sub.Same"])
  }
}
