import Files

extension FileStamp {
  /// Returns the stamp with earlier times; nil if these cannot be written.
  package func dated(back nanoseconds: Int64) -> FileStamp? {
    var text: [UInt8] = []
    write(to: &text)
    var parts = String(decoding: text, as: UTF8.self).split(separator: "_").map(String.init)
    for index in [3, 4] {
      guard let time = Int64(parts[index], radix: 16) else { return nil }
      parts[index] = String(time - nanoseconds, radix: 16)
    }
    return FileStamp(text: Array(parts.joined(separator: "_").utf8)[...])
  }
}
