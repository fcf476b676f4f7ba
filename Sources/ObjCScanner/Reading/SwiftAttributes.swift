import DeclarationModel

/// The values of `swift_attr` of a declaration.
struct SwiftAttributes {
  /// The attributes, such as `@MainActor`.
  let attributes: [Attribute]
  /// The modifiers, such as `nonisolated`.
  let modifiers: [Modifier]
  /// Whether it is isolated to the main actor.
  let isOnMainActor: Bool
  /// Whether a closure is `@Sendable`.
  let isSendable: Bool
  /// Whether a closure is not `@Sendable` even if other annotations make it so.
  let isNonsendable: Bool

  init(_ cursor: ClangCursor) {
    let start = "swift_attr="
    let texts = cursor.annotations.filter { $0.hasPrefix(start) }.map { $0.dropFirst(start.count) }
    isOnMainActor = texts.contains { ["@UIActor", "@MainActor"].contains($0) }
    attributes = isOnMainActor ? [Attribute(.mainActor)] : []
    modifiers = texts.contains("nonisolated") ? [.nonisolated] : []
    isSendable = texts.contains("@Sendable")
    isNonsendable = texts.contains { ["@_nonSendable", "@nonSendable"].contains($0) }
  }
}
