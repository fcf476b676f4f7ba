import MockRenderer
import Stencil

/// A value that templates can query; each of its properties is computed on demand.
protocol TemplateView: DynamicMemberLookup, CustomStringConvertible {
  /// The term for the value in messages: `type`, `variable`.
  static var noun: String { get }
  /// The properties by name.
  static var properties: [String: @Sendable (Self) -> Any?] { get }
  /// The rendering session.
  var session: RenderSession { get }
}

extension TemplateView {
  subscript(dynamicMember member: String) -> Any? {
    if let property = Self.properties[member] { return property(self) }
    session.warnUnknown(member, of: Self.noun, known: { Self.properties.keys.sorted() })
    return nil
  }
}

/// Conversions of lists for templates.
enum TemplateList {
  /// Returns a list, or an empty dictionary in place of an empty list.
  ///
  /// Conditions, loops, `count` and `first` treat them alike, but Stencil 0.15.1 stops the process
  /// at `last` of an empty list.
  static func value(_ elements: [some Any]) -> Any {
    elements.isEmpty ? [String: Any]() as Any : elements
  }

  /// Returns the elements of a list; nil for any other value.
  static func elements(of value: Any?) -> [Any]? {
    if let elements = value as? [Any] { return elements }
    if let dictionary = value as? [String: Any], dictionary.isEmpty { return [] }
    return nil
  }
}

/// The declarations that a file with mocks needs once: `{{ mockSupport }}`.
struct MockSupportView: TemplateView {
  static let noun = "'mockSupport'"

  let session: RenderSession
  var description: String { BlankLines.protected(MockRenderer().support()) }

  static let properties: [String: @Sendable (MockSupportView) -> Any?] = [:]
}
