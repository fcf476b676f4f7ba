/// The classes of bytes in Swift text, in one table for everything that scans bytes.
///
/// Bytes from 0x80 on count as parts of identifiers: they belong to letters far more often than to
/// symbols.
struct ByteClasses: OptionSet {
  let rawValue: UInt8

  /// The bytes at which a sweep stops: braces, ends of lines and statements, and bytes that may
  /// begin a comment or a literal.
  static let mark = ByteClasses(rawValue: 1)
  /// The bytes of identifiers and keywords.
  static let word = ByteClasses(rawValue: 2)
  /// The bytes that identifiers and keywords can begin with.
  static let wordStart = ByteClasses(rawValue: 4)
  /// White space without line breaks; it includes NUL, as in the parser.
  static let blank = ByteClasses(rawValue: 8)
  /// The bytes that end a line.
  static let lineBreak = ByteClasses(rawValue: 16)
  /// The bytes of operators.
  static let operatorSign = ByteClasses(rawValue: 32)
  /// The bytes after which an operator has no left operand: opening brackets and separators.
  static let separator = ByteClasses(rawValue: 64)

  /// The classes of all 256 bytes.
  static let table: [UInt8] = (0...UInt8.max).map { classes(of: $0).rawValue }

  /// Returns the classes of a byte.
  @inline(__always)
  static func of(_ byte: UInt8) -> ByteClasses { ByteClasses(rawValue: table[Int(byte)]) }

  private static func classes(of byte: UInt8) -> ByteClasses {
    var classes: ByteClasses = []
    switch byte {
    case 0x41...0x5A, 0x61...0x7A, 0x5F, 0x80...: classes = [.word, .wordStart]
    case 0x30...0x39, 0x24: classes = .word
    case 0x20, 0x09, 0x00, 0x0B, 0x0C: classes = .blank
    case 0x0A, 0x0D: classes = [.lineBreak, .mark]
    default: break
    }
    if "{}\"/#`;".utf8.contains(byte) { classes.insert(.mark) }
    if "/=-+!*%<>&|^~?.".utf8.contains(byte) { classes.insert(.operatorSign) }
    if "([{,;:".utf8.contains(byte) { classes.insert(.separator) }
    return classes
  }
}
