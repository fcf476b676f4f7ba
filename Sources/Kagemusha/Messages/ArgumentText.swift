/// The texts of arguments in messages.
///
/// No value can prevent a message: texts are cut, values that are nested deeply or refer to themselves
/// end in `…`, and a description that itself makes a mock fail is not used for that failure.
package enum ArgumentText {
  /// The length to which texts are cut, unless a caller gives another one.
  private static let standardLimit = 400
  /// The length up to which texts are compared.
  static let longest = 20_000
  private static let deepest = 8
  @TaskLocal private static var isDescribing = false

  /// Returns the value as a test would write it, as far as possible: strings in quotes, nil as `nil`,
  /// the pairs of a dictionary sorted.
  package static func describe(_ value: Any) -> String { describe(value, limit: standardLimit) }

  /// Returns the value as a test would write it, cut to a number of characters.
  static func describe(_ value: Any, limit: Int) -> String {
    if isDescribing { return shallow(value) }
    return $isDescribing.withValue(true) {
      var text = BoundedText(limit: limit)
      add(value, to: &text, depth: 0)
      return text.text
    }
  }

  /// Returns a text for a value of which nothing but the type may be used.
  private static func shallow(_ value: Any) -> String {
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .optional {
      return mirror.children.first.map { shallow($0.value) } ?? "nil"
    }
    if value is any BinaryInteger { return "\(value)" }
    return leaf(value, limit: standardLimit) ?? "\(type(of: value))(…)"
  }

  private static func add(_ value: Any, to text: inout BoundedText, depth: Int) {
    if text.isFull { return }
    if depth > deepest { return text.add("…") }
    if let leaf = leaf(value, limit: text.limit) { return text.add(leaf) }
    if let value = value as? any Pairs { return add(pairs: value, to: &text, depth) }
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .optional: add(optional: mirror, to: &text, depth)
    case .collection where value is any Elements:
      add(elements: mirror.children.lazy.map(\.value), "[", "]", to: &text, depth)
    case .set where value is any SetProtocol: add(set: mirror, to: &text, depth)
    case .tuple: add(labelled: mirror, to: &text, depth)
    case .struct where !describesItself(value):
      text.add("\(type(of: value))")
      add(labelled: mirror, to: &text, depth)
    case .enum where !describesItself(value): add(enum: value, mirror, to: &text, depth)
    default:
      let description = String(describing: value)
      text.add(description == "(Function)" ? "{ … }" : description)
    }
  }

  private static func leaf(_ value: Any, limit: Int) -> String? {
    // A cast would succeed for any `Hashable` value, and copy a dictionary.
    if type(of: value) == AnyHashable.self, let key = value as? AnyHashable {
      return describeAgain(key.base, limit: limit)
    }
    return switch value {
    case UnrecordedArgument.closure: "{ … }"
    case UnrecordedArgument.unevaluated: "<not evaluated>"
    case let text as any StringProtocol: quoted(text, limit: limit)
    case let character as Character: String(reflecting: character)
    default: nil
    }
  }

  /// Returns a text in quotes; a long one is cut first.
  private static func quoted(_ text: some StringProtocol, limit: Int) -> String {
    let start = String(text.prefix(limit))
    let isWhole = start.utf8.count == text.utf8.count
    let quoted = showingInvisible(String(reflecting: start))
    return isWhole ? quoted : quoted.dropLast() + "…"
  }

  /// Replaces unusual spaces and invisible characters by escapes such as `\u{A0}`.
  private static func showingInvisible(_ text: String) -> String {
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return text }
    var shown = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar.properties.generalCategory {
      // U+200D joins the parts of emoji.
      case .format where scalar.value != 0x200D, .spaceSeparator where scalar != " ", .control,
        .lineSeparator, .paragraphSeparator:
        shown += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}".unicodeScalars
      default: shown.append(scalar)
      }
    }
    return String(shown)
  }

  private static func describeAgain(_ value: Any, limit: Int) -> String {
    var text = BoundedText(limit: limit)
    add(value, to: &text, depth: deepest - 2)
    return text.text
  }

  /// Whether the type of a value has a description of its own.
  static func describesItself(_ value: Any) -> Bool {
    value is any CustomStringConvertible || value is any CustomDebugStringConvertible
      || value is any CustomReflectable || value is any TextOutputStreamable
  }

  private static func add(optional mirror: Mirror, to text: inout BoundedText, _ depth: Int) {
    guard let wrapped = mirror.children.first?.value else { return text.add("nil") }
    let isNil = nilDepth(wrapped) != nil
    text.add(isNil ? ".some(" : "")
    add(wrapped, to: &text, depth: depth + 1)
    text.add(isNil ? ")" : "")
  }

  private static func add(pairs: any Pairs, to text: inout BoundedText, _ depth: Int) {
    if pairs.count == 0 { return text.add("[:]") }
    if pairs.count > text.limit { return text.add("\(pairs.count) pairs") }
    let limit = text.limit
    let keyed = pairs.list.map { (key: describeAgain($0.key.base, limit: limit), value: $0.value) }
      .sorted { $0.key < $1.key }
    for (index, pair) in keyed.enumerated() {
      text.add((index == 0 ? "[" : ", ") + pair.key + ": ")
      add(pair.value, to: &text, depth: depth + 1)
    }
    text.add("]")
  }

  private static func add(set mirror: Mirror, to text: inout BoundedText, _ depth: Int) {
    let count = mirror.children.count
    let limit = text.limit
    if count > limit { return text.add("\(count) elements") }
    let elements = mirror.children.map { describeAgain($0.value, limit: limit) }.sorted()
    text.add("[" + elements.joined(separator: ", ") + "]")
  }

  private static func add(
    elements: some Sequence<Any>, _ opening: String, _ closing: String,
    to text: inout BoundedText, _ depth: Int
  ) {
    text.add(opening)
    for (index, element) in elements.enumerated() {
      if text.isFull { return }
      text.add(index == 0 ? "" : ", ")
      add(element, to: &text, depth: depth + 1)
    }
    text.add(closing)
  }

  private static func add(labelled mirror: Mirror, to text: inout BoundedText, _ depth: Int) {
    text.add("(")
    for (index, child) in mirror.children.enumerated() {
      if text.isFull { return }
      let label = child.label.flatMap { $0.hasPrefix(".") ? nil : "\($0): " } ?? ""
      text.add((index == 0 ? "" : ", ") + label)
      add(child.value, to: &text, depth: depth + 1)
    }
    text.add(")")
  }

  private static func add(
    enum value: Any, _ mirror: Mirror, to text: inout BoundedText, _ depth: Int
  ) {
    guard let payload = mirror.children.first else { return text.add(String(describing: value)) }
    text.add(payload.label ?? "\(type(of: value))")
    let inner = Mirror(reflecting: payload.value)
    if inner.displayStyle == .tuple {
      add(labelled: inner, to: &text, depth)
    } else {
      add(elements: CollectionOfOne(payload.value), "(", ")", to: &text, depth)
    }
  }
}

private protocol SetProtocol {}
extension Set: SetProtocol {}

/// A text with a limit, beyond which it does not grow.
private struct BoundedText {
  private(set) var text = ""
  let limit: Int
  private var room: Int
  private(set) var isFull = false

  init(limit: Int) {
    self.limit = limit
    room = limit
  }

  mutating func add(_ more: String) {
    guard !isFull else { return }
    let end = more.index(more.startIndex, offsetBy: room, limitedBy: more.endIndex)
    if let end, end < more.endIndex {
      text += more[..<end] + "…"
      isFull = true
    } else {
      text += more
      room -= more.count
    }
  }
}
