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
    "replace": { call in
      let (text, pattern, replacement) = try (call.text(), call.argument(), call.argument(1))
      guard call.arguments.count > 2, try call.argument(2) == "regex" else {
        return pattern.isEmpty ? text : text.replacingOccurrences(of: pattern, with: replacement)
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
  fileprivate func isContaining(_ other: String) -> Bool { range(of: other) != nil }
}
