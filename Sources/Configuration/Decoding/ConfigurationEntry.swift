import DeclarationModel
import Files

/// An entry of a section, which the reader decodes by the schema.
protocol ConfigurationEntry: Sendable {
  /// The section of such entries.
  static var section: ConfigurationSection { get }
  /// Returns the property that a setting sets in such entries; nil if they do not have the key.
  static func field(of setting: Setting) -> Field<Self>?

  /// Creates an entry without values.
  ///
  /// - Parameters:
  ///   - position: The position of the entry.
  ///   - folder: The folder of the configuration, a placeholder for the output until the output is
  ///     read.
  init(at position: SourcePosition, in folder: AbsolutePath)

  /// Returns the complete entry once its values are read; nil if the entry cannot be used.
  ///
  /// - Parameter decoding: The keys that were read, and the issues found.
  func completed(_ decoding: inout EntryDecoding) -> Self?
}

/// The state of decoding one entry.
struct EntryDecoding {
  /// The options of the command line, which take precedence over keys.
  let overrides: CommandLineOverrides
  /// The keys of the entry.
  var given: Set<ConfigurationKey> = []
  /// The keys whose values could be read.
  var read: Set<ConfigurationKey> = []
  /// The issues found so far.
  var issues: [ConfigurationIssue] = []

  init(overrides: CommandLineOverrides) {
    self.overrides = overrides
  }

  /// Whether the entry has an output, or a build has one for it.
  var hasOutput: Bool { read.contains(.output) || overrides.isBuild }
}

extension MockRequest: ConfigurationEntry {
  static var section: ConfigurationSection { .mocks }
  static func field(of setting: Setting) -> Field<Self>? { setting.mocks }

  init(at position: SourcePosition, in folder: AbsolutePath) {
    self.init(sources: [], output: Located(.folder(folder), at: position))
    origin = position
  }

  func completed(_ decoding: inout EntryDecoding) -> Self? {
    var request = self
    // In a build, `module` names one whose sources are read; otherwise it names a compiled module.
    if decoding.overrides.isBuild {
      request.module = compiledModules.first
      request.compiledModules = []
    } else if let module = compiledModules.first, decoding.given.contains(.sources) {
      decoding.issues.append(ConfigurationIssue(.moduleWithSources, at: module.position))
      if !sources.isEmpty { request.compiledModules = [] }
    }
    request = decoding.overrides.applied(to: request)
    if !decoding.overrides.isBuild { decoding.issues += request.outputIssues }
    // After an error in a key, a glob without a match would be reported as a second error.
    if decoding.issues.contains(where: \.fact.hidesProtocols) { request.allowsUnmatched = true }
    return request
  }
}

extension AccessorRequest: ConfigurationEntry {
  static var section: ConfigurationSection { .accessors }
  static func field(of setting: Setting) -> Field<Self>? { setting.accessors }

  init(at position: SourcePosition, in folder: AbsolutePath) {
    self.init(TypeRequest(at: position, in: folder))
  }

  func completed(_ decoding: inout EntryDecoding) -> Self? {
    decoding.hasOutput ? self : nil
  }
}

extension FactoryRequest: ConfigurationEntry {
  static var section: ConfigurationSection { .factories }
  static func field(of setting: Setting) -> Field<Self>? { setting.factories }

  init(at position: SourcePosition, in folder: AbsolutePath) {
    self.init(TypeRequest(at: position, in: folder))
  }

  func completed(_ decoding: inout EntryDecoding) -> Self? {
    decoding.hasOutput ? self : nil
  }
}

extension FixtureRequest: ConfigurationEntry {
  static var section: ConfigurationSection { .fixtures }
  static func field(of setting: Setting) -> Field<Self>? { setting.fixtures }

  init(at position: SourcePosition, in folder: AbsolutePath) {
    self.init(TypeRequest(at: position, in: folder))
  }

  func completed(_ decoding: inout EntryDecoding) -> Self? {
    decoding.hasOutput ? self : nil
  }
}

extension TemplateRequest: ConfigurationEntry {
  static var section: ConfigurationSection { .templates }
  static func field(of setting: Setting) -> Field<Self>? { setting.templates }

  init(at position: SourcePosition, in folder: AbsolutePath) {
    self.init(output: Located(.folder(folder), at: position))
    style = .own
    self.folder = folder
    origin = position
  }

  func completed(_ decoding: inout EntryDecoding) -> Self? {
    decoding.hasOutput ? self : nil
  }
}

extension TypeRequest {
  fileprivate init(at position: SourcePosition, in folder: AbsolutePath) {
    self.init(sources: [], output: Located(.folder(folder), at: position))
  }
}
