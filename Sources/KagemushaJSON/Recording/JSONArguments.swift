import Foundation
import Kagemusha

/// The arguments of a recorded call, as values of the app.
struct JSONArguments: RecordedArguments {
  let call: RecordedCalls.Call
  let coding: ValueCoding

  func value<Value>(_ index: Int, as type: Value.Type) throws(RepetitionProblem) -> Value {
    guard call.arguments.indices.contains(index) else { throw .noRequirement }
    let argument = call.arguments[index]
    let label = argument.prefix { $0 != ":" }
    let json = encoded(index) ?? RecordedText(argument.dropFirst(label.count + 2)).json
    let place = JSONPlace()
    if let json, let value = try? coding.decode(type, from: json, at: place) { return value }
    throw .unreadable(
      argument: label == "_" ? "argument \(index + 1)" : "'\(label)'", type: "\(type)")
  }

  func isNil(_ index: Int) -> Bool {
    call.arguments.indices.contains(index) && call.arguments[index].hasSuffix(": nil")
  }

  private func encoded(_ index: Int) -> JSONValue? {
    guard let encoded = call.encoded, encoded.indices.contains(index) else { return nil }
    return encoded[index]
  }
}

/// An argument of which the description says all: a number, a text, a truth value, or nil.
private struct RecordedText {
  private let text: Substring

  init(_ text: Substring) { self.text = text }

  /// The value as JSON; nil if the text does not say all.
  var json: JSONValue? {
    switch text {
    case "nil": return .null
    case "true": return .bool(true)
    case "false": return .bool(false)
    case "inf", "-inf", "nan": return .text(String(text))
    default: break
    }
    if text.hasPrefix("\"") { return unquoted.map(JSONValue.text) }
    if let number = Int64(text) { return .integer(number) }
    if let number = UInt64(text) { return .natural(number) }
    return Double(text).map(JSONValue.number)
  }

  /// The text that a literal of Swift stands for.
  private var unquoted: String? {
    guard text.count > 1, text.hasSuffix("\"") else { return nil }
    var rest = text.dropFirst().dropLast()[...]
    var result = String.UnicodeScalarView()
    while let next = rest.unicodeScalars.popFirst() {
      guard next == "\\" else {
        result.append(next)
        continue
      }
      switch rest.unicodeScalars.popFirst() {
      case "n": result.append("\n")
      case "r": result.append("\r")
      case "t": result.append("\t")
      case "0": result.append("\0")
      case "u":
        let digits = rest.dropFirst().prefix { $0 != "}" }
        guard let code = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(code) else {
          return nil
        }
        rest = rest.dropFirst(digits.count + 2)
        result.append(scalar)
      case let other?: result.append(other)
      case nil: return nil
      }
    }
    return String(result)
  }
}
