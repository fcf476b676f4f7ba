import DeclarationModel
import SwiftParser
import SwiftSyntax

/// The settings of targets that a `Package.swift` states, as far as they can be read without running it.
package struct PackageManifest: Sendable, Hashable {
  /// The settings of targets, by name.
  private var settings: [String: TargetSettings] = [:]
  /// The settings that statements outside of targets set for all of them.
  private var common = TargetSettings()

  /// Reads a manifest.
  ///
  /// - Complexity: O(*n*); it is not parsed unless it says something of a setting that matters.
  package init(_ source: SourceFile) {
    let text = String(decoding: source.bytes, as: UTF8.self)
    guard text.contains("defaultIsolation") || text.contains(Self.nonsending) else { return }
    let tree = Parser.parse(source: text)
    let reader = ManifestReader(viewMode: .sourceAccurate)
    reader.walk(tree)
    for (target, text) in reader.settings {
      settings[target] = Self.settings(text + (reader.values[text] ?? ""))
    }
    common = Self.settings(
      reader.assigned.map { $0 + (reader.values[$0] ?? "") }.joined(separator: ";"))
  }

  /// Returns the settings of a target.
  package func settings(of target: String) -> TargetSettings {
    var result = settings[target] ?? common
    result.defaultIsolation = result.defaultIsolation ?? common.defaultIsolation
    result.isNonsendingByDefault = result.isNonsendingByDefault || common.isNonsendingByDefault
    return result
  }

  private static let nonsending = "\"NonisolatedNonsendingByDefault\""

  private static func settings(_ text: String) -> TargetSettings {
    var settings = TargetSettings()
    if text.contains("defaultIsolation(MainActor.self)") {
      settings.defaultIsolation = .mainActor
    } else if text.contains("defaultIsolation(nil)") {
      settings.defaultIsolation = .nonisolated
    }
    settings.isNonsendingByDefault = text.contains("enableUpcomingFeature(\(nonsending)")
    return settings
  }
}

/// Finds the settings in the syntax of a manifest; each is the text of its tokens.
private final class ManifestReader: SyntaxVisitor {
  /// The settings of targets, by name.
  var settings: [String: String] = [:]
  /// The values of variables, by name.
  var values: [String: String] = [:]
  /// The settings that statements outside of targets assign or append.
  var assigned: [String] = []

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let callee = node.calledExpression.as(MemberAccessExprSyntax.self)
    if let callee, callee.base?.plainText.contains("wiftSettings") == true {
      assigned.append(node.arguments.plainText)
    }
    guard callee?.declName.baseName.text.lowercased().hasSuffix("target") == true,
      let name = node.arguments.first(where: { $0.label?.text == "name" }),
      let target = name.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue
    else { return .visitChildren }
    if let list = node.arguments.first(where: { $0.label?.text == "swiftSettings" }) {
      settings[target] = list.expression.plainText
    }
    return .skipChildren
  }

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    if let value = node.initializer?.value { values[node.pattern.plainText] = value.plainText }
    return .visitChildren
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    let parts = Array(node.elements)
    if parts.count > 2, parts[0].plainText.contains("wiftSettings") {
      assigned.append(parts.dropFirst(2).map(\.plainText).joined())
    }
    return .visitChildren
  }
}

extension SyntaxProtocol {
  /// The tokens, without comments and white space.
  fileprivate var plainText: String {
    tokens(viewMode: .sourceAccurate).map(\.text).joined()
  }
}
