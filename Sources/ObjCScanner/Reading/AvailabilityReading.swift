import DeclarationModel

/// The availability of a declaration as Swift attributes.
struct AvailabilityReading {
  /// Whether the declaration is unavailable in Swift or on the target platform.
  let isUnavailable: Bool
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
    isUnavailable =
      availability.isUnavailable
      || platforms.contains { $0.isUnavailable && ($0.name == "swift" || $0.name == own) }
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

  /// Returns `macos` for `arm64-apple-macosx13.0`.
  private static func platform(of target: String) -> String {
    let system = target.split(separator: "-").dropFirst(2).first ?? ""
    let name = system.prefix { !$0.isNumber }
    return name == "macosx" || name == "darwin" ? "macos" : String(name)
  }
}
