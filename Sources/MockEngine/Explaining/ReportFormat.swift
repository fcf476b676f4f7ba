import Foundation

/// The format in which protocols are shown.
package enum ReportFormat: String, Sendable, Hashable, CaseIterable {
  /// For people.
  case text
  /// For programs.
  case json
}

/// Values as JSON, the same bytes for the same value.
enum JSONText {
  /// Returns the text, with a line end.
  ///
  /// Keys are sorted, because the order of a type's properties is nobody's promise.
  static func of(_ value: some Encodable) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    // Values of strings and numbers alone can be encoded.
    let data = (try? encoder.encode(value)) ?? Data()
    return String(decoding: data, as: UTF8.self) + "\n"
  }
}
