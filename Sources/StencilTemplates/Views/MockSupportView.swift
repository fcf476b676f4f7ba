import MockRenderer

/// The declarations that a file with mocks needs once: `{{ mockSupport }}`.
struct MockSupportView: TemplateView {
  static let noun = "'mockSupport'"

  let session: RenderSession
  var description: String { BlankLines.protected(MockRenderer().support()) }

  static let properties: [String: @Sendable (MockSupportView) -> any TemplateConvertible] = [:]
}
