import Foundation

extension TemplateFilter {
  /// The filters of lists.
  static let lists: [String: Body] = [
    "count": { call in
      if let elements = call.value.elements { return elements.count }
      return try call.value.entries?.count ?? call.text().count
    },
    "isEmpty": { try isEmpty($0) },
    "!isEmpty": { try !isEmpty($0) },
    "reversed": { call in
      call.value.elements.map { call.value.withElements($0.reversed()) } ?? call.value
    },
    "toArray": { call in
      switch call.value {
      case .list, .nothing: call.value
      // The value is that of an annotation, as a rule.
      default: TemplateValue.list(ValueList([call.value], isBridged: call.session.bridgesValues))
      }
    },
    "first": { $0.value.elements?.first },
    "last": { call in
      if let elements = call.value.elements { return elements.last }
      if let entries = call.value.entries { return entries["last"] }
      if case .text(let text) = call.value { return text.last.map(String.init) }
      return call.object?.value(of: "last")
    },
    "push": { call in
      call.value.withElements(
        (call.value.elements ?? []) + call.arguments.filter { $0 != .nothing })
    },
    "sortedValuesByKeys": { call in
      call.value.entries.map { entries in
        .elements(entries.sorted { $0.key < $1.key }.map(\.value))
      } ?? call.value
    },
    "sorted": { try sorted($0, <) },
    "sortedDescending": { try sorted($0, >) },
    "join": { call in
      let separator = call.arguments.isEmpty ? "" : try call.argument()
      return call.value.elements.map { elements in
        .text(elements.map { $0.printed ?? "" }.joined(separator: separator))
      } ?? call.value
    },
    "default": { call in
      // As in Stencil, the text "nil" counts as nothing.
      if call.value != .nothing, call.value.printed != "nil" { return call.value }
      return call.arguments.first { $0 != .nothing }
    },
    "json": { call in
      guard let value = call.value.json, JSONSerialization.isValidJSONObject([value]) else {
        throw call.wrongInput("a JSON value")
      }
      var options: JSONSerialization.WritingOptions = [.sortedKeys, .fragmentsAllowed]
      if call.flag(default: false) { options.insert(.prettyPrinted) }
      guard let data = try? JSONSerialization.data(withJSONObject: value, options: options) else {
        throw call.wrongInput("a JSON value")
      }
      return String(decoding: data, as: UTF8.self)
    },
  ]

  private static func isEmpty(_ call: FilterCall) throws -> Bool {
    if case .nothing = call.value { return true }
    return try call.value.elements?.isEmpty ?? call.text().isEmpty
  }

  private static func sorted(
    _ call: FilterCall, _ isBefore: (String, String) -> Bool
  ) throws -> TemplateValue {
    guard let elements = call.value.elements else { return call.value }
    let property = try call.argument()
    let keyed = elements.map { element in
      let value = element.object?.value(of: property) ?? element.entries?[property] ?? .nothing
      return (key: (value.printed ?? element.printed ?? "").lowercased(), element: element)
    }
    // As with Sourcery, case does not matter, and equal ones stay in order.
    let sorted = keyed.enumerated().sorted { left, right in
      let keys = (left.element.key, right.element.key)
      return keys.0 == keys.1 ? left.offset < right.offset : isBefore(keys.0, keys.1)
    }
    return call.value.withElements(sorted.map(\.element.element))
  }
}
