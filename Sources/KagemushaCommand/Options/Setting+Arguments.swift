import ArgumentParser
import Configuration

// The names and the help texts of options come from the configuration schema.

extension NameSpecification {
  /// Returns the names of the option of a setting.
  static func setting(_ key: ConfigurationKey) -> NameSpecification {
    guard let option = ConfigurationSchema[key]?.option else { return .long }
    var elements: [Element] = option.letter.map { [.customShort($0, allowingJoined: true)] } ?? []
    elements.append(.customLong(option.name))
    return NameSpecification(elements)
  }
}

extension ArgumentHelp {
  /// Returns the help of the option of a setting.
  static func setting(_ key: ConfigurationKey, discussion: String = "") -> ArgumentHelp {
    guard let setting = ConfigurationSchema[key] else { return ArgumentHelp() }
    return ArgumentHelp(
      setting.summary, discussion: discussion,
      valueName: setting.option?.valueName,
      visibility: setting.option?.isHidden == true ? .hidden : .default)
  }
}
