/// A value with properties that templates can read.
protocol TemplateObject: TemplateConvertible, CustomStringConvertible {
  /// Returns the value of a property; nothing if there is none.
  func value(of property: String) -> TemplateValue
  /// The value in its place where a path ends with it; nil for the object itself.
  var entries: TemplateValue? { get }
}

extension TemplateObject {
  var entries: TemplateValue? { nil }
  var templateValue: TemplateValue { .object(ViewMemory(self)) }
}

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
    if let value = Self.properties[property] {
      let value = value(self).templateValue
      return session.bridgesValues ? value.bridged : value
    }
    session.warnUnknown(property, of: Self.noun, known: { Self.properties.keys.sorted() })
    return .nothing
  }
}
