import Configuration
import Files
import SourceWriting
import SwiftScanner

/// The run that a generated file belongs to, as its header tells it.
///
/// Two configurations, or two command lines, may share a folder. A file of one of them is not a former output of the
/// other one.
struct OutputOwner: Sendable, Hashable {
  /// The configurations whose entries a run plans.
  private(set) var configurations: Set<AbsolutePath> = []
  /// The files, folders and globs in which a run looks for protocols.
  private(set) var sources: [PathSelection] = []
  /// The compiled modules whose protocols a run mocks.
  private(set) var modules: Set<String> = []
  /// The digests of the settings of a run's mocks; nil for the default ones.
  private(set) var settings: Set<String?> = []

  /// Creates the owner of nothing.
  init() {}

  /// Creates the owner of the outputs of some requests.
  init(_ requests: RunRequests) {
    configurations = Set(
      requests.mocks.compactMap { $0.output.position.map { AbsolutePath($0.path) } })
    sources = requests.mocks.map(\.inputs)
    modules = Set(requests.mocks.flatMap(\.compiledModules).map(\.value))
    settings = Set(requests.mocks.map(\.settingsDigest))
  }

  /// Returns whether a generated file belongs to another run, which may still ask for it.
  ///
  /// A file whose configuration or source is gone belongs to nobody.
  ///
  /// - Parameters:
  ///   - bytes: The content of the file.
  ///   - path: Its path.
  ///   - fileSystem: The file system that has the inputs of runs.
  ///   - comparesSettings: Whether a command line that reads the same sources is another run if it has other settings, such
  ///     as another style.
  func isOfAnother(
    _ bytes: [UInt8], at path: AbsolutePath, in fileSystem: any FileSystem,
    comparesSettings: Bool = false
  ) -> Bool {
    guard let inputs = GeneratedText(bytes).seal?.inputs else { return false }
    if let configuration = inputs.configuration(of: path) {
      return !configurations.contains(configuration) && fileSystem.kind(of: configuration) != nil
    }
    if comparesSettings, isOfAll(bytes, at: path) { return true }
    let hasOtherSettings = comparesSettings && !settings.contains(inputs.settings)
    if let module = inputs.module { return hasOtherSettings || !modules.contains(module) }
    guard let source = inputs.source(of: path) else { return false }
    return (hasOtherSettings || !sources.contains { $0.includes(source) })
      && fileSystem.kind(of: source) != nil
  }
}

extension OutputOwner {
  /// Returns whether a file has all mocks of a command line: in a folder, a file is called like its mock, or like the
  /// folder if it is a shard.
  private func isOfAll(_ bytes: [UInt8], at path: AbsolutePath) -> Bool {
    let name = path.name.dropLast(".swift".count)
    if name.hasPrefix("\(path.parent.name)+") { return false }
    let types = SwiftScanner().scan(SourceFile(path: path.text, bytes: bytes)).declaredTypes
    return !types.map(MockGenerator.fileName).contains { name == $0 || name.hasSuffix(".\($0)") }
  }
}

extension GenerationInputs {
  /// Returns the configuration that a generated file at a path names; nil if it names none.
  func configuration(of file: AbsolutePath) -> AbsolutePath? {
    configuration.map { AbsolutePath($0, relativeTo: file.parent) }
  }

  /// Returns the file or folder that a generated file at a path names; nil if it names none.
  func source(of file: AbsolutePath) -> AbsolutePath? {
    source.map { AbsolutePath($0, relativeTo: file.parent) }
  }

  /// Returns whether the header of a generated file at a path names a configuration or a source that is gone.
  func isAbandoned(_ file: AbsolutePath, in fileSystem: any FileSystem) -> Bool {
    let named = configuration(of: file) ?? (module == nil ? source(of: file) : nil)
    return named.map { fileSystem.kind(of: $0) == nil } ?? false
  }
}
