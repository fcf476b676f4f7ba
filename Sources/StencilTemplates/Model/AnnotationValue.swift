/// The value of an annotation: `key`, `key = 3`, `key = "text"`, `key = [1, 2]`.
package enum AnnotationValue: Sendable, Hashable {
  case bool(Bool)
  case number(Double)
  case text(String)
  case list([AnnotationValue])
  case mapping([String: AnnotationValue])

  /// The value in templates; whole numbers are integers, so that they print without a fraction.
  var templateValue: TemplateValue {
    switch self {
    case .bool(let value): .bool(value)
    case .number(let number): Int(exactly: number).map { .integer($0) } ?? .double(number)
    case .text(let text): .text(text)
    case .list(let values): values.templateValue
    case .mapping(let values): values.templateValue
    }
  }

  /// Joins the values of a repeated key as Sourcery does: mappings are merged, and other values
  /// become a list without duplicates.
  func joined(with other: AnnotationValue) -> AnnotationValue {
    if case .mapping(let mine) = self, case .mapping(let others) = other {
      return .mapping(mine.merging(others) { $0.joined(with: $1) })
    }
    if self == other { return self }
    if case .list(let values) = self {
      return values.contains(other) ? self : .list(values + [other])
    }
    return .list([self, other])
  }
}

extension AnnotationValue: TemplateConvertible {}

/// The value of an annotation in JSON.
struct AnnotationJSON: Decodable {
  let value: AnnotationValue

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let bool = try? container.decode(Bool.self) {
      value = .bool(bool)
    } else if let number = try? container.decode(Double.self) {
      value = .number(number)
    } else if let text = try? container.decode(String.self) {
      value = .text(text)
    } else if let list = try? container.decode([AnnotationJSON].self) {
      value = .list(list.map(\.value))
    } else {
      value = .mapping(try container.decode([String: AnnotationJSON].self).mapValues(\.value))
    }
  }
}
