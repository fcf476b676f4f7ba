/// A short hash of a text (FNV-1a, 64 bits), for names of caches.
public struct Fingerprint {
  /// The hexadecimal digits.
  public let text: String

  /// Returns the hash of texts.
  public init(of texts: [String]) {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in texts.joined(separator: "\0").utf8 {
      hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3
    }
    text = String(hash, radix: 16)
  }
}
