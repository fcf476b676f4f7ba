import Foundation

extension TemplateValue {
  /// The value as a template prints it; nil for nothing.
  var printed: String? {
    switch self {
    case .nothing, .macro: nil
    case .text(let text): text
    case .character(let character): String(character)
    case .integer(let number): number.description
    case .float(let number): number.description
    case .double(let number): number.description
    case .bool(let value): value.description
    case .bridgedBool(let value): value ? "1" : "0"
    case .object(let memory): memory.text
    case .list, .entries, .loop: literal
    }
  }

  /// The value as it is written in Swift, which is how it prints in a list.
  private var literal: String {
    switch self {
    case .text(let text): return text.debugDescription
    case .character(let character): return character.debugDescription
    case .list(let list):
      let texts = list.values.filter { $0 != .nothing }
        .map { list.isBridged ? $0.printed ?? "" : $0.literal }
      return "[\(texts.joined(separator: ", "))]"
    case .entries, .loop:
      let entries = (entries ?? [:]).sorted { $0.key < $1.key }
      let texts = entries.map { "\($0.key.debugDescription): \($0.value.literal)" }
      return texts.isEmpty ? "[:]" : "[\(texts.joined(separator: ", "))]"
    default: return printed ?? ""
    }
  }

  /// The value as text for filters: a text, a number, or the name of a type; nil for any other value.
  var filterText: String? {
    switch self {
    case .text(let text): text
    case .object(let memory): memory.isTypeName ? memory.text : nil
    case .nothing, .list, .entries, .loop, .macro: nil
    case .character, .integer, .float, .double, .bool, .bridgedBool: printed
    }
  }

  /// The value for `JSONSerialization`; nil for a value without a form in JSON.
  var json: Any? {
    switch self {
    case .text(let text): return text
    case .integer(let number): return number
    case .float(let number): return number
    case .double(let number): return number
    case .bool(let value), .bridgedBool(let value): return value
    case .list(let list):
      let elements = list.values.compactMap(\.json)
      return elements.count == list.values.count ? elements : nil
    case .entries, .loop:
      let (entries, values) = (entries ?? [:], (entries ?? [:]).compactMapValues(\.json))
      return values.count == entries.count ? values : nil
    case .nothing, .character, .object, .macro: return nil
    }
  }
}
