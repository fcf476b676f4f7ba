import CLibclang

/// The platforms and versions in which a declaration is available.
struct ClangAvailability: Sendable, Hashable {
  /// A version such as `13.0`; missing components are -1.
  struct Version: Sendable, Hashable {
    var major: Int
    var minor: Int
    var patch: Int

    init?(_ version: CXVersion) {
      guard version.major >= 0 else { return nil }
      (major, minor, patch) = (Int(version.major), Int(version.minor), Int(version.subminor))
    }

    /// The text, such as `13.0`.
    var text: String {
      [major, minor, patch].filter { $0 >= 0 }.map(String.init).joined(separator: ".")
    }
  }

  /// The availability on one platform.
  struct Platform: Sendable, Hashable {
    /// The name: `ios`, `macos`, `swift`.
    var name: String
    var introduced: Version?
    var deprecated: Version?
    var obsoleted: Version?
    var isUnavailable: Bool
  }

  /// Whether the declaration is deprecated on all platforms.
  var isDeprecated = false
  /// Whether the declaration is unavailable on all platforms.
  var isUnavailable: Bool
  /// The availability on single platforms, in order.
  var platforms: [Platform] = []
}

/// The attributes of `@property`, with the values of libclang.
struct ClangPropertyAttributes: OptionSet {
  let rawValue: UInt32

  static let readonly = Self(rawValue: 0x01)
  static let assign = Self(rawValue: 0x04)
  static let weak = Self(rawValue: 0x200)
  static let unsafeUnretained = Self(rawValue: 0x800)
  static let isClass = Self(rawValue: 0x1000)
}
