import Foundation

/// An SDK from Apple.
package struct AppleSDK: Sendable, Hashable {
  /// The path of the folder.
  package let path: String
  /// The platform.
  package let platform: ApplePlatform
  /// The default deployment target; nil if the SDK does not state one.
  private let deploymentTarget: String?

  /// Creates the SDK in a folder.
  ///
  /// The platform is that of `CanonicalName` in `SDKSettings.json` or `SDKSettings.plist`, or else
  /// that in the name of the folder.
  ///
  /// - Parameter path: The path of the folder.
  /// - Returns: The SDK; nil if the folder is not an SDK from Apple.
  package init?(at path: String) {
    guard FileManager.default.fileExists(atPath: path) else { return nil }
    let folder = URL(fileURLWithPath: path)
    let settings = Self.settings(in: folder)
    let name = settings["CanonicalName"] as? String
    // `MacOSX.sdk` may be a link to `MacOSX15.0.sdk`, or the reverse.
    guard let platform = ApplePlatform(sdk: name ?? folder.lastPathComponent) else { return nil }
    guard name != nil || folder.pathExtension == "sdk" else { return nil }
    self.path = path
    self.platform = platform
    let version = folder.deletingPathExtension().lastPathComponent.drop { !$0.isNumber }
    deploymentTarget =
      settings["DefaultDeploymentTarget"] as? String ?? settings["Version"] as? String
      ?? (version.isEmpty ? nil : String(version))
  }

  /// Creates the SDK that `SDKROOT` names.
  ///
  /// - Parameter environment: The environment.
  /// - Returns: The SDK; nil if the variable names none of Apple's.
  package init?(of environment: [String: String]) {
    guard let path = environment["SDKROOT"] else { return nil }
    self.init(at: path)
  }

  private static func settings(in folder: URL) -> [String: Any] {
    let json = folder.appendingPathComponent("SDKSettings.json")
    let list = folder.appendingPathComponent("SDKSettings.plist")
    let found =
      (try? Data(contentsOf: json)).flatMap { try? JSONSerialization.jsonObject(with: $0) }
      ?? (try? Data(contentsOf: list)).flatMap {
        try? PropertyListSerialization.propertyList(from: $0, format: nil)
      }
    return found as? [String: Any] ?? [:]
  }

  /// Returns the target triple of code that is compiled with the SDK.
  ///
  /// In an Xcode build, the triple is the one of the build: it consists of `ARCHS` and
  /// `NATIVE_ARCH`, `LLVM_TARGET_TRIPLE_OS_VERSION` and `LLVM_TARGET_TRIPLE_SUFFIX`, or the
  /// deployment target.
  ///
  /// - Parameters:
  ///   - environment: The environment.
  ///   - architecture: The architecture, unless the environment states one.
  package func target(in environment: [String: String], architecture: String) -> String {
    func value(_ name: String) -> String? { environment[name].flatMap { $0.isEmpty ? nil : $0 } }
    let architectures = (value("ARCHS") ?? "").split(separator: " ").map(String.init)
    let native = value("NATIVE_ARCH").flatMap { architectures.contains($0) ? $0 : nil }
    let start = "\(native ?? architectures.first ?? architecture)-apple-"
    if let system = value("LLVM_TARGET_TRIPLE_OS_VERSION") {
      let target = start + system + (value("LLVM_TARGET_TRIPLE_SUFFIX") ?? "")
      if ApplePlatform(target: target) == platform { return target }
    }
    let version = value(platform.deploymentVariable) ?? deploymentTarget ?? ""
    return "\(start)\(platform.system)\(version)\(platform.isSimulator ? "-simulator" : "")"
  }
}
