import Configuration
import DeclarationModel
import MockResolver
import SourceWriting
import StencilTemplates

/// The settings that the text of an output depends on, as a digest for its header.
///
/// Settings that select sources and protocols are left out, since they decide which mocks there are, and not
/// their text. Paths are left out, too, since they differ from machine to machine.
private struct SettingsDigest {
  private var texts: [String] = []

  /// Adds a setting, unless it is empty.
  mutating func add(_ key: ConfigurationKey, _ values: [String]) {
    guard !values.isEmpty else { return }
    texts += [key.rawValue, "\(values.count)"] + values
  }

  mutating func add(_ key: ConfigurationKey, isOn: Bool) {
    if isOn { add(key, ["true"]) }
  }

  mutating func add(_ key: ConfigurationKey, _ values: [String: String]) {
    add(key, values.sorted { $0.key < $1.key }.flatMap { [$0.key, $0.value] })
  }

  /// The digest; nil if nothing was added.
  var text: String? { texts.isEmpty ? nil : GenerationInputs.digest(texts) }
}

extension MockRequest {
  /// The digest of the settings that the mocks depend on.
  var settingsDigest: String? {
    var digest = SettingsDigest()
    digest.add(.testableImports, Set(testableImports).sorted())
    digest.add(.imports, Set(imports).sorted())
    digest.add(.mockName, naming == .standard ? [] : [naming.pattern])
    digest.add(.access, isPublic ? [AccessLevel.public.rawValue] : [])
    digest.add(.style, styles == .stubVerify ? [] : styles.names)
    digest.add(.forwarding, isOn: extras.contains(.forwarding))
    digest.add(.recording, isOn: extras.contains(.recording))
    digest.add(.stubClasses, isOn: extras.contains(.stubClass))
    digest.add(.cuckoo, isOn: extras.contains(.cuckoo))
    digest.add(.shallow, isOn: isShallow)
    digest.add(.defaultIsolation, defaultIsolation.map { [$0.rawValue] } ?? [])
    digest.add(.nonisolatedNonsendingByDefault, isOn: isNonsendingByDefault)
    return digest.text
  }
}

extension AccessorRequest {
  /// The digest of the settings that the accessors depend on.
  var settingsDigest: String? {
    var digest = SettingsDigest()
    digest.add(types)
    digest.add(.all, isOn: includesAllProperties)
    return digest.text
  }
}

extension FactoryRequest {
  /// The digest of the settings that the factories depend on.
  var settingsDigest: String? {
    var digest = SettingsDigest()
    digest.add(types)
    digest.add(.mockName, mockName.map { [$0.value.pattern] } ?? [])
    digest.add(.access, access == .internal ? [] : [access.rawValue])
    digest.add(.values, values.mapValues(\.value))
    return digest.text
  }
}

extension FixtureRequest {
  /// The digest of the settings that the fixtures depend on.
  var settingsDigest: String? {
    var digest = SettingsDigest()
    digest.add(types)
    digest.add(.access, access == .internal ? [] : [access.rawValue])
    digest.add(.defaults, defaults.mapValues(\.value))
    digest.add(.defaultValues, isOn: registersDefaultValues)
    return digest.text
  }
}

extension TemplateRequest {
  /// The digest of the settings that the texts depend on.
  var settingsDigest: String? {
    var digest = SettingsDigest()
    digest.add(.args, arguments.mapValues(\.digestedText))
    return digest.text
  }
}

extension SettingsDigest {
  fileprivate mutating func add(_ types: TypeRequest) {
    add(.testableImports, Set(types.testableImports).sorted())
    add(.imports, Set(types.imports).sorted())
  }
}

extension AnnotationValue {
  /// The value as text that tells it from all others.
  fileprivate var digestedText: String {
    switch self {
    case .bool(let value): "\(value)"
    case .number(let value): "\(value)"
    case .text(let value): "\"\(value)\""
    case .list(let values): "[\(values.map(\.digestedText).joined(separator: ","))]"
    case .mapping(let values):
      values.sorted { $0.key < $1.key }.map { "\($0.key):\($0.value.digestedText)" }
        .joined(separator: ",")
    }
  }
}
