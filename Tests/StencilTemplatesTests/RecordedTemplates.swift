import DeclarationModel

@testable import StencilTemplates

/// Templates whose output is recorded, in part from Stencil 0.15.1.
enum RecordedTemplates {
  static let folder = TemplateFolder(files: [
    "part": "part {{ argument.x }}{{ local }}{{ outer }}",
    "macros": "text{% macro imported x %}<{{ x }}>{% endmacro %}{% set set 1 %}",
    "broken": "a\n{{ b|foo }}\n{% bar %}", "a": "{% include \"b\" %}", "b": "{% include \"a\" %}",
    "base": "base {% block body %}default{% endblock %}", "unknown": "{{ type.Store.nme }}",
    "loop": "{% break %}", "keys": "({{ k }}{{ count }}{{ counter }})", "counter": "{{ counter }}",
    "sets": "S{% set fromSets 1 %}{% macro setMacro a %}M{{ a }}{% endmacro %}",
    "warn": "a\n {{ type.Store.nme }}",
    "child": "{% extends \"base\" %}{% block body %}child{{ a }}{% endblock %}",
    "middle":
      "{% extends \"base\" %}{% block body %}middle {{ block.super }}{% block inner %}inner{% endblock %}{% endblock %}",
    "twice": "{% block b %}1{% endblock %}{% block b %}2{% endblock %}",
    "wide": "{% block first %}{% endblock %}-{% block second %}{% endblock %}",
    "brokenbase": "{% block b %}{{ x|uppr }}{% endblock %}",
    "loopbase": "{% for a in nums %}{% block row %}default{% endblock %}{% endfor %}",
    "self": "{% block body %}{% endblock %}",
  ])

  static let renderer = TemplateRenderer(
    model: RichSample.model, mocks: SampleMocks([Sample.proto("Mocked")]),
    arguments: [
      "x": .text("X"), "flag": .bool(true), "list": .list([.text("a"), .number(2), .text("b")]),
      "map": .mapping(["k": .text("v"), "n": .mapping(["deep": .number(1.5)])]),
      "empty": .list([]), "three": .number(3), "nums": .list([.number(1), .number(2), .number(3)]),
      "words": .text("some words here"), "key": .text("k"), "one": .mapping(["k": .text("v")]),
      "nested": .list([.list([.number(1), .text("b")]), .list([.number(2)])]),
      "bools": .list([.bool(true), .bool(false)]), "floats": .list([.number(0.5), .number(1e20)]),
    ], hasGlobalArguments: true)

  /// Returns what a template prints, and what is wrong with it.
  static func result(of template: String) -> String {
    let result = renderer.render(TemplateSource(path: "T", text: template), including: folder)
    let text = result.text.map { "  = \(escaped($0))\n" } ?? ""
    return text
      + result.diagnostics.map { diagnostic in
        var message = diagnostic
        message.notes = []
        return "  ! \(escaped(message.description))\n"
      }.joined()
  }

  /// Returns what a template prints, or `!` with the kinds of its errors; in one line.
  static func shortResult(of template: String) -> String {
    let result = renderer.render(TemplateSource(path: "T", text: template), including: folder)
    return result.text.map(escaped) ?? "!"
      + result.diagnostics.map(\.id.rawValue).joined(separator: " ")
  }

  static func escaped(_ text: String) -> String {
    text.unicodeScalars.map { scalar in
      switch scalar {
      case "\\": "\\\\"
      case "\n": "\\n"
      default:
        scalar.value < 0x20 || scalar == "\u{A0}" || scalar == "\u{FEFF}"
          ? "\\u{\(String(scalar.value, radix: 16))}" : "\(scalar)"
      }
    }.joined()
  }

  static var tagResults: String {
    tags.map { "\(escaped($0))\n\(result(of: $0))" }.joined()
  }

  /// The results of filters, a line for each with some arguments.
  static var filterResults: String {
    let values = [
      "x", "\"some_Name (a)\"", "\"\"", "three", "1.5", "flag", "nothing", "list", "empty", "map.n",
      "type.Store", "type.Store.variables.0", "type.Store.variables.0.typeName",
      "type.Store.allMethods", "type.Kind.cases", "type.Store.methods.0.parameters",
    ]
    let arguments = ["", ":\"a\"", ":\"name\"", ":\" \",\"-\"", ":three", ":true"]
    let names = ["", ":\"ns.key = v\"", ":\"P\""]
    let filters =
      FilterMeaning.all.keys.sorted()
      + AccessLevel.allCases.flatMap {
        ["\($0.rawValue)", "\($0.rawValue)Get", "\($0.rawValue)Set"]
      }
    var lines = ["\(values.joined(separator: "  "))\n"]
    for filter in filters where !["filter", "json", "mock"].contains(filter) {
      let isTest = TemplateFilter.tests[filter] != nil
      let isText = ["contains", "hasPrefix", "hasSuffix", "isEmpty"].contains(filter)
      for name in isTest || isText ? [filter, "!\(filter)"] : [filter] {
        var kinds: [(arguments: [String], results: String)] = []
        for argument in isTest ? names : arguments {
          let results = values.map { shortResult(of: "{{ \($0)|\(name)\(argument) }}") }
            .joined(separator: "  ")
          let shown = argument.isEmpty ? "()" : argument
          if let index = kinds.firstIndex(where: { $0.results == results }) {
            kinds[index].arguments.append(shown)
          } else {
            kinds.append(([shown], results))
          }
        }
        lines += kinds.map { kind in
          "\(name) \(kind.arguments.joined(separator: " "))\n  \(kind.results)\n"
        }
      }
    }
    return lines.joined()
  }

  /// The results of operators, a line for each with a value on the left.
  static var operatorResults: String {
    let values = [
      "x", "\"\"", "three", "0", "3", "1.5", "flag", "false", "nothing", "list", "empty", "map",
      "type.Store", "types.all", "forloop", "\"true\"", "list.0.first", "nums",
    ]
    var lines = ["\(values.joined(separator: "  "))\n"]
    for left in values {
      let alone = shortResult(
        of:
          "{% if \(left) %}1{% else %}0{% endif %}{% if not \(left) %}1{% else %}0{% endif %}{{ 1 if \(left) else 0 }}"
      )
      lines.append("\(left): \(alone)\n")
      for name in ["==", "!=", "<", "<=", ">", ">=", "in", "and", "or"] {
        let results = values.map { right in
          shortResult(
            of:
              "{% for i in 1...1 %}{{ \(left) \(name) \(right) }}{% if not \(left) \(name) \(right) %}n{% endif %}{% endfor %}"
          )
        }
        lines.append("\(left) \(name): \(results.joined(separator: " "))\n")
      }
    }
    return lines.joined()
  }

  /// The results of properties, a line for each of a kind of values.
  static var propertyResults: String {
    let views: [(String, [String])] = [
      ("types.types", Array(TypeView.properties.keys)),
      ("type.Service.allMethods", Array(MethodView.properties.keys)),
      ("type.Store.allVariables", Array(VariableView.properties.keys)),
      ("type.Store.methods.0.parameters", Array(ParameterView.properties.keys)),
      ("type.Tree.cases", Array(EnumCaseView.properties.keys)),
    ]
    var lines: [String] = []
    for (list, properties) in views {
      for name in properties.sorted() {
        lines.append("\(list) \(name)\n")
        lines.append(
          "  \(shortResult(of: "{% for v in \(list) %}{{ v.\(name) }} {{ v.\(name).count }}{% if v.\(name) %}1{% endif %};{% endfor %}"))\n"
        )
      }
    }
    return lines.joined()
  }
}
