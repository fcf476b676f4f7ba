import Foundation

/// Apple's headers, if they are installed.
package enum AppleSDK {
  /// Returns the folder of the SDK for a target: `SDKROOT`, or that of the selected Xcode, as
  /// `xcrun --show-sdk-path` prints it.
  ///
  /// - Parameters:
  ///   - target: The target triple.
  ///   - environment: `SDKROOT`, `DEVELOPER_DIR`.
  /// - Returns: The folder; nil if there is none.
  package static func folder(target: String, environment: [String: String]) -> String? {
    let given = environment["SDKROOT"].map { [$0] } ?? []
    #if os(macOS)
      let developer = LibclangSearch.developerFolders(environment)
    #else
      let developer = environment["DEVELOPER_DIR"].map { [$0] } ?? []
    #endif
    let name = platform(of: target)
    let installed = developer.flatMap { folder in
      ["\(folder)/Platforms/\(name).platform/Developer/SDKs/\(name).sdk"]
        + (name == "MacOSX" ? ["\(folder)/SDKs/MacOSX.sdk"] : [])
    }
    return (given + installed).first { folder in
      FileManager.default.fileExists(
        atPath: "\(folder)/System/Library/Frameworks/Foundation.framework")
    }
  }

  /// Returns `iPhoneSimulator` for `arm64-apple-ios16.0-simulator`.
  private static func platform(of target: String) -> String {
    let parts = target.split(separator: "-")
    let isSimulator = parts.last == "simulator"
    let system = parts.count > 2 ? parts[2].prefix { !$0.isNumber } : ""
    return switch system {
    case "ios": isSimulator ? "iPhoneSimulator" : "iPhoneOS"
    case "tvos": isSimulator ? "AppleTVSimulator" : "AppleTVOS"
    case "watchos": isSimulator ? "WatchSimulator" : "WatchOS"
    case "xros": isSimulator ? "XRSimulator" : "XROS"
    default: "MacOSX"
    }
  }
}
