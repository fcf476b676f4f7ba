import DeclarationModel

/// The availability of a declaration as Swift attributes.
struct AvailabilityReading {
  /// Whether the declaration is unavailable in Swift or on the target platform.
  let isUnavailable: Bool
  /// Whether the declaration is deprecated on the target platform.
  let isDeprecated: Bool
  /// The attributes, such as `@available(iOS 13.0, macOS 10.15, *)`.
  let attributes: [Attribute]

  private static let names = [
    "ios": "iOS", "macos": "macOS", "tvos": "tvOS", "watchos": "watchOS", "xros": "visionOS",
    "visionos": "visionOS", "maccatalyst": "macCatalyst",
    "ios_app_extension": "iOSApplicationExtension",
    "macos_app_extension": "macOSApplicationExtension",
  ]

  init(_ cursor: ClangCursor, target: String) {
    let availability = cursor.platforms
    let platforms = availability.platforms
    let own = Self.platform(of: target)
    let mine = platforms.filter { $0.name == "swift" || $0.name == own }
    isUnavailable =
      availability.isUnavailable || mine.contains { $0.isUnavailable || Self.isBeforeSwift($0) }
    let version = Self.version(of: target)
    isDeprecated =
      availability.isDeprecated
      || mine.contains { platform in platform.deprecated.map { $0.isReached(in: version) } == true }
    let introduced = platforms.compactMap { platform in
      Self.names[platform.name].flatMap { name in
        platform.introduced.map { "\(name) \($0.text)" }
      }
    }
    guard !introduced.isEmpty else {
      attributes = []
      return
    }
    attributes = [
      Attribute(.available, arguments: (introduced.sorted() + ["*"]).joined(separator: ", "))
    ]
  }

  /// Returns whether a declaration was deprecated before there was Swift, which does not import it.
  private static func isBeforeSwift(_ platform: ClangAvailability.Platform) -> Bool {
    guard let version = platform.deprecated else { return false }
    return switch platform.name {
    case "macos": version.major < 10 || version.major == 10 && version.minor < 10
    case "ios": version.major < 8
    default: false
    }
  }

  /// Returns 13 and 1 for `arm64-apple-macosx13.1`.
  private static func version(of target: String) -> [Int] {
    let system = target.split(separator: "-").dropFirst(2).first ?? ""
    return system.drop { !$0.isNumber }.split(separator: ".").compactMap { Int($0) }
  }

  /// Returns `macos` for `arm64-apple-macosx13.0`.
  private static func platform(of target: String) -> String {
    let system = target.split(separator: "-").dropFirst(2).first ?? ""
    let name = system.prefix { !$0.isNumber }
    return name == "macosx" || name == "darwin" ? "macos" : String(name)
  }
}

extension ClangAvailability.Version {
  /// Returns whether a version of a platform is this one or a later one.
  fileprivate func isReached(in version: [Int]) -> Bool {
    guard let major = version.first else { return false }
    return (self.major, max(0, minor)) <= (major, version.dropFirst().first ?? 0)
  }
}
