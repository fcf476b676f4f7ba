import Configuration
import FileSupport
import Foundation

@testable import MockEngine

extension TemporaryFolder {
  /// Runs the tool as the plugin does, for modules whose sources are in folders of their names; those
  /// that are named `…Kit` are of another package.
  func build(_ modules: String..., cache: CacheFolder? = nil) throws -> RunOutcome {
    let hasConfiguration = contents.contains("T/kagemusha.yml")
    let build = BuildInput(
      modules: modules.map { name in
        var module = BuildInput.Module(
          name: name, isForeign: name.hasSuffix("Kit"), sources: swiftFiles(in: name),
          dependencySources: swiftFiles(in: "Dependencies"),
          output: path.appending("Gen\(name).swift").text)
        module.pluginOutputs = path.appending("Plugins/\(name)").text
        return module
      },
      outputs: hasConfiguration
        ? Dictionary(
          uniqueKeysWithValues: ["accessors", "factories", "fixtures", "templates"].map {
            ($0, path.appending("Gen-\($0).swift").text)
          }) : [:],
      ownSources: swiftFiles(in: "T"))
    let file = path.appending("BuildInput.json").text
    try JSONEncoder().encode(build).write(to: URL(fileURLWithPath: file))
    var input = CommandLineOptions(currentDirectory: path)
    input.configuration = hasConfiguration ? "T/kagemusha.yml" : nil
    input.build = try BuildInput(contentsOf: file)
    var run = Run(input, action: .write(WriteOptions()))
    run.isQuiet = true
    run.cache = cache
    return run.run()
  }

  private func swiftFiles(in folder: String) -> [String] {
    contents.filter { $0.hasPrefix(folder + "/") && $0.hasSuffix(".swift") }
      .map { path.appending($0).text }
  }
}
