import Basics
import Foundation

/// The SDK that headers are read against, and their target.
package struct HeaderSDK: Sendable, Hashable {
  /// The target triple; nil if nothing states one.
  package let target: String?
  /// The folder of the SDK; nil if there is none.
  package let folder: String?

  /// Finds the SDK that fits a target: `SDKROOT` if it is for the platform of the target, or else that of the
  /// selected Xcode.
  ///
  /// Without a target, the SDK is the one of `SDKROOT`, as in a build phase of an app.
  ///
  /// - Parameters:
  ///   - target: The target triple; nil if none is stated.
  ///   - environment: `SDKROOT`, `DEVELOPER_DIR`, and the variables of an Xcode build.
  package init(target: String?, environment: [String: String]) {
    let given = AppleSDK(of: environment).flatMap { Self.hasHeaders($0.path) ? $0 : nil }
    let target = target ?? given?.target(in: environment, architecture: "arm64")
    self.target = target
    let platform = ApplePlatform(target: target ?? HeaderOptions().effectiveTarget) ?? .macOS
    if let given, given.platform == platform {
      folder = given.path
      return
    }
    #if os(macOS)
      let developer = LibclangSearch.developerFolders(environment)
    #else
      let developer = environment["DEVELOPER_DIR"].map { [$0] } ?? []
    #endif
    let name = platform.rawValue
    let installed = developer.flatMap { folder in
      ["\(folder)/Platforms/\(name).platform/Developer/SDKs/\(name).sdk"]
        + (platform == .macOS ? ["\(folder)/SDKs/MacOSX.sdk"] : [])
    }
    folder = installed.first(where: Self.hasHeaders)
  }

  /// Returns whether a folder has the headers of an SDK.
  private static func hasHeaders(_ folder: String) -> Bool {
    FileManager.default.fileExists(
      atPath: "\(folder)/System/Library/Frameworks/Foundation.framework")
  }
}
