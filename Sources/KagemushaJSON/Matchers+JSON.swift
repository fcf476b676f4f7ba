public import Foundation
import Kagemusha

/// Matches data with the same JSON, regardless of spaces and of the order of keys.
///
///     verify(server).post(equal(toJSON: #"{"id": 100, "title": "味噌汁"}"#))
///
/// A failure shows the values that differ: `["id"]: − 100 + 200`. Numbers are compared by their values.
///
/// - Parameters:
///   - text: The wanted JSON.
///   - file: The path of the test's file.
///   - line: The line.
public func equal(
  toJSON text: String, file: StaticString = #filePath, line: UInt = #line
) -> Data? {
  register(.json(text, reading: JSONValue.read), file, line)
}

/// Matches a text with the same JSON, regardless of spaces and of the order of keys.
///
///     verify(server).send(equal(toJSON: #"{"id": 100, "title": "味噌汁"}"#))
public func equal(
  toJSON text: String, file: StaticString = #filePath, line: UInt = #line
) -> String? {
  register(.json(text, reading: JSONValue.read), file, line)
}

extension JSONValue {
  /// Returns the JSON in data or in a text; nil if it is not JSON.
  fileprivate static func read(_ argument: Any) -> Any? {
    let data: Data? =
      if let data = argument as? Data { data } else { (argument as? String).map { Data($0.utf8) } }
    return data.flatMap { try? JSONDecoder().decode(JSONValue.self, from: $0).plain }
  }
}
