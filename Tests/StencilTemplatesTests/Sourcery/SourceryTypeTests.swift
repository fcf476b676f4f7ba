import DeclarationModel
import SwiftScanner
import Testing

@testable import StencilTemplates

/// Templates see the types of members as in Sourcery 2.3.
struct SourceryTypeTests {
  private func lines(
    _ template: String, on source: String, bridgesValues: Bool = false
  ) -> [String] {
    let file = SwiftScanner().scanTypes(SourceFile(path: "App.swift", bytes: Array(source.utf8)))
    #expect(file.diagnostics.isEmpty)
    let result = Sample.render(
      template, on: TemplateModel([file]), bridgesValues: bridgesValues)
    #expect(result.diagnostics == [])
    return (result.text ?? "").split(separator: "\n").map(String.init)
  }

  @Test func elementsOfTuplesWithoutNamesAreNumbered() {
    #expect(
      lines(
        """
        {% for t in types.structs %}{% for v in t.variables %}
        {{ v.typeName.tuple.name }} {{ v.actualTypeName }} {{ v.actualTypeName.tuple.name }}\
        {% for e in v.typeName.tuple.elements %} {{ e.name }}{% endfor %}

        {% endfor %}{% endfor %}
        """,
        on: """
          struct S {
            var a: (x: Int, _: Float, String)
            var b: (x: Inner, _: Int)?
            var c = (_: 1, y: 2)
            struct Inner {}
          }
          """) == [
          "(x: Int, _: Float, String) (x: Int, _: Float, String) (x: Int, _: Float, String) x 1 2",
          "(S.Inner, Int) (S.Inner, Int)? (S.Inner, Int) x 1",
          "(Int, y: Int) (Int, y: Int) (Int, y: Int) 0 y",
        ])
  }

  @Test func parametersOfClosuresHaveTypesWithoutSpecifiers() {
    #expect(
      lines(
        """
        {% for p in types.structs.0.variables.0.typeName.closure.parameters %}\
        {{ p.typeName }} {{ p.inout }} {{ p.asSource }}\n{% endfor %}
        """, on: "struct S { var a: (inout Int, String) -> Void }")
        == ["Int true inout Int", "String false String"])
  }

  @Test func clausesKeepTheirLineBreaks() {
    #expect(
      lines(
        "{% for m in types.structs.0.methods %}{{ m.returnTypeName.name }}|\n{% endfor %}",
        on: """
          struct S {
            func a<T>(_ t: T) -> Int where T: P,
              T: Q {}
            func b<T>(_ t: T) -> Int
              where T: P {}
          }
          """) == ["Int where T: P,", "    T: Q|", "Int where T: P|"])
  }

  @Test func genericParametersHideTypes() {
    #expect(
      lines(
        """
        {% for m in types.structs.0.methods %}{{ m.parameters.0.actualTypeName }} \
        {{ m.parameters.0.typeName.generic.typeParameters.0.typeName }}
        {% endfor %}
        """,
        on: """
          typealias Value = String
          struct S {
            func a<Value>(_ a: Box<Value>) {}
            func b(_ b: Box<Value>) {}
          }
          """) == ["Box<Value> Value", "Box<String> String"])
  }

  @Test func collectionsHaveTheirExtensions() {
    #expect(
      lines(
        """
        {% for v in types.structs.0.variables %}{{ v.type.name }} {{ v.type.implements.P.name|default:"-" }}
        {% endfor %}
        """,
        on: """
          protocol P {}
          extension Array: P {}
          extension Dictionary: P {}
          struct S { var a: [Int]; var b: Array<Int>; var c: [Int: Int]?; var d: Set<Int> }
          """) == ["Array P", "Array P", "Dictionary P", " -"])
  }

  @Test func requirementsAndAssociatedTypesMakeTypesGeneric() {
    #expect(
      lines(
        "{% for t in types.types where t.isGeneric %}{{ t.name }} {% endfor %}",
        on: """
          protocol A { associatedtype T }
          protocol B: A {}
          protocol C: D where T == Int {}
          protocol E {}
          struct F<T> {}
          struct G {}
          """) == ["A B C F "])
  }

  @Test func labelsAndAccessOfSubscripts() {
    #expect(
      lines(
        """
        {% for s in types.structs.0.subscripts %}{{ s.readAccess }} {{ s.writeAccess }}:\
        {% for p in s.parameters %} {{ p.argumentLabel|default:"-" }}{% endfor %}
        {% endfor %}
        """,
        on: """
          struct S {
            public private(set) subscript(_ a: Int, b: Int) -> Int { get { 0 } set {} }
            subscript(c d: Int) -> Int { 0 }
          }
          """) == ["public private: - b", "internal : c"])
  }

  @Test func compositionsThatConstrainAssociatedTypes() {
    #expect(
      lines(
        """
        {% for k, a in types.protocols.0.associatedTypes %}{{ a.typeName }} \
        {{ a.typeName.isProtocolComposition }} {{ a.type.kind }} {{ a.type.composedTypeNames }} \
        {{ a.type.parent.name }}
        {% endfor %}
        """, on: "protocol P { associatedtype T: A & B }")
        == ["A & B false protocolComposition [A, B] P"])
  }

  @Test func listsOfPropertiesPrintWithoutQuotationMarks() {
    #expect(
      lines(
        """
        {{ types.structs.0.annotations.list }} {{ types.structs.0.annotations.list|reversed }}
        {{ types.structs.0.annotations.one|toArray }} {{ types.structs.0.inheritedTypes }}
        {{ "a b"|split }} {{ types.structs.0.inheritedTypes|uppercase }}
        """,
        on: """
          // sourcery: list = ["b", 1], one = "x"
          struct S: p {}
          """, bridgesValues: true) == ["[b, 1] [1, b]", "[x] [p]", "[\"a\", \"b\"] [\"P\"]"])
  }

  @Test func annotationsOfBlocksAreThoseOfParameters() {
    #expect(
      lines(
        """
        {% for c in types.enums.0.cases %}{% for v in c.associatedValues %}\
        {% for k, x in v.annotations %}{{ k }} {% endfor %}| {% endfor %}{% endfor %}
        {% for p in types.structs.0.methods.0.parameters %}\
        {% for k, x in p.annotations %}{{ k }} {% endfor %}| {% endfor %}
        {% for k, x in types.structs.0.methods.0.annotations %}{{ k }} {% endfor %}
        """,
        on: """
          enum E {
            // sourcery:begin: block
            case /* sourcery: own */ a(Int, /* sourcery: value */ Int)
            // sourcery:end
            case b(Int)
          }
          struct S {
            // sourcery:begin: block
            func f(_ a: Int, // sourcery: line
              /* sourcery: b */ b: Int,
              c: Int) {}
            // sourcery:end
          }
          """) == ["block | block value | | ", "block line | b block | block | ", "block line "])
  }
}
