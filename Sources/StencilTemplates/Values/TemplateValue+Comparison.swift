extension TemplateValue {
  /// The value as a number; nil if it is none.
  var number: Float? {
    switch self {
    case .integer(let number): Float(number)
    case .float(let number): number
    case .double(let number): Float(number)
    case .bridgedBool(let value): value ? 1 : 0
    default: nil
    }
  }

  /// Whether a condition with the value alone holds.
  var isTrue: Bool {
    switch self {
    case .nothing: false
    case .text(let text): !text.isEmpty
    case .bool(let value), .bridgedBool(let value): value
    case .list(let list): !list.values.isEmpty
    case .entries(let entries): !entries.values.isEmpty
    case .integer, .float, .double: (number ?? 0) > 0
    case .character, .object, .loop, .macro: true
    }
  }

  /// Returns whether a comparison with another value holds.
  func holds(_ comparison: Comparison, _ other: TemplateValue) -> Bool {
    switch comparison {
    case .equal: return isEqual(to: other)
    case .unequal: return !isEqual(to: other)
    case .contained: return other.contains(self)
    case .more, .moreOrEqual, .less, .lessOrEqual:
      guard let left = number, let right = other.number else { return false }
      return switch comparison {
      case .more: left > right
      case .moreOrEqual: left >= right
      case .less: left < right
      default: left <= right
      }
    }
  }

  /// Returns whether `==` holds, which only compares numbers, texts, and truth values.
  private func isEqual(to other: TemplateValue) -> Bool {
    if let number, let other = other.number { return number == other }
    switch (self, other) {
    case (.nothing, .nothing): return true
    case (.text(let left), .text(let right)): return left == right
    default:
      guard let truth else { return false }
      return truth == other.truth
    }
  }

  /// Returns whether a list has an element, or a text a part.
  private func contains(_ element: TemplateValue) -> Bool {
    switch (self, element) {
    case (.nothing, .nothing): return true
    case (.text(let text), .text(let part)): return text.contains(part)
    case (.list(let list), _):
      // As in Stencil, a list is not searched if it has an element of any other kind.
      let elements = list.values.compactMap(\.hashable)
      guard elements.count == list.values.count, let element = element.hashable else {
        return false
      }
      return elements.contains(element)
    default: return false
    }
  }

  /// A text, a number, or a truth value; nil for any other value.
  private var hashable: AnyHashable? {
    switch self {
    case .text(let text): text
    case .character(let character): character
    case .integer(let number): number
    case .float(let number): number
    case .double(let number): number
    case .bool(let value), .bridgedBool(let value): value
    default: nil
    }
  }
}
