/// An Apple platform with an SDK; the raw value is the name of the SDK without its version.
package enum ApplePlatform: String, Sendable, Hashable, CaseIterable {
  case macOS = "MacOSX"
  case iOS = "iPhoneOS"
  case iOSSimulator = "iPhoneSimulator"
  case tvOS = "AppleTVOS"
  case tvOSSimulator = "AppleTVSimulator"
  case watchOS = "WatchOS"
  case watchOSSimulator = "WatchSimulator"
  case visionOS = "XROS"
  case visionOSSimulator = "XRSimulator"

  /// Creates the platform whose SDK a target is compiled with: `iPhoneSimulator` for
  /// `arm64-apple-ios16.0-simulator`, `MacOSX` for Mac Catalyst.
  ///
  /// - Parameter target: The target triple.
  /// - Returns: The platform; nil for a target that is not Apple's.
  package init?(target: String) {
    let parts = target.split(separator: "-")
    guard parts.count > 2, parts[1] == "apple" else { return nil }
    let system = parts[2].prefix { !$0.isNumber }
    let found = Self.allCases.first { platform in
      platform.isSimulator == (parts.last == "simulator") && platform.system == system
    }
    if parts.last == "macabi" || ["macos", "darwin"].contains(system) {
      self = .macOS
    } else if let found {
      self = found
    } else {
      return nil
    }
  }

  /// Creates the platform of an SDK.
  ///
  /// - Parameter name: The canonical name of the SDK, or that of its folder: `iphoneos18.0`,
  ///   `iPhoneOS18.0.sdk`.
  /// - Returns: The platform; nil if the SDK belongs to none of them.
  package init?(sdk name: String) {
    let letters = name.prefix { $0.isLetter }.lowercased()
    guard let found = Self.allCases.first(where: { $0.rawValue.lowercased() == letters }) else {
      return nil
    }
    self = found
  }

  /// Whether the platform is a simulator.
  package var isSimulator: Bool { rawValue.hasSuffix("Simulator") }

  /// The name of the platform's system in a target triple.
  package var system: String {
    switch self {
    case .macOS: "macosx"
    case .iOS, .iOSSimulator: "ios"
    case .tvOS, .tvOSSimulator: "tvos"
    case .watchOS, .watchOSSimulator: "watchos"
    case .visionOS, .visionOSSimulator: "xros"
    }
  }

  /// The variable in which Xcode states the deployment target: `IPHONEOS_DEPLOYMENT_TARGET`.
  package var deploymentVariable: String {
    switch self {
    case .macOS: "MACOSX_DEPLOYMENT_TARGET"
    case .iOS, .iOSSimulator: "IPHONEOS_DEPLOYMENT_TARGET"
    case .tvOS, .tvOSSimulator: "TVOS_DEPLOYMENT_TARGET"
    case .watchOS, .watchOSSimulator: "WATCHOS_DEPLOYMENT_TARGET"
    case .visionOS, .visionOSSimulator: "XROS_DEPLOYMENT_TARGET"
    }
  }
}
