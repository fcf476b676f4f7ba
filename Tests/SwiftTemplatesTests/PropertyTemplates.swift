@testable import StencilTemplates

/// A template in both languages, which prints every property of the model that both can print.
///
/// Objects of a class are printed in full if another class leads to them for the first time, and as
/// their names everywhere else.
struct PropertyTemplates {
  private(set) var stencil = ""
  private(set) var swift = ""
  private var variables = 0
  /// The pairs of classes of which the first leads to the second.
  private var printed: Set<[String]> = []
  private var depth = 0

  init() {
    add(.list(.object("Type")), "types", of: "types", in: "Types")
    add(.list(.object("Typealias")), "typealiases", of: "types", in: "Types")
    let lists = [
      ("Class", "classes"), ("Struct", "structs"), ("Enum", "enums"), ("Actor", "actors"),
      ("Protocol", "protocols"), ("ProtocolComposition", "protocolCompositions"),
    ]
    for (kind, list) in lists { add(.list(.object(kind)), list, of: "types", in: "Types") }
  }

  private mutating func add(
    _ type: ModelType, _ name: String, of object: String, in kind: String
  ) {
    let path = "\(object).\(name)"
    switch type {
    case .text, .flag, .number: addValue(" \(name)=", path)
    case .optional(.text): addValue(" \(name)=", path, orElse: " ?? \"\"")
    case .object(let other):
      addText(" \(name):")
      addObject(other, path, from: kind)
    case .optional(.object(let other)):
      let value = nextVariable()
      stencil += "{% if \(path) %}{% set \(value) \(path) %}"
      swift += "<% if let \(value) = \(path) { %>"
      addText(" \(name):")
      addObject(other, value, from: kind)
      stencil += "{% endif %}"
      swift += "<% } %>"
    case .list(.object(let other)):
      addLoop(path) { templates, element in
        templates.addText(" \(name):")
        templates.addObject(other, element, from: kind)
      }
    case .list(.text):
      addLoop(path) { templates, element in templates.addValue(" \(name)=", element) }
    case .annotations, .byName, .list, .optional: return
    }
  }

  /// Adds all properties of an object, or its name.
  private mutating func addObject(_ kind: String, _ path: String, from other: String) {
    guard let model = ModelClass.all.first(where: { $0.name == kind }) else { return }
    depth += 1
    defer { depth -= 1 }
    guard depth < 6, printed.insert([other, kind]).inserted else {
      guard let name = model.properties.first(where: { $0.name == "name" }) else { return }
      return add(name.type, "name", of: path, in: kind)
    }
    for property in model.properties {
      add(property.type, property.name, of: path, in: kind)
    }
  }

  private mutating func addLoop(
    _ list: String, _ body: (inout PropertyTemplates, String) -> Void
  ) {
    let element = nextVariable()
    stencil += "{% for \(element) in \(list) %}"
    swift += "<% for \(element) in \(list) { %>"
    body(&self, element)
    stencil += "{% endfor %}"
    swift += "<% } %>"
  }

  private mutating func addText(_ text: String) {
    stencil += text
    swift += text
  }

  private mutating func addValue(_ title: String, _ path: String, orElse other: String = "") {
    addText(title)
    stencil += "{{ \(path) }}"
    swift += "<%= \(path)\(other) %>"
  }

  private mutating func nextVariable() -> String {
    variables += 1
    return "v\(variables)"
  }
}
