/// A JSON value whose objects keep the order of their keys.
indirect enum OrderedJSON: Sendable {
  case bool(Bool)
  case number(Int)
  case string(String)
  case list([OrderedJSON])
  case object([(key: String, value: OrderedJSON)])

  /// The value as JSON text, indented by two spaces.
  var text: String { text(indent: "") }

  private func text(indent: String) -> String {
    let inner = indent + "  "
    func lines(_ parts: [String], _ open: String, _ close: String) -> String {
      parts.isEmpty
        ? open + close
        : "\(open)\n" + parts.map { inner + $0 }.joined(separator: ",\n") + "\n\(indent)\(close)"
    }
    return switch self {
    case .bool(let value): "\(value)"
    case .number(let value): "\(value)"
    case .string(let value): Self.quoted(value)
    case .list(let values): lines(values.map { $0.text(indent: inner) }, "[", "]")
    case .object(let members):
      lines(
        members.map { Self.quoted($0.key) + ": " + $0.value.text(indent: inner) }, "{", "}")
    }
  }

  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": result += "\\\(scalar)"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}

extension OrderedJSON: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByIntegerLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  init(stringLiteral value: String) { self = .string(value) }
  init(booleanLiteral value: Bool) { self = .bool(value) }
  init(integerLiteral value: Int) { self = .number(value) }
  init(arrayLiteral elements: OrderedJSON...) { self = .list(elements) }
  init(dictionaryLiteral elements: (String, OrderedJSON)...) {
    self = .object(elements.map { (key: $0.0, value: $0.1) })
  }

  /// The members of an object; empty for other values.
  var members: [(key: String, value: OrderedJSON)] {
    if case .object(let members) = self { members } else { [] }
  }
}
