import ArgumentParser
import Basics
import Configuration
import DeclarationModel
import Files
import Foundation
import MockEngine
import ModuleInterface
import StencilTemplates
import SwiftTemplates

/// `kagemusha template check`: finds errors in templates without reading any sources.
struct CheckTemplates: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Find mistakes in templates, without sources.",
    discussion: "Exits with 0 if there are no errors, 2 after errors.")

  @Argument(
    help: ArgumentHelp("Stencil and Swift templates.", valueName: "templates"),
    completion: .file(extensions: ["stencil", "swifttemplate"]))
  var arguments: [PathArgument]

  var templates: [String] { arguments.flatMap(\.paths) }

  func run() throws {
    let folder = AbsolutePath(FileManager.default.currentDirectoryPath)
    let display = PathDisplay(relativeTo: folder)
    let renderer = TemplateRenderer(model: TemplateModel([]))
    let environment = ProcessInfo.processInfo.environment
    var options = ModuleOptions(cacheFolder: ModuleOptions.cacheFolder(environment))
    options.programs = ProgramPolicy(environment: environment)
    let swiftRenderer = SwiftTemplateRenderer(
      model: renderer, options: options, environment: environment,
      timeLimit: TemplateRequest.standardTimeLimit)
    var diagnostics: [Diagnostic] = []
    for template in templates {
      let path = AbsolutePath(template, relativeTo: folder)
      do {
        let bytes = try LocalFileSystem().read(path)
        let source = TemplateSource(path: path.text, bytes: bytes)
        let folder = TemplateFolder(path: path.parent.text)
        diagnostics +=
          path.name.hasSuffix(".swifttemplate")
          ? swiftRenderer.check(source, including: folder)
          : renderer.check(source, including: folder)
      } catch {
        diagnostics.append(Problem(.discovery(.cannotRead(path, error))).diagnostic)
      }
    }
    let shown = DiagnosticOrder.sorted(diagnostics.map(display.shown))
    let hasErrors = shown.contains { $0.severity == .error }
    let outcome = RunOutcome(
      messages: MarkedMessages(folder: folder).text(of: shown), diagnostics: shown,
      status: hasErrors ? .failure : .success)
    try outcome.finish()
  }
}
