import DeclarationModel

/// What `swift_attr` says of a declaration.
struct SwiftAttributes {
  /// `@MainActor`.
  let attributes: [Attribute]
  /// `nonisolated`.
  let modifiers: [String]
  /// Whether a closure may be called from anywhere.
  let isSendable: Bool
  /// Whether a closure may not be, whatever else says so.
  let isNonsendable: Bool

  init(_ cursor: ClangCursor) {
    let start = "swift_attr="
    let texts = cursor.annotations.filter { $0.hasPrefix(start) }.map { $0.dropFirst(start.count) }
    let isOnMainActor = texts.contains { ["@UIActor", "@MainActor"].contains($0) }
    attributes = isOnMainActor ? [Attribute("MainActor")] : []
    modifiers = texts.contains("nonisolated") ? ["nonisolated"] : []
    isSendable = texts.contains("@Sendable")
    isNonsendable = texts.contains { ["@_nonSendable", "@nonSendable"].contains($0) }
  }
}
