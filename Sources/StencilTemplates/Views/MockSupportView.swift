import MockRenderer
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

/// Lists as templates get them.
enum TemplateList {
  /// A list, or an empty dictionary in place of an empty list.
  ///
  /// The two mean the same to conditions, loops, `count` and `first`; but Stencil 0.15.1 stops the
  /// process at `last` of an empty list.
  static func value(_ elements: [some Any]) -> Any {
    elements.isEmpty ? [String: Any]() as Any : elements
  }

  /// The elements of a list; nil for anything else.
  static func elements(of value: Any?) -> [Any]? {
    if let elements = value as? [Any] { return elements }
    if let dictionary = value as? [String: Any], dictionary.isEmpty { return [] }
    return nil
  }
}

/// `{{ mockSupport }}`: what a file with mocks needs once.
struct MockSupportView: TemplateView {
  static let noun = "'mockSupport'"

  let session: RenderSession
  var description: String { BlankLines.protected(MockRenderer().support()) }

  static let properties: [String: @Sendable (MockSupportView) -> Any?] = [:]
}
