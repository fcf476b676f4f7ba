import Basics

/// All that templates can use, with a meaning in one line each.
package struct TemplateReference: Sendable {
  /// A table of names and meanings.
  package struct Section: Sendable {
    /// The title.
    package let title: String
    /// The names and meanings, sorted by name.
    package let rows: [(name: String, meaning: String)]
  }

  /// The tables.
  package static let sections: [Section] =
    [
      properties("types", TypesView.properties), properties("type", TypeView.properties),
      properties("variable", VariableView.properties), properties("method", MethodView.properties),
      properties("subscript", SubscriptView.properties),
      properties("parameter, associated value", ParameterView.properties),
      properties("case", EnumCaseView.properties),
      properties("type name", TypeNameView.properties),
      properties("parts of a type name", TypePartsView.properties),
      properties("element of a type name", TypedPartView.properties),
      properties("associated type", AssociatedTypeView.properties),
      properties("generic parameter", GenericParameterView.properties),
      properties("generic requirement", GenericRequirementView.properties),
      properties("type alias", TypeAliasView.properties),
      properties("import", ImportView.properties),
      properties("attribute", AttributeView.properties),
      properties("modifier", ModifierView.properties),
    ] + [filters, tags]

  private static func properties(_ title: String, _ properties: [String: some Any]) -> Section {
    Section(
      title: title,
      rows: properties.keys.sorted().map { ($0, PropertyMeaning.all[$0] ?? "") })
  }

  private static var filters: Section {
    let names = TemplateFilter.names.filter { !$0.hasPrefix("!") }
    return Section(
      title: "filters", rows: names.map { ($0, FilterMeaning.of($0) ?? "") })
  }

  private static var tags: Section {
    Section(title: "tags", rows: FilterMeaning.tags.map { ($0.0, $0.1) })
  }

  /// The tables as plain text.
  package static var text: String {
    sections.map { section in
      let width = section.rows.map(\.name.count).max() ?? 0
      let lines = section.rows.map { row in
        "  " + row.name + String(repeating: " ", count: width - row.name.count + 2) + row.meaning
      }
      return ([section.title] + lines).joined(separator: "\n") + "\n"
    }.joined(separator: "\n")
  }

  /// The tables as a page of the documentation.
  package static var page: String {
    let tables = sections.map { section in
      let rows = section.rows.map { row in
        "| `\(row.name)` | \(row.meaning.replacing("|", with: "\\|")) |\n"
      }
      return "\n## \(section.title.prefix(1).uppercased() + section.title.dropFirst())\n\n"
        + "| name | meaning |\n|---|---|\n" + rows.joined()
    }
    return "# Template reference\n\n"
      + "What [templates](templates.md) can use, as `kagemusha template reference` prints it.\n"
      + tables.joined()
  }
}
