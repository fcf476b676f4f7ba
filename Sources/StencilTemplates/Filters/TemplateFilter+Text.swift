import Basics
import Foundation

extension TemplateFilter {
  /// The filters of text.
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
    "camelToSnakeCase": { call in
      let isLowered = call.arguments.first.flatMap { $0 as? Bool } ?? true
      return try TextCase.snake(call.text(), isLowered: isLowered)
    },
    "snakeToCamelCase": { call in
      let stripsLeading = call.arguments.first.flatMap { $0 as? Bool } ?? false
      return try TextCase.camel(call.text(), stripsLeading: stripsLeading)
    },
    "escapeReservedKeywords": { try SourceName.escaped($0.text()) },
    "swiftIdentifier": { try TextCase.identifier($0.text()) },
    "removeNewlines": { call in
      let text = try call.text()
      if call.arguments.first as? String == "leading" {
        return text.components(separatedBy: .newlines).map { line in
          String(line.drop(while: \.isWhitespace))
        }.joined().trimmingCharacters(in: .whitespaces)
      }
      return text.filter { !$0.isWhitespace }
    },
    "basename": { try $0.text().split(separator: "/").last.map(String.init) ?? "" },
    "dirname": { try $0.text().split(separator: "/").dropLast().joined(separator: "/") },
    "deletingLastComponent": {
      try $0.text().split(separator: "/").dropLast().joined(separator: "/")
    },
    "hexToInt": { try Int($0.text(), radix: 16) },
    "int255toFloat": { call in
      guard let number = call.value as? Int else {
        throw call.session.failure(.wrongInput(filter: call.name, expected: "an integer"))
      }
      return Float(number) / 255
    },
    "percent": { call in
      guard let number = (call.value as? Float).map(Double.init) ?? call.value as? Double,
        let percent = Int(exactly: (number * 100).rounded(.towardZero))
      else { throw call.session.failure(.wrongInput(filter: call.name, expected: "a number")) }
      return "\(percent)%"
    },
    "replace": { call in
      let (text, pattern, replacement) = try (call.text(), call.argument(), call.argument(1))
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

  /// Returns a filter with a Boolean result, and its opposite.
  private static func twins(
    _ name: String, _ test: @escaping @Sendable (FilterCall) throws -> Bool
  ) -> [String: Body] {
    [name: { try test($0) }, "!\(name)": { try !test($0) }]
  }
}

extension String {
  /// Returns the text with another in the place of each occurrence of a pattern.
  ///
  /// ASCII is compared byte by byte; other texts as Foundation does, for which an accent belongs to
  /// its letter.
  func replacing(_ pattern: String, by replacement: String) -> String {
    let old = Array(pattern.utf8)
    guard let first = old.first else { return self }
    let bytes = Array(utf8)
    guard bytes.allSatisfy({ $0 < 0x80 && $0 != 0x0D }), old.allSatisfy({ $0 < 0x80 }) else {
      return replacingOccurrences(of: pattern, with: replacement)
    }
    guard bytes.contains(first), bytes.count >= old.count else { return self }
    let new = Array(replacement.utf8)
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
