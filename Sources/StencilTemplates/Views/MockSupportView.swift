import MockRenderer

/// `{{ mockSupport }}`: what a file with mocks needs once.
struct MockSupportView: TemplateView {
  static let noun = "'mockSupport'"

  let session: RenderSession
  var description: String { BlankLines.protected(MockRenderer().support()) }

  static let properties: [String: @Sendable (MockSupportView) -> Any?] = [:]
}
