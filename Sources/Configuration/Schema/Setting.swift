/// A row of the configuration schema, with all facts about one setting.
///
/// A setting is a key of configurations, an option of the command line, an environment variable, or several
/// of these.
package struct Setting: Sendable {
  /// The key, which also identifies the setting.
  package let key: ConfigurationKey
  /// The meaning of the setting, in one line.
  package let summary: String
  /// The form of the values.
  package let form: ValueForm
  /// The option that takes precedence over the key in every entry.
  package private(set) var option: CommandLineOption?
  /// The environment variable that sets the setting.
  package private(set) var variable: String?
  /// The value of an absent setting, as the documentation shows it.
  package private(set) var standard: String?
  /// The keys of which an entry must have one if it lacks this one; nil if this key is not required.
  private(set) var alternatives: Set<ConfigurationKey>?

  private(set) var root: Field<RunRequests>?
  private(set) var mocks: Field<MockRequest>?
  private(set) var accessors: Field<AccessorRequest>?
  private(set) var factories: Field<FactoryRequest>?
  private(set) var fixtures: Field<FixtureRequest>?
  private(set) var templates: Field<TemplateRequest>?
  /// The property of a mock's request that an option sets.
  private(set) var override: Field<MockRequest>?

  /// Creates a row.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - format: The way in which the values are written and read.
  ///   - properties: The property that the setting sets, for each section that has the key.
  ///   - summary: The meaning, in one line.
  init<Value>(
    _ key: ConfigurationKey, _ format: ValueFormat<Value>,
    _ properties: [SettingProperty<Value>], _ summary: String
  ) {
    self.key = key
    self.summary = summary
    form = format.form
    for property in properties {
      switch property {
      case .root(let path): root = Field(path, format)
      case .mocks(let path):
        mocks = Field(path, format)
        override = mocks
      case .mockOption(let path): override = Field(path, format)
      case .accessors(let path): accessors = Field(path, format)
      case .factories(let path): factories = Field(path, format)
      case .fixtures(let path): fixtures = Field(path, format)
      case .templates(let path): templates = Field(path, format)
      }
    }
  }

  /// The sections whose entries may have the key.
  package var sections: [ConfigurationSection] {
    ConfigurationSection.allCases.filter { section in
      switch section {
      case .mocks: mocks != nil
      case .accessors: accessors != nil
      case .factories: factories != nil
      case .fixtures: fixtures != nil
      case .templates: templates != nil
      }
    }
  }

  /// Whether the key is at the root of a configuration, beside the sections.
  package var isRoot: Bool { root != nil }
}

// MARK: - The optional columns

extension Setting {
  /// Returns the setting with an option of the command line.
  func option(_ option: CommandLineOption) -> Setting {
    var setting = self
    setting.option = option
    return setting
  }

  /// Returns the setting with a default, as the documentation shows it.
  func standard(_ text: String) -> Setting {
    var setting = self
    setting.standard = text
    return setting
  }

  /// Returns the setting with an environment variable.
  func variable(_ name: String) -> Setting {
    var setting = self
    setting.variable = name
    return setting
  }

  /// Returns the setting as a required one; an entry may have one of the alternatives instead.
  func required(or alternatives: Set<ConfigurationKey> = []) -> Setting {
    var setting = self
    setting.alternatives = alternatives
    return setting
  }
}

/// The property that a setting sets in the entries of a section.
enum SettingProperty<Value> {
  case root(SettingPath<RunRequests, Value>)
  case mocks(SettingPath<MockRequest, Value>)
  case accessors(SettingPath<AccessorRequest, Value>)
  case factories(SettingPath<FactoryRequest, Value>)
  case fixtures(SettingPath<FixtureRequest, Value>)
  case templates(SettingPath<TemplateRequest, Value>)
  /// A property of a request for mocks that is set only on the command line.
  case mockOption(SettingPath<MockRequest, Value>)
}

/// A property of an entry.
typealias SettingPath<Entry, Value> = any WritableKeyPath<Entry, Value> & Sendable

/// A setting of one section, which reads and copies one property of the entries.
struct Field<Entry>: Sendable {
  /// Reads a value into an entry; returns false, and leaves an issue in the reader, if it is invalid.
  let read: @Sendable (RawValue, inout ValueReader, inout Entry) -> Bool
  /// Copies the value of one entry into another.
  let copy: @Sendable (_ source: Entry, _ target: inout Entry) -> Void

  init<Value>(_ path: SettingPath<Entry, Value>, _ format: ValueFormat<Value>) {
    read = { raw, reader, entry in
      guard let value = format.read(raw, &reader) else { return false }
      entry[keyPath: path] = format.join(entry[keyPath: path], value)
      return true
    }
    copy = { source, target in
      target[keyPath: path] = format.join(target[keyPath: path], source[keyPath: path])
    }
  }
}

/// An option of the command line.
package struct CommandLineOption: Sendable, Hashable {
  /// The name, as in `mock-name`.
  package let name: String
  /// The short name, as in `D`.
  package private(set) var letter: Character?
  /// The name of the value, as in `pattern`; nil for a flag.
  package let valueName: String?
  /// Whether help texts and documentation omit the option.
  package private(set) var isHidden = false
  /// Whether the option turns the setting off, as in `--no-optional-requirements`.
  package private(set) var isInverted = false

  private init(_ name: String, _ valueName: String?) {
    self.name = name
    self.valueName = valueName
  }

  /// Returns an option with a value.
  static func option(_ name: String, _ valueName: String) -> CommandLineOption {
    CommandLineOption(name, valueName)
  }

  /// Returns an option without a value.
  static func flag(_ name: String) -> CommandLineOption { CommandLineOption(name, nil) }

  /// The option, omitted from help texts and documentation.
  var hidden: CommandLineOption {
    var option = self
    option.isHidden = true
    return option
  }

  /// The option as one that turns the setting off.
  var inverted: CommandLineOption {
    var option = self
    option.isInverted = true
    return option
  }

  /// Returns the option with a short name as well.
  func short(_ letter: Character) -> CommandLineOption {
    var option = self
    option.letter = letter
    return option
  }

  /// The option as written, as in `--mock-name`, `-D` or `--no-optional-requirements`.
  package var spelling: String {
    letter.map { "-\($0)" } ?? (isInverted ? "--no-" : "--") + name
  }
}
