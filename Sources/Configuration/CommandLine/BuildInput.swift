import Files
import Foundation

/// What a build knows of the sources of one target's mocks, and where it expects generated files.
///
/// The build-tool plugin writes it to a file, since a command line has no room for the paths of an
/// app's sources.
package struct BuildInput: Sendable, Hashable, Codable {
  /// A module that the target depends on.
  package struct Module: Sendable, Hashable, Codable {
    /// The name of the module, or that of its product.
    package var name: String
    /// The target of an Xcode project that it is of.
    package var target: String?
    /// The product of a package that an Xcode project depends on, and that it is of.
    package var product: String?
    /// Whether it belongs to another package: it gets mocks if a configuration names it, of what is
    /// public in it.
    package var isForeign: Bool
    /// The paths of its Swift files.
    package var sources: [String]
    /// The paths of the Swift files of the modules that it depends on.
    package var dependencySources: [String]
    /// The path of the file for its mocks.
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
  /// The paths of the files for what the sections of a configuration other than `mocks` generate, by
  /// the names of the sections.
  package var outputs: [String: String]
  /// The paths of the target's own files, by the names of types that they seem to declare.
  package var ownTypes: [String: [String]]
  /// The path of the Xcode project that has the targets of the modules.
  package var project: String?

  /// Creates an input.
  package init(
    modules: [Module], outputs: [String: String] = [:], ownTypes: [String: [String]] = [:]
  ) {
    self.modules = modules
    self.outputs = outputs
    self.ownTypes = ownTypes
  }

  /// Reads an input.
  ///
  /// - Parameter path: The path of its file.
  /// - Throws: An error of Foundation if there is no such file, or something else is in it.
  package init(contentsOf path: String) throws {
    let data = try Data(contentsOf: URL(fileURLWithPath: path))
    self = try JSONDecoder().decode(BuildInput.self, from: data)
  }

  /// All files that the build expects, be there something to generate or not.
  package var expectedOutputs: [AbsolutePath] {
    (modules.map(\.output) + outputs.values.sorted()).map { AbsolutePath($0) }
  }
}
