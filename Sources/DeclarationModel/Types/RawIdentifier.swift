extension String {
  /// Whether the text can be a name only in backticks, whatever it names (SE-0451): `a name`,
  /// `404`.
  package var isRawIdentifier: Bool {
    guard let first = utf8.first else { return false }
    return (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first)
      || !utf8.allSatisfy { byte in
        switch byte {
        case 0x80..., UInt8(ascii: "_"), UInt8(ascii: "$"), UInt8(ascii: "0")...UInt8(ascii: "9"),
          UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"):
          true
        default: false
        }
      }
  }

  /// The name as types spell it, in backticks if it is a raw identifier.
  package var typeSpelling: String { isRawIdentifier ? "`\(self)`" : self }

  /// Returns the spelling of the name of a type with a text before and one behind it, inside the backticks: `` `a name_` ``.
  package func typeSpelling(after prefix: String = "", before suffix: String = "") -> String {
    (prefix + withoutBackticks + suffix).typeSpelling
  }
}
