extension ConfigurationSchema {
  /// The JSON Schema of a configuration, which editors use to complete and check it.
  package static var jsonSchema: String {
    let roots = settings.filter(\.isRoot).map { (key: $0.key.rawValue, value: $0.jsonSchema) }
    let sections = ConfigurationSection.allCases.map { section in
      (
        key: section.rawValue,
        value: [
          "description": .string(section.summary),
          "type": "array", "minItems": 1,
          "items": ["$ref": .string("#/$defs/\(section.rawValue)")],
        ] as OrderedJSON
      )
    }
    let entries = ConfigurationSection.allCases.map { (key: $0.rawValue, value: entry(of: $0)) }
    let schema: OrderedJSON = [
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "title": "Configuration of Kagemusha",
      "description": "The content of '.kagemusha.yml'.",
      "type": "object",
      "properties": .object(sections + roots),
      "patternProperties": ["^x-": ["description": "Anything, such as anchors for other entries."]],
      "additionalProperties": false,
      "anyOf": .list(sections.map { ["required": [.string($0.key)]] }),
      "$defs": .object(entries),
    ]
    return schema.text + "\n"
  }

  private static func entry(of section: ConfigurationSection) -> OrderedJSON {
    let settings = settings(in: section)
    var members: [(key: String, value: OrderedJSON)] = [
      ("type", "object"),
      (
        "properties",
        .object(settings.map { (key: $0.key.rawValue, value: $0.jsonSchema) })
      ),
      ("additionalProperties", false),
    ]
    // In a build, or with options, an entry of `mocks` may lack its sources and its output.
    if section != .mocks {
      let keys = Set(settings.map(\.key))
      let choices = settings.compactMap { setting -> [ConfigurationKey]? in
        guard let alternatives = setting.alternatives else { return nil }
        return [setting.key]
          + ConfigurationKey.allCases.filter { alternatives.contains($0) && keys.contains($0) }
      }
      members.append(
        ("required", .list(choices.filter { $0.count == 1 }.map { .string($0[0].rawValue) })))
      for choice in choices where choice.count > 1 {
        members.append(("anyOf", .list(choice.map { ["required": [.string($0.rawValue)]] })))
      }
    }
    return .object(members)
  }
}

extension Setting {
  /// The JSON Schema of the key.
  fileprivate var jsonSchema: OrderedJSON {
    var members: [(key: String, value: OrderedJSON)] = [("description", .string(summary))]
    if let standard, let value = form.defaultValue(standard) { members.append(("default", value)) }
    return .object(members + form.schema.members)
  }
}

extension ValueForm {
  fileprivate func defaultValue(_ text: String) -> OrderedJSON? {
    switch shape {
    case .bool: .bool(text == "true")
    case .text: .string(text)
    case .mapping, .listOfMappings, .listOfTexts: nil
    }
  }
}
