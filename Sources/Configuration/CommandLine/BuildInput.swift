import Files
import Foundation

/// The sources of one target's mocks, as a build knows them, and the files that the build expects.
///
/// The build-tool plugin writes the input to a file, since the paths of an app's sources do not fit on a command
/// line.
package struct BuildInput: Sendable, Hashable, Codable {
  /// A module that the target depends on.
  package struct Module: Sendable, Hashable, Codable {
    /// The name of the module, or that of its product.
    package var name: String
    /// The target of an Xcode project that builds the module.
    package var target: String?
    /// The product of a package that has the module, if an Xcode project depends on the package.
    package var product: String?
    /// Whether the module belongs to another package: its public protocols get mocks if a configuration names the
    /// module.
    package var isForeign: Bool
    /// The paths of the module's Swift files.
    package var sources: [String]
    /// The paths of the Swift files of the modules that the module depends on.
    package var dependencySources: [String]
    /// The path of the folder that has a folder for each plugin that generates sources of the module; nil if the build
    /// does not know it. SwiftPM tells a plugin nothing about these sources.
    package var pluginOutputs: String?
    /// The path of the file for the module's mocks.
    package var output: String

    /// The name, as an import spells it.
    package var importName: String { ModuleName.ofProduct(name) }

    /// Creates a module.
    package init(
      name: String, isForeign: Bool = false, sources: [String], dependencySources: [String] = [],
      output: String
    ) {
      self.name = name
      self.isForeign = isForeign
      self.sources = sources
      self.dependencySources = dependencySources
      self.output = output
    }
  }

  /// The modules that may have mocks.
  package var modules: [Module]
  /// The paths of the files that the sections of a configuration other than `mocks` generate, by the names of the
  /// sections.
  package var outputs: [String: String]
  /// The paths of the target's own Swift files.
  package var ownSources: [String]
  /// The path of the Xcode project that has the targets of the modules.
  package var project: String?

  /// Creates an input.
  package init(
    modules: [Module], outputs: [String: String] = [:], ownSources: [String] = []
  ) {
    self.modules = modules
    self.outputs = outputs
    self.ownSources = ownSources
  }

  /// Reads an input.
  ///
  /// - Parameter path: The path of the file.
  /// - Throws: An error of Foundation if there is no such file, or if it does not contain an input.
  package init(contentsOf path: String) throws {
    let data = try Data(contentsOf: URL(fileURLWithPath: path))
    self = try JSONDecoder().decode(BuildInput.self, from: data)
  }

  /// All files that the build expects, even if there is nothing to generate.
  package var expectedOutputs: [AbsolutePath] {
    (modules.map(\.output) + outputs.values.sorted()).map { AbsolutePath($0) }
  }
}
