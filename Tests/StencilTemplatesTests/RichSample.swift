import DeclarationModel
import SwiftScanner

@testable import StencilTemplates

/// Types of all kinds, and templates with every tag.
enum RichSample {
  static let model: TemplateModel = {
    let source = """
      import Foundation
      typealias Handler = (Int, _ text: String) async throws -> Bool
      protocol P: Sendable { associatedtype Element: Equatable = Int }
      // sourcery: AutoX, ns: key = "v", list = [1, 2]
      protocol Service: P {
        var name: String { get set }
        /// Loads.
        @available(iOS 15, message: "x")
        func load<T: P>(_ id: inout Int, done: @escaping Handler) async throws -> [T] where T: Q
        func stop(for `in`: (any Q)?, _ values: Int...)
        init?(json: [String: Any])
        subscript(index: Int) -> Set<String> { get throws }
      }
      protocol Q {}
      typealias Both = P & Q
      class Base: Q { class func make() -> Self! { nil } }
      // sourcery: AutoX, ns: key = "v", list = [1, 2]
      @objc final class Store: Base, P {
        private(set) static var tuple: (Int, b: (any Q)?) = (1, nil)
        let handler: Handler?
        var map: [String: [Int]] { [:] }
        func load(_ url: URL, in queue: inout Queue) throws -> [Int] { [] }
        struct Nested<T> where T: P { let item: T }
      }
      extension Store { func added(_ names: String...) rethrows {} }
      enum Kind: String { case a = "x", `default` }
      indirect enum Tree { case leaf(Int = 1), node(left: Tree, right: Tree) }
      extension Outside { var more: Int { 1 } }
      """
    let file = SwiftScanner().scanTypes(
      SourceFile(path: "Sources/A.swift", bytes: Array(source.utf8)))
    return TemplateModel([file])
  }()

  static let templates = [
    "plain text\n\n{# comment #}\n  {{ x }}  \n",
    "{{ x }}{{ 'a b' }}{{ \"q\" }}{{ 12 }}{{ -1 }}{{ 1.50 }}{{ true }}{{ nothing }}{{ map.k }}",
    "{{ list }}{{ list.0 }}{{ list.1 }}{{ list.9 }}{{ list.first }}{{ list.count }}{{ x.count }}{{ x.0 }}",
    "{{ map[\"k\"] }}{{ map[x] }}{{ map.n[\"deep\"] }}{{ list[1] }}{{ map.count }}{{ empty }}",
    "{% for a in list %}{{ forloop.counter }}/{{ forloop.length }} {{ a }}{% if forloop.last %}.{% endif %}{% endfor %}",
    "{% for a in list %}{{ a if not forloop.first else \"first\" }}{{ forloop.counter0 }}{{ forloop.none }}{{ forloop.count }}{% endfor %}",
    "{% for k, v in map %}{{ k }}={{ v.deep }};{% endfor %}{% for k in map %}{{ k }}{% endfor %}{% for _, v in map %}{{ v.deep }}{{ _ }}{% endfor %}",
    "{% for a, b in list %}{{ a }}{{ b }}{% endfor %}{% for a in empty %}a{% empty %}none{% endfor %}{% for a in x %}a{% endfor %}",
    "{% for a in list where a == 2 or a == \"b\" %}{{ a }}{% endfor %}{% for i in 3...1 %}{{ i }}{% endfor %}{% for i in 1...three %}{{ i }}{% endfor %}",
    "{% for a in list %}{% if a == 2 %}{% continue %}{% endif %}{{ a }}{% endfor %}{% for a in list %}{% if a == 2 %}{% break %}{% endif %}{{ a }}{% endfor %}",
    "{% for a in list %}{% for b in list %}{% if b == 2 %}{% break %}{% endif %}{{ b }}{% endfor %}{{ a }}{% set y %}{% continue %}z{% endset %}{{ y }}{% endfor %}",
    "{% if x %}1{% elif flag %}2{% else %}3{% endif %}{% if nothing %}1{% elif flag %}2{% endif %}{% if nothing %}1{% else %}3{% endif %}",
    "{% ifnot x %}1{% else %}2{% endif %}{% ifnot nothing %}1{% endif %}{% if ( x and nothing ) or not flag %}1{% endif %}",
    "{% if x == \"X\" and three > 2 and three >= 3 and three < 4 and three != 4 %}1{% endif %}{% if \"a\" in list %}1{% endif %}{% if (not x) %}1{% endif %}",
    "{% if not x == \"Y\" %}1{% endif %}{% if nothing == nil %}1{% endif %}{% if three == 3.0 %}1{% endif %}{{ x == \"X\" }}{{ x and nothing }}",
    "{% if x %}{% set inner 1 %}{{ inner }}{% endif %}{{ inner }}{% set x %}new {{ x }}{% endset %}{{ x }}{% set y list %}{{ y.count }}{% set x nothing %}{{ x }}",
    "{% set a 1 %}{% for i in 1...3 %}{{ a }}{% set a i %}{{ a }}{% endfor %}{{ a }}",
    "{% macro m a b %}{{ a }}{{ b }};{% endmacro %}{% set b \"o\" %}{% call m 1 2 %}{% call m 1 nothing %}{% call m 1 %}{% call m 1 2 3 %}{% call m 1 nothing %}",
    "{% macro m %}{{ outer }}{{ forloop.counter }}{% endmacro %}{% for outer in list %}{% call m %}{% call m %}{% endfor %}{% set outer 1 %}{% call m %}{% set outer 2 %}{% call m %}",
    "{% macro a %}1{% endmacro %}{% macro b %}{% call a %}{% endmacro %}{% call b %}{% macro a %}2{% endmacro %}{% call b %}{% call b %}",
    "{% macro a %}{{ p }}{% endmacro %}{% macro b %}{{ q }}{% endmacro %}{% macro m %}{% call a %}{% endmacro %}{% set q 1 %}{% call m %}{% set a b %}{% call m %}{% set q 2 %}{% call m %}",
    "{% macro m a %}{{ a }}{% endmacro %}{% call m \"e\u{301}\" %}{% call m \"\u{e9}\" %}{% macro n f %}{% call f x %}{% endmacro %}{% call n m %}{% call n m %}",
    "{% macro a t %}{% set n %}{{ t.name }}{% endset %}{{ n|lowerFirstLetter }}{% endmacro %}{% for t in types.all %}{% call a t %}{% call a t %}{% endfor %}{{ n }}",
    "{% include \"part\" %}{% set outer 5 %}{% include \"part\" %}{% include \"part\" map %}",
    "{% import \"macros\" %}{% call imported x %}{{ set }}{% include \"macros\" %}{{ set }}{% include \"unknown\" %}",
    "{% filter uppercase|lowerFirstLetter %}some {{ x }} text{% endfilter %}{% filter replace:\"a\",\"b\" %}aaa{% endfilter %}",
    "{% map list into names using t %}{{ t }}{{ maploop.counter }}{% endmap %}{{ names|join:\",\" }}{% map empty into none %}a{% endmap %}{{ none.count }}{% map list into items %}{{ maploop.item }}{% endmap %}{{ items|join:\";\" }}",
    "a\n  {%- if x -%}\n  b\n  {%- endif +%}\n c{% newline %}{% typed %}\n\n{%- set z -%}  \n q \n{%- endset -%}[{{ z }}]",
    "{{ x | lowercase | upperFirstLetter }}{{ x|replace:\"X\",\"a|b\" }}{{ \"a, b:c\"|split:\", \" }}{{ list|join:\" | \" }}",
    "{{ x|default:\"d\" }}{{ nothing|default:\"d\" }}{{ nothing|default:nothing,x }}{{ \"a\nb\"|indent:2 }}{{ \"a b\"|capitalize }}",
    "{% for t in types.types %}{{ t }} {{ t.kind }} {{ t.nme }}{% if t.based.P %}P{% endif %}{% for m in t.allMethods|!definedInExtension %}{{ m.name }}{% for p in m.parameters %}{{ p.typeName }}{{ p.annotations }}{% endfor %}{{ m.actualReturnTypeName.name }}{% endfor %}{% endfor %}",
    "{% for t in types.implementing.P %}{{ t }}{% endfor %}{% for t in types.implementing.Nope %}{{ t }}{% endfor %}{% for t in types.implementing.Nope %}{{ t }}{% endfor %}{{ type.Store.name }}{{ type.Nope.name }}{{ type.count }}",
    "{% for t in types.all|annotated:\"AutoX\" %}{{ t.annotations.ns.list.last }}{% for v in t.variables|static %}{{ v.typeName.tuple.elements.1.typeName.unwrappedTypeName }}{% endfor %}{% endfor %}{% for t in types.protocols|annotated:\"ns.key = v\" %}{{ t }}{% endfor %}",
    "{% for m in type.Service.methods %}{% for name, attribute in m.attributes %}{% for value in attribute %}{{ name }} {{ value }}{{ value.arguments.message }}{% endfor %}{% endfor %}{{ m|signature }}{% endfor %}",
    "{% for t in types.protocols|sorted:\"name\"|reversed %}{{ t.name|upperFirstLetter }}{{ t.documentation }}{{ t.associatedTypes|sortedValuesByKeys|count }}{% for a in t.associatedTypes|sortedValuesByKeys %}{{ a.name }}: {{ a.typeName }}{% endfor %}{% endfor %}",
    "{{ types.enums.last.name }}{% set e types.actors %}{{ e.last }}{{ e.count }}{% if e %}1{% endif %}{{ e.first }}{{ x.last }}",
    "{{ 1...3 }}{{ (x) }}",
    "{% for t in types.classes %}{{ t.0 }}{{ t.name.first }}{{ t.name.0 }}{{ t.name.count }}{% endfor %}{{ three.foo }}{{ flag.x }}",
    "{% for t in types.all %}{% for u in types.all %}{{ t.supertype.name }}{{ u.parent.name }}{% endfor %}{% endfor %}",
  ]
}
