extension ConfigurationSchema {
  /// The reference page of the documentation, in Markdown.
  package static var referencePage: String {
    ([introduction] + ConfigurationSection.allCases.map(chapter) + [commandLine, environment])
      .joined(separator: "\n")
  }

  private static let introduction = """
    # Configuration reference

    <!-- Generated from Sources/Configuration/Schema/ConfigurationSchema.swift by 'make goldens'. -->

    `kagemusha` reads `.kagemusha.yml`, or `kagemusha.yml`, in the folder it runs in or the nearest one around it,
    unless paths are given or `--config` names another file. Paths in it are relative to its folder. Each section is
    a list of entries.
    Where a key takes a list, a single value may stand in its place. An option on the command line replaces the
    same key in every entry of `mocks`; `--module-search-path`, `-D`, `-I`, `-F` and `--declare` add to it. Unknown
    keys are errors.

    ```yaml
    # yaml-language-server: $schema=https://…/Documentation/kagemusha.schema.json
    mocks:
      - sources: [Sources/App]
        output: Tests/AppTests/Generated
        testableImports: [App]
    ```

    With the first line, editors that use the YAML language server complete and check keys; it takes a URL, or a
    path to [kagemusha.schema.json](kagemusha.schema.json).

    `strict: true`, beside the sections, treats warnings as errors. What several entries share may stand once, under a key
    that begins with `x-` or in the first of them, and be merged into others:

    ```yaml
    x-common: &common
      output: Tests/AppTests/Generated
      testableImports: [App]
    mocks:
      - <<: *common
        sources: [Sources/App]
    ```

    """

  private static func chapter(_ section: ConfigurationSection) -> String {
    let rows = settings(in: section).map { setting in
      [
        code(setting.key.rawValue), setting.form.words,
        setting.standardText(in: section),
        setting.option.map { $0.isHidden ? "" : code($0.spelling) } ?? "", setting.summary,
      ]
    }
    // Only keys of `mocks` have options.
    let isMocks = section == .mocks
    let header = ["key", "value", "default", "option", "meaning"]
    let table = [header] + rows
    return """
      ## `\(section.rawValue)`

      \(section.summary)

      \(markdown(isMocks ? table : table.map { Array($0[..<3] + $0[4...]) }))
      """
  }

  private static var commandLine: String {
    let rows = settings.filter { $0.sections.isEmpty && $0.option.map { !$0.isHidden } ?? false }
      .map {
        [code($0.option?.spelling ?? ""), $0.isRoot ? code($0.key.rawValue) : "", $0.summary]
      }
    return """
      ## Command line

      Besides the options above, `generate`, `check`, `list` and `explain` take these:

      \(markdown([["option", "key", "meaning"]] + rows))
      """
  }

  private static var environment: String {
    let rows = settings.compactMap { setting in
      setting.variable.map { [code($0), setting.form.words, setting.summary] }
    }
    return """
      ## Environment

      \(markdown([["variable", "value", "meaning"]] + rows))
      """
  }

  private static func code(_ text: String) -> String { "`\(text)`" }

  private static func markdown(_ table: [[String]]) -> String {
    var lines = table.map { "| " + $0.joined(separator: " | ") + " |" }
    lines.insert("|" + String(repeating: " --- |", count: table[0].count), at: 1)
    return lines.joined(separator: "\n") + "\n"
  }
}

extension Setting {
  /// Returns the default in entries of a section, as a table cell.
  fileprivate func standardText(in section: ConfigurationSection) -> String {
    if let standard { return "`\(standard)`" }
    guard let alternatives else { return "" }
    let others = ConfigurationSchema.settings(in: section).map(\.key).filter(alternatives.contains)
    guard !others.isEmpty else { return "required" }
    return "required without " + others.map { "`\($0.rawValue)`" }.joined(separator: ", ")
  }
}
