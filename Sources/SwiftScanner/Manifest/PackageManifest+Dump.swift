import DeclarationModel
import Foundation

extension PackageManifest {
  /// Reads the output of `swift package dump-package`.
  ///
  /// - Parameters:
  ///   - dump: The text.
  ///   - path: The path of the manifest, for messages.
  /// - Returns: The manifest; nil if the text is not such an output.
  package init?(dump: [UInt8], of path: String) {
    guard let package = try? JSONDecoder().decode(DumpedPackage.self, from: Data(dump)) else {
      return nil
    }
    let lines = LineTable(SourceFile(path: path, bytes: []))
    self.init(
      targets: package.targets.map { target in
        Target(
          ManifestTarget(
            type: target.type, name: .string(target.name),
            path: target.path.map { .string($0) } ?? .none,
            settings: .list((target.settings ?? []).map { .setting($0.setting) })),
          lines)
      })
  }
}

/// The parts of a dumped package that are used.
private struct DumpedPackage: Decodable {
  struct Target: Decodable {
    var name: String
    var type: String
    var path: String?
    var settings: [Setting]?
  }

  struct Setting: Decodable {
    struct Kind: Decodable {
      var defaultIsolation: Value?
      var enableUpcomingFeature: Value?
      var enableExperimentalFeature: Value?
      var unsafeFlags: Values?
    }

    /// The value of a setting; `.defaultIsolation(nil)` has none.
    struct Value: Decodable { var _0: String? }
    struct Values: Decodable { var _0: [String] }
    /// A condition, whose content does not matter.
    struct Condition: Decodable {}

    var kind: Kind
    var condition: Condition?

    /// The value as a setting.
    var setting: ManifestSetting {
      var setting = ManifestSetting(effects: [])
      if let isolation = kind.defaultIsolation {
        let value = isolation._0.flatMap(DefaultIsolation.init) ?? .nonisolated
        setting.effects = [.defaultIsolation(value)]
      }
      if let name = (kind.enableUpcomingFeature ?? kind.enableExperimentalFeature)?._0 {
        setting = .feature(name)
      }
      if let flags = kind.unsafeFlags?._0 { setting = .flags(flags) }
      setting.condition = condition.map { _ in 0 }
      return setting
    }
  }

  var targets: [Target]
}
