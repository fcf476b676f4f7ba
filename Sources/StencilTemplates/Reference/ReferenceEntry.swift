import Basics

/// A property, a filter or a tag of templates, with its meaning and an example.
package struct ReferenceEntry: Sendable, Hashable, Encodable {
  /// The title of the table that has it, such as `type` or `filters`.
  package let owner: String
  /// The name; of a tag with what follows it.
  package let name: String
  /// The type of the value as in Swift templates; nil for a filter and a tag.
  package let type: String?
  /// The meaning, in one line.
  package let meaning: String
  /// A use of it.
  package let example: String

  /// All entries, in the order of the reference.
  package static let all: [ReferenceEntry] = TemplateReference.sections.flatMap { section in
    section.rows.map { ReferenceEntry(section.title, $0.name, $0.meaning) }
  }

  private init(_ owner: String, _ name: String, _ meaning: String) {
    self.owner = owner
    self.name = name
    self.meaning = meaning
    switch owner {
    case "filters":
      type = nil
      example = "{{ value|\(name) }}"
    case "tags":
      type = nil
      example = "{% \(name.parts(separatedBy: ", ").first ?? "") %}"
    default:
      let found = Self.type(of: name, in: owner)
      type = found?.text
      example =
        found?.example(of: "\(Self.variable(for: owner)).\(name)")
        ?? "{{ \(Self.variable(for: owner)).\(name) }}"
    }
  }

  /// Returns the entries of a name: `variables`, `type.variables`, `|sorted` or `for`.
  package static func entries(of text: String) -> [ReferenceEntry] {
    if text.hasPrefix("|") {
      let name = text.dropFirst().drop { $0 == "!" }
      return all.filter { $0.owner == "filters" && $0.name == name }
    }
    let parts = text.split(separator: ".").map(String.init)
    guard let name = parts.last else { return [] }
    guard parts.count > 1 else {
      return all.filter { $0.name == name || $0.owner == "tags" && $0.words.contains(name) }
    }
    let owner = parts[parts.count - 2]
    return all.filter { $0.name == name && variable(for: $0.owner) == owner }
  }

  /// Returns the names that are most similar to one that has no entry.
  package static func names(near text: String) -> [String] {
    let names = all.map { entry in
      entry.owner == "filters" || entry.owner == "tags"
        ? entry.words.first ?? entry.name : "\(variable(for: entry.owner)).\(entry.name)"
    }
    let isQualified = text.contains(".")
    return NameSuggestions(
      candidates: isQualified ? names : Array(Set(all.map(\.name) + names)).sorted()
    ).nearest(to: text, atMost: 3)
  }

  /// The names of a tag; of anything else the name.
  private var words: [String] {
    guard owner == "tags" else { return [name] }
    return name.parts(separatedBy: ", ").compactMap { part in
      part.split(separator: " ").first.map { String($0) }
    }
  }

  /// Returns the name by which templates usually call a value of a table: `typeName` for `type name`.
  private static func variable(for owner: String) -> String {
    let noun = owner.parts(separatedBy: ", ").first ?? owner[...]
    let words = noun.split(separator: " ").map { String($0) }
    let rest = words.dropFirst().map { TextCase.upperFirst($0) }
    return (words.prefix(1) + rest).joined()
  }

  private static func type(of name: String, in owner: String) -> ModelType? {
    let title = TextCase.upperFirst(variable(for: owner))
    let classes =
      ModelClass.all.filter { $0.name == title || $0.parent == title } + ModelClass.all
    let properties: [ModelClass.Property] = classes.flatMap(\.properties)
    return properties.first { $0.name == name }?.type
  }
}

extension ModelType {
  /// Returns a use of a property of the type.
  fileprivate func example(of path: String) -> String {
    switch self {
    case .flag: "{% if \(path) %}…{% endif %}"
    case .text, .number, .object: "{{ \(path) }}"
    case .optional(.text), .optional(.object): "{{ \(path)|default:\"-\" }}"
    case .optional(let type): type.example(of: path)
    case .list: "{% for element in \(path) %}{{ element }}{% endfor %}"
    case .annotations, .byName:
      "{% for name, value in \(path) %}{{ name }}: {{ value }}{% endfor %}"
    }
  }
}
