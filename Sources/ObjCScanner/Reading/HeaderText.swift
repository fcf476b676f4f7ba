import Foundation

/// The text of a header, as far as it must be looked at before libclang may read it.
struct HeaderText {
  /// What libclang must not be given.
  enum Flaw {
    /// It is no text.
    case binary(line: Int)
    /// Brackets are nested so deeply that libclang would overflow its stack.
    case nesting(line: Int)
    /// No header that people wrote is so large.
    case size(bytes: Int)
  }

  /// How large a header may be: more than ten times the largest of Apple's.
  private static let sizeLimit = 8 << 20

  /// How deeply brackets may be nested; the compiler's own limit.
  private static let limit = 256

  private let bytes: Data

  /// - Parameter path: a file; what cannot be read is as good as empty.
  init(path: String) {
    bytes = FileManager.default.contents(atPath: path) ?? Data()
  }

  /// The first thing that speaks against giving it to libclang.
  var flaw: Flaw? {
    if bytes.count > Self.sizeLimit { return .size(bytes: bytes.count) }
    return bytes.withUnsafeBytes { Self.flaw(in: $0) }
  }

  /// The text with `#import <Kit/Kit.h>` for each `@import Kit;`, if there is any: modules are not
  /// built here. The numbers of lines stay.
  var withTextualImports: String? {
    guard bytes.range(of: Data("@import".utf8)) != nil else { return nil }
    return String(decoding: bytes, as: UTF8.self)
      .replacing(/(?m)^([ \t]*)@import[ \t]+(\w+)(?:\.(\w+))?[ \t]*;/) { match in
        "\(match.1)#import <\(match.2)/\(match.3 ?? match.2).h>"
      }
  }

  /// The identifier that begins at an offset.
  func word(at offset: Int) -> String? {
    guard bytes.indices.contains(offset) else { return nil }
    let word = bytes[offset...].prefix { byte in
      byte == UInt8(ascii: "_") || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
        || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }
    return word.isEmpty ? nil : String(decoding: word, as: UTF8.self)
  }

  /// What the bytes that are looked at mean.
  private enum State { case code, lineComment, blockComment, quoted(UInt8) }

  private static func flaw(in bytes: UnsafeRawBufferPointer) -> Flaw? {
    var state = State.code
    var (line, depth, angles) = (1, 0, 0)
    var previous: UInt8 = 0
    for byte in bytes {
      if byte == 0 { return .binary(line: line) }
      if byte == UInt8(ascii: "\n") { line += 1 }
      switch state {
      case .lineComment:
        if byte == UInt8(ascii: "\n"), previous != UInt8(ascii: "\\") { state = .code }
      case .blockComment:
        if previous == UInt8(ascii: "*"), byte == UInt8(ascii: "/") { state = .code }
      case .quoted(let mark):
        // A string ends with its line: an apostrophe in an inactive block is no quotation mark.
        if byte == UInt8(ascii: "\n") || byte == mark && previous != UInt8(ascii: "\\") {
          state = .code
        }
      case .code:
        switch byte {
        case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
        case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth = max(0, depth - 1)
        case UInt8(ascii: "<"): angles = previous == byte ? max(0, angles - 1) : angles + 1
        case UInt8(ascii: ">"): angles = max(0, angles - 1)
        case UInt8(ascii: ";"): angles = 0
        case UInt8(ascii: "\""), UInt8(ascii: "'"): state = .quoted(byte)
        case UInt8(ascii: "/") where previous == byte: state = .lineComment
        case UInt8(ascii: "*") where previous == UInt8(ascii: "/"): state = .blockComment
        default: break
        }
        if depth > limit || angles > limit { return .nesting(line: line) }
      }
      previous = byte
    }
    return nil
  }
}
