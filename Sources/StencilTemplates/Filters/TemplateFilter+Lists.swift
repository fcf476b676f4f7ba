import Foundation
import Stencil

extension TemplateFilter {
  /// The filters of lists.
  static let lists: [String: Body] = [
    "count": { call in
      if let elements = TemplateList.elements(of: call.value) { return elements.count }
      if let dictionary = call.value as? [String: Any] { return dictionary.count }
      return try call.text().count
    },
    "isEmpty": { call in
      if let elements = TemplateList.elements(of: call.value) { return elements.isEmpty }
      return call.value == nil ? true : try call.text().isEmpty
    },
    "!isEmpty": { call in
      if let elements = TemplateList.elements(of: call.value) { return !elements.isEmpty }
      return call.value == nil ? false : try !call.text().isEmpty
    },
    "reversed": { call in
      TemplateList.elements(of: call.value).map { TemplateList.value($0.reversed()) }
        ?? call.value
    },
    "toArray": { call in
      TemplateList.elements(of: call.value).map(TemplateList.value)
        ?? call.value.map { [$0] as Any }
    },
    "first": { TemplateList.elements(of: $0.value)?.first },
    "last": { call in
      if let elements = TemplateList.elements(of: call.value) { return elements.last }
      if let text = call.value as? String { return text.last.map(String.init) }
      if let dictionary = call.value as? [String: Any] { return dictionary["last"] }
      return (call.value as? any DynamicMemberLookup)?[dynamicMember: "last"]
    },
    "push": { call in
      let elements = TemplateList.elements(of: call.value) ?? []
      return TemplateList.value(elements + call.arguments.compactMap { $0 })
    },
    "sortedValuesByKeys": { call in
      guard let dictionary = call.value as? [String: Any] else { return call.value }
      return TemplateList.value(dictionary.sorted { $0.key < $1.key }.map(\.value))
    },
    "sorted": { try sorted($0, <) },
    "sortedDescending": { try sorted($0, >) },
    // Stencil's own does not know that an empty dictionary stands for an empty list.
    "join": { call in
      let separator = call.arguments.isEmpty ? "" : try call.argument()
      guard let elements = TemplateList.elements(of: call.value) else { return call.value }
      return elements.map(text).joined(separator: separator)
    },
    "json": { call in
      let isPretty = call.arguments.first.flatMap { $0 as? Bool } ?? false
      let options: JSONSerialization.WritingOptions =
        isPretty ? [.prettyPrinted, .sortedKeys] : [.sortedKeys]
      guard let value = call.value, JSONSerialization.isValidJSONObject([value]) else {
        throw call.session.failure(.wrongInput(filter: call.name, expected: "a JSON value"))
      }
      let isFragment = !(value is [Any] || value is [String: Any])
      let data = try JSONSerialization.data(
        withJSONObject: value, options: isFragment ? options.union(.fragmentsAllowed) : options)
      return String(decoding: data, as: UTF8.self)
    },
  ]

  private static func sorted(
    _ call: FilterCall, _ isBefore: (String, String) -> Bool
  ) throws -> Any? {
    guard let elements = TemplateList.elements(of: call.value) else { return call.value }
    let property = try call.argument()
    let keyed = elements.map { element in
      let key =
        (element as? any DynamicMemberLookup)?[dynamicMember: property]
        ?? (element as? [String: Any])?[property]
      return (key: key.map(text) ?? text(element), element: element)
    }
    // As with Sourcery, case does not matter, and equal ones stay in order.
    let sorted = keyed.enumerated().sorted { left, right in
      let keys = (left.element.key.lowercased(), right.element.key.lowercased())
      return keys.0 == keys.1 ? left.offset < right.offset : isBefore(keys.0, keys.1)
    }
    return TemplateList.value(sorted.map(\.element.element))
  }

  private static func text(_ value: Any) -> String {
    (value as? any CustomStringConvertible)?.description ?? "\(value)"
  }
}
