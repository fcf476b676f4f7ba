import Basics
import Configuration
import EndToEndSupport
import Foundation
import Testing

@Suite struct SchemaTests {
  @Test func `every key has one row`() {
    let keys = ConfigurationSchema.settings.map(\.key)
    #expect(Set(keys).count == keys.count)
    #expect(Set(keys) == Set(ConfigurationKey.allCases))
  }

  @Test func `every row is documented, and can be set`() {
    for setting in ConfigurationSchema.settings {
      #expect(setting.summary.hasSuffix("."), "\(setting.key)")
      #expect(!setting.form.words.isEmpty)
      let isAnywhere =
        setting.isRoot || !setting.sections.isEmpty || setting.option != nil
        || setting.variable != nil
      #expect(isAnywhere, "\(setting.key)")
    }
  }

  @Test func `every option has a name of its own`() {
    let options = ConfigurationSchema.settings.compactMap(\.option)
    #expect(Set(options.map(\.name)).count == options.count)
    #expect(Set(options.compactMap(\.letter)).count == options.compactMap(\.letter).count)
  }

  @Test(
    arguments: [
      ("sorces", "sources"), ("SOURCE", "sources"), ("mock_name", "mockName"),
      ("testable", "testableImports"), ("import", "imports"), ("colour", nil), ("", nil),
      ("zzz", nil),
    ] as [(String, String?)])
  func `the nearest key is guessed`(word: String, expected: String?) {
    let keys = ConfigurationSchema.settings(in: .mocks).map(\.key.rawValue)
    #expect(NameSuggestions(candidates: keys).nearest(to: word) == expected)
  }

  @Test func `the JSON Schema is the one in the documentation`() throws {
    try Golden.expect(
      ConfigurationSchema.jsonSchema, at: Self.documentation("kagemusha.schema.json"))
  }

  @Test func `the JSON Schema knows every key`() throws {
    let json = try JSONSerialization.jsonObject(with: Data(ConfigurationSchema.jsonSchema.utf8))
    let root = try #require(json as? [String: Any])
    let properties = try #require(root["properties"] as? [String: Any])
    #expect(Set(properties.keys) == Set(ConfigurationSection.allCases.map(\.rawValue) + ["strict"]))
    let entries = try #require(root["$defs"] as? [String: [String: Any]])
    for section in ConfigurationSection.allCases {
      let keys = try #require(entries[section.rawValue]?["properties"] as? [String: [String: Any]])
      #expect(
        Set(keys.keys) == Set(ConfigurationSchema.settings(in: section).map(\.key.rawValue)))
      #expect(keys.values.allSatisfy { $0["description"] is String })
    }
  }

  @Test func `the reference page is the one in the documentation`() throws {
    try Golden.expect(
      ConfigurationSchema.referencePage, at: Self.documentation("configuration.md"))
  }

  private static func documentation(_ name: String) -> URL {
    Repository.root.appendingPathComponent("Documentation").appendingPathComponent(name)
  }
}
