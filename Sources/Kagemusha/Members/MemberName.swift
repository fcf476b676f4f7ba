/// The accessor and the requirement that a call goes to.
struct MemberName: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case method, getter, setter
  }

  /// The name as a literal of the program: a `String` would be made anew for each call.
  private let literal: StaticString
  let kind: Kind

  init(_ identifier: StaticString, _ kind: Kind = .method) {
    literal = identifier
    self.kind = kind
  }

  /// The name as the generator spells it: `save(_:completion:)`, `limit`, `subscript(_:)`, `add(_: Int)`.
  var identifier: String { literal.description }

  static func == (left: Self, right: Self) -> Bool {
    guard left.kind == right.kind else { return false }
    guard let bytes = left.bytes, let other = right.bytes else {
      return left.identifier == right.identifier
    }
    return bytes.count == other.count
      && (bytes.baseAddress == other.baseAddress || bytes.elementsEqual(other))
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(kind)
    if let bytes {
      hasher.combine(bytes: UnsafeRawBufferPointer(bytes))
    } else {
      literal.withUTF8Buffer { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    }
  }

  /// The bytes of the literal; nil for a single Unicode scalar, which the compiler may keep without an address.
  private var bytes: UnsafeBufferPointer<UInt8>? {
    guard literal.hasPointerRepresentation else { return nil }
    return UnsafeBufferPointer(start: literal.utf8Start, count: literal.utf8CodeUnitCount)
  }

  /// The name before the list of labels: `save`, `limit`, `subscript`.
  var base: String { MemberName.base(of: identifier) }

  /// Returns the part of an identifier before the list of labels.
  static func base(of identifier: String) -> String {
    String(identifier[..<endOfBase(of: identifier)])
  }

  /// Whether the name has a list of labels.
  var isCall: Bool { list != nil }

  /// The argument labels: `["_", "completion"]`.
  ///
  /// Types, which the identifier contains only to tell overloads apart, are skipped.
  var labels: [String] {
    var labels: [String] = []
    var rest = list ?? ""
    while let colon = rest.firstIndex(of: ":") {
      labels.append(String(rest[..<colon]))
      rest = rest[rest.index(after: colon)...]
      guard rest.first == " " else { continue }
      rest = rest[MemberName.end(of: rest, beforeComma: true)...].drop { $0 == "," || $0 == " " }
    }
    return labels
  }

  /// The text between the parentheses of the list of labels. A list of generic parameters may come
  /// before it, and a result, which may have parentheses too, after it.
  private var list: Substring? {
    var rest = identifier[MemberName.endOfBase(of: identifier)...]
    if rest.first == "<" {
      rest = rest.dropFirst()
      rest = rest[MemberName.end(of: rest)...].dropFirst()
    }
    guard rest.first == "(" else { return nil }
    rest = rest.dropFirst()
    return rest[..<MemberName.end(of: rest)]
  }

  private static func endOfBase(of identifier: String) -> String.Index {
    let isOperator = identifier.first.map { !$0.isLetter && $0 != "_" && $0 != "`" } ?? false
    let hasFixity = identifier.hasPrefix("prefix ") || identifier.hasPrefix("postfix ")
    let ends: Set<Character> = isOperator || hasFixity ? ["("] : ["(", "<", " "]
    return identifier.firstIndex { ends.contains($0) } ?? identifier.endIndex
  }

  /// Returns the index of the bracket that closes the group that `text` begins in, or of the comma after its first element.
  private static func end(of text: Substring, beforeComma: Bool = false) -> Substring.Index {
    var depth = 0
    var previous: Character?
    for index in text.indices {
      switch text[index] {
      case "(", "[", "<": depth += 1
      case ">" where previous == "-": break
      case "," where beforeComma && depth == 0: return index
      case ")" where depth == 0, "]" where depth == 0, ">" where depth == 0: return index
      case ")", "]", ">": depth -= 1
      default: break
      }
      previous = text[index]
    }
    return text.endIndex
  }
}
