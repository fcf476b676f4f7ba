import CLibclang

/// On which platforms, and from when, a declaration can be used.
struct ClangAvailability: Sendable, Hashable {
  /// `13.0`; the parts that are not given are -1.
  struct Version: Sendable, Hashable {
    var major: Int
    var minor: Int
    var patch: Int

    init?(_ version: CXVersion) {
      guard version.major >= 0 else { return nil }
      (major, minor, patch) = (Int(version.major), Int(version.minor), Int(version.subminor))
    }

    /// `13.0`.
    var text: String {
      [major, minor, patch].filter { $0 >= 0 }.map(String.init).joined(separator: ".")
    }
  }

  /// What is said of one platform.
  struct Platform: Sendable, Hashable {
    /// `ios`, `macos`, `swift`.
    var name: String
    var introduced: Version?
    var isUnavailable: Bool
  }

  /// Whether it cannot be used anywhere.
  var isUnavailable: Bool
  /// What is said of single platforms, in order.
  var platforms: [Platform] = []
}

/// What stands between the parentheses after `@property`, by libclang's numbers.
struct ClangPropertyAttributes: OptionSet {
  let rawValue: UInt32

  static let readonly = Self(rawValue: 0x01)
  static let assign = Self(rawValue: 0x04)
  static let weak = Self(rawValue: 0x200)
  static let unsafeUnretained = Self(rawValue: 0x800)
  static let isClass = Self(rawValue: 0x1000)
}
