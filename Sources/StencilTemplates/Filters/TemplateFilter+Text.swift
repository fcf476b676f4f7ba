import Basics
import Foundation

extension TemplateFilter {
  /// The filters of texts.
  static let texts: [String: Body] =
    plainTexts
    .merging(twins("contains") { try $0.text().isContaining($0.argument()) }) { $1 }
    .merging(twins("hasPrefix") { try $0.text().hasPrefix($0.argument()) }) { $1 }
    .merging(twins("hasSuffix") { try $0.text().hasSuffix($0.argument()) }) { $1 }

  private static let plainTexts: [String: Body] = [
    "upperFirstLetter": { try TextCase.upperFirst($0.text()) },
    "titlecase": { try TextCase.upperFirst($0.text()) },
    "titleCase": { try TextCase.upperFirst($0.text()) },
    "lowerFirstLetter": { try TextCase.lowerFirst($0.text()) },
    "lowerFirstWord": { try TextCase.lowerFirstWord($0.text()) },
    "capitalise": { try $0.text().capitalized },
    "capitalize": { try changed($0, \.capitalized) },
    "uppercase": { try changed($0) { $0.uppercased() } },
    "lowercase": { try changed($0) { $0.lowercased() } },
    "camelToSnakeCase": { try TextCase.snake($0.text(), isLowered: $0.flag(default: true)) },
    "snakeToCamelCase": { try TextCase.camel($0.text(), stripsLeading: $0.flag(default: false)) },
    "escapeReservedKeywords": { try SourceName.escaped($0.text()) },
    "swiftIdentifier": { try TextCase.identifier($0.text()) },
    "removeNewlines": { call in
      let text = try call.text()
      guard case .text("leading") = call.value(ofArgument: 0) else {
        return text.filter { !$0.isWhitespace }
      }
      return text.components(separatedBy: .newlines).map { String($0.drop(while: \.isWhitespace)) }
        .joined().trimmingCharacters(in: .whitespaces)
    },
    "split": { call in
      try call.takes(atMost: 1)
      guard case .text(let text) = call.value else { return call.value }
      let separator = call.arguments.isEmpty ? " " : call.arguments[0].printed ?? ""
      return TemplateValue.elements(
        text.components(separatedBy: separator).map { .text($0) })
    },
    "indent": { try indented($0) },
    "basename": { try $0.text().split(separator: "/").last.map(String.init) ?? "" },
    "dirname": { try $0.text().deletingLastComponent },
    "deletingLastComponent": { try $0.text().deletingLastComponent },
    "hexToInt": { try Int($0.text(), radix: 16) },
    "int255toFloat": { call in
      guard case .integer(let number) = call.value else { throw call.wrongInput("an integer") }
      return Float(number) / 255
    },
    "percent": { call in
      let number: Double? =
        switch call.value {
        case .float(let number): Double(number)
        case .double(let number): number
        default: nil
        }
      guard let number, let percent = Int(exactly: (number * 100).rounded(.towardZero)) else {
        throw call.wrongInput("a number")
      }
      return "\(percent)%"
    },
    "replace": { call in
      let (text, pattern, replacement) = (
        try call.text(), try call.argument(), try call.argument(1)
      )
      guard call.arguments.count > 2, try call.argument(2) == "regex" else {
        return text.replacing(pattern, by: replacement)
      }
      guard let expression = try? NSRegularExpression(pattern: pattern) else {
        throw call.session.failure(.invalidPattern(pattern))
      }
      return expression.stringByReplacingMatches(
        in: text, range: NSRange(text.startIndex..., in: text), withTemplate: replacement)
    },
  ]

  /// Returns a text that is changed, or a list of such texts.
  private static func changed(
    _ call: FilterCall, _ change: (String) -> String
  ) throws -> TemplateValue {
    try call.takes(atMost: 0)
    guard let elements = call.value.elements else { return .text(change(call.value.printed ?? "")) }
    return .elements(elements.map { .text(change($0.printed ?? "")) })
  }

  /// Returns a text whose lines begin with an indentation; the first one does so on request.
  private static func indented(_ call: FilterCall) throws -> String {
    try call.takes(atMost: 3)
    let arguments =
      call.arguments + [.integer(4), .text(" "), .bool(false)].dropFirst(call.arguments.count)
    guard case .integer(let width) = arguments[0], case .text(let unit) = arguments[1],
      let isFirstIndented = arguments[2].truth, 0...RenderLimits.indentation ~= width,
      width * unit.utf8.count <= RenderLimits.indentation
    else { throw call.wrongArgument("a width, a text and a Boolean value") }
    let indentation = String(repeating: unit, count: width)
    let text = call.value.printed ?? ""
    if indentation.isEmpty { return text }
    return text.components(separatedBy: .newlines).enumerated().map { index, line in
      let isIndented = index == 0 ? isFirstIndented : !line.isEmpty
      return isIndented ? indentation + line : line
    }.joined(separator: "\n")
  }

  /// Returns a filter with a Boolean result, and its opposite.
  private static func twins(
    _ name: String, _ test: @escaping @Sendable (FilterCall) throws -> Bool
  ) -> [String: Body] {
    [name: { try test($0) }, "!\(name)": { try !test($0) }]
  }
}

extension String {
  /// The path without its last component; Foundation's own traps on Linux for a path of one letter.
  var deletingLastComponent: String {
    (hasPrefix("/") ? "/" : "") + split(separator: "/").dropLast().joined(separator: "/")
  }

  /// Returns the text with another in the place of each occurrence of a pattern.
  ///
  /// ASCII is compared byte by byte; other texts as Foundation does, for which an accent belongs to
  /// its letter.
  func replacing(_ pattern: String, by replacement: String) -> String {
    guard let first = pattern.utf8.first else { return self }
    let isPlain = pattern.utf8.allSatisfy { $0 < 0x80 }
    if isPlain, !utf8.contains(first) { return self }
    let bytes = Array(utf8)
    guard isPlain, bytes.allSatisfy({ $0 < 0x80 && $0 != 0x0D }) else {
      return replacingOccurrences(of: pattern, with: replacement)
    }
    let (old, new) = (Array(pattern.utf8), Array(replacement.utf8))
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var index = 0
    while index < bytes.count {
      if bytes[index] == first, bytes[index...].starts(with: old) {
        result += new
        index += old.count
      } else {
        result.append(bytes[index])
        index += 1
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// Returns whether the text contains another one, compared in the same way.
  func isContaining(_ other: String) -> Bool {
    var (text, part) = (self, other)
    let found = text.withUTF8 { bytes in
      part.withUTF8 { part in bytes.containsASCII(of: part) }
    }
    return found ?? (range(of: other) != nil)
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Returns whether bytes contain others; nil if they are not all ASCII, or carriage returns, which belong
  /// to the line break after them.
  fileprivate func containsASCII(of part: UnsafeBufferPointer<UInt8>) -> Bool? {
    guard let first = part.first else { return false }
    guard allSatisfy({ $0 < 0x80 && $0 != 0x0D }), part.allSatisfy({ $0 < 0x80 }) else {
      return nil
    }
    guard part.count <= count else { return false }
    for start in 0...(count - part.count) where self[start] == first {
      if (1..<part.count).allSatisfy({ self[start + $0] == part[$0] }) { return true }
    }
    return false
  }
}
