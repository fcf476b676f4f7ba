import ArgumentParser
import Configuration
import DeclarationModel

/// Who may see mocks, as a word of the command line.
struct MockAccess: ExpressibleByArgument {
  /// The level.
  let level: AccessLevel

  init?(argument: String) {
    guard let level = AccessLevel(rawValue: argument), MockRequest.accessLevels.contains(level)
    else { return nil }
    self.level = level
  }

  static let allValueStrings = MockRequest.accessLevels.map(\.rawValue)
}
