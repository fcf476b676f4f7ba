extension TemplateMachine {
  /// Returns whether a condition holds.
  mutating func holds(_ condition: CompiledCondition) throws -> Bool {
    switch condition {
    case .value(let expression): return try resolve(expression).isTrue
    case .not(let condition): return try !holds(condition)
    case .both(let left, let right): return try holds(left) && holds(right)
    case .either(let left, let right): return try holds(left) || holds(right)
    case .comparison(let comparison, let left, let right):
      // As in Stencil, conditions are not values that can be compared.
      guard case .value(let left) = left, case .value(let right) = right else {
        return comparison == .unequal
      }
      return try compare(resolve(left), comparison, resolve(right))
    }
  }

  private func compare(
    _ left: TemplateValue, _ comparison: Comparison, _ right: TemplateValue
  ) throws -> Bool {
    switch comparison {
    case .equal: return left.isEqual(to: right)
    case .unequal: return !left.isEqual(to: right)
    case .contained: return try contains(right, left)
    case .more, .moreOrEqual, .less, .lessOrEqual:
      guard let left = left.number, let right = right.number else { return false }
      return switch comparison {
      case .more: left > right
      case .moreOrEqual: left >= right
      case .less: left < right
      default: left <= right
      }
    }
  }

  /// Returns whether a list has an element, or a text a part.
  private func contains(_ list: TemplateValue, _ element: TemplateValue) throws -> Bool {
    switch (list, element) {
    case (.nothing, .nothing): return true
    case (.text(let text), .text(let part)): return text.contains(part)
    case (.list(let list), .text(let text)):
      return try list.values.contains { value in
        guard case .text(let other) = value else { throw NotCompiled() }
        return text == other
      }
    default: throw NotCompiled()
    }
  }
}

extension TemplateValue {
  /// The value as a number; nil if it is none.
  var number: Float? {
    switch self {
    case .integer(let number): Float(number)
    case .float(let number): number
    case .double(let number): Float(number)
    default: nil
    }
  }

  /// Whether a condition with the value alone holds.
  fileprivate var isTrue: Bool {
    switch self {
    case .nothing: false
    case .text(let text): !text.isEmpty
    case .bool(let value): value
    case .list(let list): !list.values.isEmpty
    case .entries(let entries): !entries.raw.isEmpty
    case .integer, .float, .double: (number ?? 0) > 0
    case .object, .loop, .macro, .other: true
    }
  }

  /// Returns whether `==` holds, which only compares numbers, texts, and truth values.
  fileprivate func isEqual(to other: TemplateValue) -> Bool {
    if let number, let other = other.number { return number == other }
    switch (self, other) {
    case (.nothing, .nothing): return true
    case (.text(let left), .text(let right)): return left == right
    case (.bool(let left), .bool(let right)): return left == right
    default: return false
    }
  }
}
