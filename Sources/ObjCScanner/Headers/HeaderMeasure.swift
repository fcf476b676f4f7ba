/// Measures the text of a header byte by byte, without preprocessing: how deep it nests, and how long its parts are.
struct HeaderMeasure {
  /// The maximum depth of brackets, which is also the limit of the compiler.
  private static let depthLimit = 256
  /// The maximum number of words and signs of a declaration, an expression or a directive.
  ///
  /// Each may be one more level of the recursive parser, for which a stack of 256 MiB is enough three times over.
  static let lengthLimit = 30_000

  private enum State { case code, lineComment, blockComment, quoted(UInt8) }

  private var state = State.code
  private var line = 1
  private var depth = 0
  private var angles = 0
  /// The depth of brackets other than braces, since the last brace.
  private var parentheses = 0
  /// The words and signs since the last separator.
  private var length = 0
  /// The line of the last separator.
  private var start = 1
  private var isAtStartOfLine = true
  private var isDirective = false
  private var previous: UInt8 = 0

  /// Returns what libclang must not parse, if the next byte of the text makes it so.
  mutating func flaw(at byte: UInt8) -> HeaderText.Flaw? {
    defer { previous = byte }
    if byte == 0 { return .binary(line: line) }
    if byte == UInt8(ascii: "\n") { endLine() }
    switch state {
    case .lineComment:
      if byte == UInt8(ascii: "\n"), previous != UInt8(ascii: "\\") { state = .code }
    case .blockComment:
      if previous == UInt8(ascii: "*"), byte == UInt8(ascii: "/") { state = .code }
    case .quoted(let mark):
      // A string also ends with its line, since an apostrophe in an inactive block opens none.
      if byte == UInt8(ascii: "\n") || byte == mark && previous != UInt8(ascii: "\\") {
        state = .code
      }
    case .code:
      count(byte)
      nest(byte)
      if depth > Self.depthLimit || angles > Self.depthLimit { return .nesting(line: line) }
      if length > Self.lengthLimit { return .length(line: start) }
    }
    return nil
  }

  private mutating func endLine() {
    if isDirective, previous != UInt8(ascii: "\\") {
      isDirective = false
      separate()
    }
    line += 1
    isAtStartOfLine = true
  }

  private mutating func separate() {
    length = 0
    start = line
  }

  private mutating func count(_ byte: UInt8) {
    if byte <= UInt8(ascii: " ") { return }
    if isAtStartOfLine, byte == UInt8(ascii: "#") {
      isDirective = true
      separate()
    }
    isAtStartOfLine = false
    if length == 0 { start = line }
    if !byte.isOfWord || !previous.isOfWord { length += 1 }
  }

  private mutating func nest(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "("), UInt8(ascii: "["):
      depth += 1
      parentheses += 1
    case UInt8(ascii: ")"), UInt8(ascii: "]"):
      depth = max(0, depth - 1)
      parentheses = max(0, parentheses - 1)
    case UInt8(ascii: "{"), UInt8(ascii: "}"):
      depth = byte == UInt8(ascii: "{") ? depth + 1 : max(0, depth - 1)
      parentheses = 0
      separate()
    case UInt8(ascii: "<"): angles = previous == byte ? max(0, angles - 1) : angles + 1
    case UInt8(ascii: ">"): angles = max(0, angles - 1)
    case UInt8(ascii: ";"), UInt8(ascii: "@"):
      angles = 0
      separate()
    // Between parentheses it may be an operator.
    case UInt8(ascii: ",") where parentheses == 0: separate()
    case UInt8(ascii: "\""), UInt8(ascii: "'"): state = .quoted(byte)
    case UInt8(ascii: "/") where previous == byte: state = .lineComment
    case UInt8(ascii: "*") where previous == UInt8(ascii: "/"): state = .blockComment
    default: break
    }
  }
}

extension UInt8 {
  /// Whether the byte may be part of a name or a number.
  fileprivate var isOfWord: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}
