/// Which accessor of which requirement a call goes to.
struct MemberName: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case method, getter, setter
  }

  /// As the generator spells it: `save(_:completion:)`, `limit`, `subscript(_:)`, `add(_: Int)`.
  let identifier: String
  let kind: Kind

  init(_ identifier: StaticString, _ kind: Kind = .method) {
    self.identifier = identifier.description
    self.kind = kind
  }

  /// What stands before the parenthesis.
  var base: String { String(identifier.prefix { $0 != "(" }) }

  /// The argument labels: `["_", "completion"]`.
  ///
  /// Types, which stand there only to tell overloads apart, are passed over.
  var labels: [String] {
    var labels: [String] = []
    var rest = identifier.drop { $0 != "(" }.dropFirst()
    while let colon = rest.firstIndex(of: ":") {
      labels.append(String(rest[..<colon]))
      rest = rest[rest.index(after: colon)...]
      guard rest.first == " " else { continue }
      rest = rest[MemberName.endOfType(in: rest)...].drop { $0 == "," || $0 == " " }
    }
    return labels
  }

  /// Where the type at the start of `text` ends: before the comma or the parenthesis that closes
  /// the list.
  private static func endOfType(in text: Substring) -> Substring.Index {
    var depth = 0
    var previous: Character?
    for index in text.indices {
      switch text[index] {
      case "(", "[", "<": depth += 1
      case ">" where previous == "-": break
      case ")" where depth == 0, "," where depth == 0: return index
      case ")", "]", ">": depth -= 1
      default: break
      }
      previous = text[index]
    }
    return text.endIndex
  }
}
