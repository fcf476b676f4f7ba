import MockRenderer

/// A value that templates can query; each of its properties is computed on demand.
protocol TemplateView: TemplateObject {
  /// The term for the value in messages: `type`, `variable`.
  static var noun: String { get }
  /// The properties by name.
  static var properties: [String: @Sendable (Self) -> any TemplateConvertible] { get }
  /// The rendering session.
  var session: RenderSession { get }
}

extension TemplateView {
  func value(of property: String) -> TemplateValue {
    if let value = Self.properties[property] { return value(self).templateValue }
    session.warnUnknown(property, of: Self.noun, known: { Self.properties.keys.sorted() })
    return .nothing
  }
}

/// The declarations that a file with mocks needs once: `{{ mockSupport }}`.
struct MockSupportView: TemplateView {
  static let noun = "'mockSupport'"

  let session: RenderSession
  var description: String { BlankLines.protected(MockRenderer().support()) }

  static let properties: [String: @Sendable (MockSupportView) -> any TemplateConvertible] = [:]
}
