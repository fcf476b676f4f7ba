/// Texts in JSON.
enum JSONText {
  /// Returns a text in quotation marks, with the necessary escapes.
  static func quoted(_ text: String) -> String {
    var result: [UInt8] = [UInt8(ascii: "\"")]
    result.reserveCapacity(text.utf8.count + 2)
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): result += [UInt8(ascii: "\\"), byte]
      case UInt8(ascii: "\n"): result += [UInt8(ascii: "\\"), UInt8(ascii: "n")]
      case 0..<0x20:
        let digits = String(byte, radix: 16)
        result += Array("\\u\(String(repeating: "0", count: 4 - digits.count))\(digits)".utf8)
      default: result.append(byte)
      }
    }
    result.append(UInt8(ascii: "\""))
    return String(decoding: result, as: UTF8.self)
  }

  /// Returns a mapping, the entries of which are in order.
  static func mapping(_ entries: [(name: String, json: String)]) -> String {
    "{" + entries.map { "\(quoted($0.name)):\($0.json)" }.joined(separator: ",") + "}"
  }
}
