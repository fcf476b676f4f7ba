import RandomSupport

/// Makes new inputs of some by changes that keep most of their structure.
package struct InputMutator {
  private var random: RandomSource
  private let inputs: [[UInt8]]

  /// Creates a mutator; the same seed gives the same inputs.
  ///
  /// - Parameter inputs: The inputs that new ones are made of, at least one.
  package init(_ inputs: [[UInt8]], seed: UInt64) {
    self.inputs = inputs
    random = RandomSource(seed: seed)
  }

  /// Returns an input with a few changes.
  package mutating func next() -> [UInt8] {
    var bytes = random.pick(inputs)
    for _ in 0..<random.number(1...4) { change(&bytes) }
    return bytes
  }

  private mutating func change(_ bytes: inout [UInt8]) {
    switch random.number(0...5) {
    case 0: bytes.removeSubrange(part(of: bytes))
    case 1: bytes.insert(contentsOf: bytes[part(of: bytes)], at: place(in: bytes))
    case 2:
      let other = random.pick(inputs)
      bytes.insert(contentsOf: other[part(of: other)], at: place(in: bytes))
    case 3:
      let other = random.pick(inputs)
      bytes.replaceSubrange(part(of: bytes), with: other[part(of: other)])
    case 4: bytes.insert(UInt8(random.number(0...255)), at: place(in: bytes))
    default:
      guard !bytes.isEmpty else { return }
      bytes[random.number(0...(bytes.count - 1))] = random.pick(
        Array("{}()[]<>\"'`\\/*#@:;,.\n%&|!?-_0".utf8))
    }
  }

  /// Returns a place between two bytes, often one where a word begins.
  private mutating func place(in bytes: [UInt8]) -> Int {
    let place = random.number(0...bytes.count)
    guard random.chance(70) else { return place }
    return bytes[..<place].lastIndex { !Self.isPartOfWord($0) }.map { $0 + 1 } ?? 0
  }

  /// Returns a range, mostly a short one.
  private mutating func part(of bytes: [UInt8]) -> Range<Int> {
    let start = place(in: bytes)
    let rest = bytes.count - start
    let length = random.number(0...min(rest, random.chance(20) ? rest : 24))
    guard random.chance(70) else { return start..<start + length }
    let end = bytes[(start + length)...].firstIndex { !Self.isPartOfWord($0) }
    return start..<(end ?? bytes.count)
  }

  private static func isPartOfWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
      true
    default: false
    }
  }
}
