import DeclarationModel
import Symbols

/// Writes the properties that a Swift template reads as JSON.
struct ModelEncoder {
  /// The properties that the classes of the model need by themselves.
  private static let needed: Set = [
    "asSource", "kind", "name", "readAccess", "typesByName", "writeAccess",
  ]
  /// The maximum number of objects that stand in each other; aliases of themselves have more.
  private static let depthLimit = 48

  private let session: RenderSession
  private let words: Set<String>
  /// The objects; the objects of types come first.
  private var objects: [String]
  /// The numbers of the objects that are not types, by their texts.
  private var numbers: [String: Int] = [:]
  /// The numbers of the extensions of types, by those of the types.
  private var extensionParts: [Int: Int] = [:]
  /// The types that are still to be written, outside of all other objects.
  private var unwritten: [(number: Int, view: TypeView)] = []
  /// The numbers of the names of types.
  private var typeNames: [TypeNameKey: Int] = [:]
  /// The properties that are written of each kind of view.
  private var selected: [ObjectIdentifier: [String]] = [:]
  private var depth = 0
  /// Whether the object is a part of a type with aliases followed.
  private var isActual = false

  init(session: RenderSession, words: Set<String>) {
    self.session = session
    self.words = words.union(Self.needed)
    objects = Array(repeating: "", count: session.model.types.count)
  }

  /// Returns the whole document.
  mutating func document(arguments: [String: AnnotationValue]) -> String {
    for number in session.model.types.indices {
      objects[number] = text(of: TypeView(number: number, session: session))
    }
    let types = number(of: TypesView(session: session))
    let functions = words.contains("functions") ? json(session.functions.templateValue) : "[]"
    let values = json(arguments.templateValue)
    while let (number, view) = unwritten.popLast() { objects[number] = text(of: view) }
    return "{\"types\":\(types),\"functions\":\(functions),\"argument\":\(values),\"objects\":[\n"
      + objects.joined(separator: ",\n") + "\n]}\n"
  }

  /// Returns the object of a view.
  private mutating func text<View: TemplateView>(of view: View) -> String {
    var entries = [(name: "description", json: JSONText.quoted(view.description))]
    for name in names(of: View.self) {
      guard let value = View.properties[name]?(view).templateValue, value != .nothing else {
        continue
      }
      if name == "actualTypeName", View.self == TypeNameView.self {
        // A type with aliases followed contains no aliases.
        if isActual { continue }
        isActual = true
        entries.append((name, json(value)))
        isActual = false
      } else {
        entries.append((name, json(value)))
      }
    }
    return JSONText.mapping(entries)
  }

  /// Returns the names of the properties that are written of a kind of view.
  private mutating func names<View: TemplateView>(of kind: View.Type) -> [String] {
    if let known = selected[ObjectIdentifier(kind)] { return known }
    var names = View.properties.keys.filter { words.contains($0) && $0 != "description" }
    names.sort()
    selected[ObjectIdentifier(kind)] = names
    return names
  }

  /// Returns the number of the object of a view.
  private mutating func number<View: TemplateView>(of view: View) -> Int {
    if let type = view as? TypeView {
      return type.isExtensionPart ? number(ofExtensionPart: type) : type.number
    }
    let key = (view as? TypeNameView).map { TypeNameKey($0, isActual: isActual) }
    if let key, let known = typeNames[key] { return known }
    let text = text(of: view)
    let number = numbers[text] ?? objects.count
    if number == objects.count {
      numbers[text] = number
      objects.append(text)
    }
    if let key { typeNames[key] = number }
    return number
  }

  /// Returns the number of the extensions of a type.
  private mutating func number(ofExtensionPart view: TypeView) -> Int {
    if let known = extensionParts[view.number] { return known }
    let number = objects.count
    extensionParts[view.number] = number
    objects.append("")
    unwritten.append((number, view))
    return number
  }

  private mutating func json(_ value: TemplateValue) -> String {
    switch value {
    case .object(let memory): return json(memory.view)
    case .text(let text): return JSONText.quoted(text)
    case .list(let list):
      var texts: [String] = []
      for element in list.values { texts.append(json(element)) }
      return "[\(texts.joined(separator: ","))]"
    case .entries, .loop:
      var texts: [(String, String)] = []
      for (name, value) in (value.entries ?? [:]).sorted(by: { $0.key < $1.key }) {
        texts.append((name, json(value)))
      }
      return JSONText.mapping(texts)
    case .bridgedBool(let value): return value.description
    case .bool, .integer, .float, .double: return value.printed ?? "null"
    case .nothing, .character, .macro: return JSONText.quoted(value.printed ?? "")
    }
  }

  private mutating func json(_ object: any TemplateObject) -> String {
    switch object {
    case let view as any TemplateView:
      guard depth < Self.depthLimit else { return "null" }
      depth += 1
      defer { depth -= 1 }
      return "\(number(of: view))"
    case let relation as TypeRelation:
      let types = session.relations(relation.kind).map { ($0.name, "\($0.numbers)") }
      return JSONText.mapping([
        ("name", JSONText.quoted(relation.kind.rawValue)), ("types", JSONText.mapping(types)),
      ])
    default: return JSONText.quoted(object.description)
    }
  }
}

/// The values that decide whether two names of types are the same object.
private struct TypeNameKey: Hashable {
  private let type: TypeReference
  private let text: String
  private let attributes: [String]
  private let scope: NameScope
  private let isActual: Bool

  init(_ view: TypeNameView, isActual: Bool) {
    type = view.type
    text = view.text
    attributes = view.attributes.map(\.text)
    scope = view.scope
    self.isActual = isActual
  }
}
