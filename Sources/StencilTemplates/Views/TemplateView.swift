import Stencil

/// Something that templates can ask about: each of its properties is made when it is asked for.
protocol TemplateView: DynamicMemberLookup, CustomStringConvertible {
  /// What messages call it: `type`, `variable`.
  static var noun: String { get }
  /// What it can be asked for.
  static var properties: [String: @Sendable (Self) -> Any?] { get }
  /// What it is part of.
  var session: RenderSession { get }
}

extension TemplateView {
  subscript(dynamicMember member: String) -> Any? {
    if let property = Self.properties[member] { return property(self) }
    session.warnUnknown(member, of: Self.noun, known: Self.properties.keys.sorted())
    return nil
  }
}
