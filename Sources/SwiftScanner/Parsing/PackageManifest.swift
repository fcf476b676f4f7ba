import DeclarationModel
import SwiftParser
import SwiftSyntax

/// The settings of targets that a `Package.swift` states, as far as they can be read without running it.
package struct PackageManifest: Sendable, Hashable {
  /// The default isolations of targets, by name.
  private var isolations: [String: DefaultIsolation] = [:]
  /// The default isolation that statements outside of targets set for all of them.
  private var common: DefaultIsolation?

  /// Reads a manifest.
  ///
  /// - Complexity: O(*n*); it is not parsed unless it says something of a default isolation.
  package init(_ source: SourceFile) {
    let text = String(decoding: source.bytes, as: UTF8.self)
    guard text.contains("defaultIsolation") else { return }
    let tree = Parser.parse(source: text)
    let reader = ManifestReader(viewMode: .sourceAccurate)
    reader.walk(tree)
    let named = reader.values.compactMapValues(Self.isolation)
    for (target, settings) in reader.settings {
      isolations[target] = Self.isolation(settings) ?? named[settings]
    }
    common = reader.assigned.lazy.compactMap { Self.isolation($0) ?? named[$0] }.first
  }

  /// Returns the default isolation of a target; nil if none is stated.
  package func defaultIsolation(of target: String) -> DefaultIsolation? {
    isolations[target] ?? common
  }

  private static func isolation(_ settings: String) -> DefaultIsolation? {
    if settings.contains("defaultIsolation(MainActor.self)") { return .mainActor }
    return settings.contains("defaultIsolation(nil)") ? .nonisolated : nil
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
