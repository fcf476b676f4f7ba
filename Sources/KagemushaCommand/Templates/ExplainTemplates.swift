import ArgumentParser
import Foundation
import MockEngine
import StencilTemplates

/// `kagemusha template explain`: says what a name in templates means.
struct ExplainTemplates: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Print the meaning of a property, a filter or a tag, with an example.",
    discussion: """
      A property is written with or without what has it, a filter with or without a bar:

        kagemusha template explain type.variables
        kagemusha template explain '|sorted'
      """)

  @Argument(help: "A name: 'type.variables', 'variables', '|sorted', 'for'.")
  var name: String

  func run() throws {
    let entries = ReferenceEntry.entries(of: name)
    guard !entries.isEmpty else {
      let near = ReferenceEntry.names(near: name).map { "'\($0)'" }.joined(separator: ", ")
      let fixIt =
        near.isEmpty
        ? "run 'kagemusha template reference' to see all names" : "did you mean \(near)?"
      throw ValidationError("cannot find '\(name)' in the reference; \(fixIt)")
    }
    try RunOutcome(output: entries.map(text).joined(separator: "\n")).finish()
  }

  private func text(of entry: ReferenceEntry) -> String {
    let type = entry.type.map { ": \($0)" } ?? ""
    return "\(entry.name)\(type) (\(entry.owner))\n  \(entry.meaning)\n  \(entry.example)\n"
  }
}

/// `kagemusha template completions`: prints the reference as JSON, for editors.
struct TemplateCompletions: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "completions",
    abstract: "Print the names of templates with meanings and examples as JSON, for editors.")

  func run() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let text = String(decoding: try encoder.encode(ReferenceEntry.all), as: UTF8.self)
    try RunOutcome(output: text + "\n").finish()
  }
}
