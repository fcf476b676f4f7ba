import ArgumentParser
import Files
import Foundation
import MockEngine
import StencilTemplates

/// `kagemusha template`: the built-in templates, and a check of others.
struct Template: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "template",
    abstract: "Run, check and explain templates, and show and copy those that come with the tool.",
    subcommands: [
      List.self, Show.self, Eject.self, RunTemplate.self, CheckTemplates.self, Reference.self,
      ExplainTemplates.self, TemplateCompletions.self,
    ])

  /// The name of a built-in template.
  struct Name: ParsableArguments {
    @Argument(help: "The name of a template, as 'kagemusha template list' prints it.")
    var name: String

    func text() throws -> String {
      if let text = TemplateCatalogue.text(of: name) { return text }
      let nearest = TemplateCatalogue.nearest(to: name).map { "did you mean '\($0)'?" }
      let fixIt = nearest ?? "run 'kagemusha template list' to see all templates"
      throw ValidationError("cannot find template '\(name)'; \(fixIt)")
    }
  }

  /// Prints the names and purposes of the built-in templates.
  struct List: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "list", abstract: "List the templates.")

    func run() throws {
      let lines = TemplateCatalogue.names.map { name in
        let padding = String(repeating: " ", count: max(12 - name.count, 1))
        return name + padding + (TemplateCatalogue.summary(of: name) ?? "") + "\n"
      }
      try RunOutcome(output: lines.joined()).finish()
    }
  }

  /// Prints the reference of all names and filters for templates.
  struct Reference: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "reference",
      abstract: "Print the properties, filters and tags of templates.")

    func run() throws {
      try RunOutcome(output: TemplateReference.text).finish()
    }
  }

  /// Prints a template.
  struct Show: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "show", abstract: "Print a template.")

    @OptionGroup var name: Name

    func run() throws {
      try RunOutcome(output: name.text()).finish()
    }
  }

  /// Copies a built-in template into a folder, in order to change it.
  struct Eject: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "eject",
      abstract: "Copy a template into a folder, to change it.")

    @OptionGroup var name: Name
    @Option(help: "The folder it goes into.")
    var output = "."

    func run() throws {
      let text = try name.text()
      let here = AbsolutePath(FileManager.default.currentDirectoryPath)
      let file = AbsolutePath(output, relativeTo: here).appending("\(name.name).stencil")
      let shown = output == "." ? file.name : "\(output)/\(file.name)"
      let fileSystem = LocalFileSystem()
      guard !fileSystem.isOccupied(file) else {
        throw failure("'\(shown)' already exists; move it or choose another folder")
      }
      do {
        try OutputWriter(fileSystem: fileSystem).write([
          OutputFile(path: file, bytes: Array(text.utf8))
        ])
      } catch {
        throw failure("cannot write '\(shown)'; check the folder and its permissions")
      }
      print("wrote \(shown)")
    }

    private func failure(_ message: String) -> ExitCode {
      FileHandle.standardError.write(Data("error: \(message)\n".utf8))
      return ExitCode(2)
    }
  }
}
