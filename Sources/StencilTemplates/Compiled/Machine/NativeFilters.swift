import Basics

/// A filter on the values of compiled templates; it returns nil for what it leaves to the other form of the
/// filter, such as wrong arguments.
typealias NativeFilter =
  @Sendable (
    inout TemplateMachine, _ value: TemplateValue, _ arguments: [TemplateValue]
  ) throws -> TemplateValue?

/// The filters that work on the values of compiled templates.
enum NativeFilters {
  /// The filters by their names.
  static let all: [String: NativeFilter] = texts.merging(lists) { $1 }.merging(members) { $1 }

  private static let texts: [String: NativeFilter] =
    plainTexts
    .merging(twins("contains") { $0.isContaining($1) }) { $1 }
    .merging(twins("hasPrefix") { $0.hasPrefix($1) }) { $1 }
    .merging(twins("hasSuffix") { $0.hasSuffix($1) }) { $1 }

  private static let plainTexts: [String: NativeFilter] = [
    "replace": { _, value, arguments in
      guard let text = value.filterText, arguments.count == 2,
        let pattern = arguments[0].filterText, let replacement = arguments[1].filterText
      else { return nil }
      return .text(text.replacing(pattern, by: replacement))
    },
    "upperFirstLetter": { _, value, _ in
      value.filterText.map { .text(TextCase.upperFirst($0)) }
    },
    "lowerFirstLetter": { _, value, _ in
      value.filterText.map { .text(TextCase.lowerFirst($0)) }
    },
    "snakeToCamelCase": { _, value, arguments in
      guard arguments.isEmpty, let text = value.filterText else { return nil }
      return .text(TextCase.camel(text, stripsLeading: false))
    },
  ]

  /// Returns a filter with a Boolean result, and its opposite.
  private static func twins(
    _ name: String, _ test: @escaping @Sendable (String, String) -> Bool
  ) -> [String: NativeFilter] {
    func filter(_ expected: Bool) -> NativeFilter {
      { _, value, arguments in
        guard let text = value.filterText, let other = arguments.first?.filterText else {
          return nil
        }
        return .bool(test(text, other) == expected)
      }
    }
    return [name: filter(true), "!\(name)": filter(false)]
  }

  private static let lists: [String: NativeFilter] = [
    "count": { _, value, _ in
      switch value {
      case .text(let text): .integer(text.count)
      case .entries(let entries): .integer(entries.raw.count)
      default: value.elements.map { .integer($0.count) }
      }
    },
    "isEmpty": { _, value, _ in value.isEmpty.map { .bool($0) } },
    "!isEmpty": { _, value, _ in value.isEmpty.map { .bool(!$0) } },
    "first": { _, value, _ in value.elements?.first },
    "last": { _, value, _ in value.elements?.last },
    "reversed": { _, value, _ in value.elements.map { .elements($0.reversed()) } },
    "sortedValuesByKeys": { machine, value, _ in
      guard case .entries(let entries) = value else { return nil }
      let values = entries.raw.keys.sorted().map { key in
        entries.value(key) { machine.value(of: $0) }
      }
      return .elements(values)
    },
  ]

  private static let members: [String: NativeFilter] = {
    var filters: [String: NativeFilter] = [:]
    for (name, test) in TemplateFilter.tests {
      for (name, expected) in [(name, true), ("!\(name)", false)] {
        filters[name] = { machine, value, arguments in
          let call = FilterCall(
            name: name, value: nil, arguments: try arguments.map { try machine.plain($0) },
            session: machine.session)
          func holds(_ value: TemplateValue) throws -> Bool? {
            try machine.plain(value).flatMap { try test($0, call) }.map { $0 == expected }
          }
          if let elements = value.elements {
            return .elements(try elements.filter { try holds($0) ?? true })
          }
          return try holds(value).map { .bool($0) } ?? value
        }
      }
    }
    return filters
  }()
}

extension TemplateValue {
  /// The value as filters take it for text: a text, a number, or the name of a type; nil for any other.
  fileprivate var filterText: String? {
    switch self {
    case .text(let text): text
    case .integer(let number): "\(number)"
    case .float(let number): "\(number)"
    case .double(let number): "\(number)"
    case .bool(let value): "\(value)"
    case .object(let memory) where memory.isTypeName: memory.text
    default: nil
    }
  }

  /// Whether a list or a text has no elements; nil for any other value.
  fileprivate var isEmpty: Bool? {
    switch self {
    case .nothing: true
    case .text(let text): text.isEmpty
    default: elements?.isEmpty
    }
  }
}
