import Basics
import Testing

@Suite struct BinaryRecordTests {
  private static let record: [UInt8] = {
    var writer = BinaryWriter(head: "test 1")
    writer.write(UInt8(7))
    writer.write(true)
    writer.write(UInt64.max)
    writer.write(Int.min)
    writer.write("é\n\0")
    writer.write([0, 1, UInt32.max])
    writer.write(["a", ""]) { $0.write($1) }
    ContentHash(of: ["x"]).write(to: &writer)
    return writer.sealed
  }()

  /// Reads the record; throws unless all values are those that were written.
  private func read(_ bytes: [UInt8], head: String = "test 1") throws {
    var reader = try BinaryReader(bytes, head: head)
    let isSame =
      try reader.byte() == 7 && reader.bool() && reader.number() == .max && reader.int() == .min
      && reader.text() == "é\n\0" && reader.numbers() == [0, 1, .max]
      && reader.list { reader throws(BinaryReader.Damage) in try reader.text() } == ["a", ""]
      && ContentHash(from: &reader) == ContentHash(of: ["x"])
    guard isSame, reader.isAtEnd else { throw BinaryReader.Damage() }
  }

  @Test func valuesAreReadAsTheyWereWritten() {
    #expect(throws: Never.self) { try read(Self.record) }
  }

  @Test func anotherHeadIsDamage() {
    #expect(throws: BinaryReader.Damage.self) { try read(Self.record, head: "test 2") }
  }

  @Test func eachChangeIsDamage() {
    for index in Self.record.indices {
      #expect(throws: BinaryReader.Damage.self) { try read(Array(Self.record[..<index])) }
      var changed = Self.record
      changed[index] ^= 1
      #expect(throws: BinaryReader.Damage.self) { try read(changed) }
    }
    #expect(throws: BinaryReader.Damage.self) { try read(Self.record + [0]) }
  }

  /// Nothing is reserved for numbers of elements that cannot be there.
  @Test(arguments: [4, -1, .max, .min])
  func countsBeyondTheEndAreDamage(count: Int) throws {
    var writer = BinaryWriter(head: "")
    writer.write(count)
    let bytes = writer.sealed
    let start = try BinaryReader(bytes, head: "")
    // The hash at the end is no element.
    #expect(throws: BinaryReader.Damage.self) {
      var reader = start
      _ = try reader.text()
    }
    #expect(throws: BinaryReader.Damage.self) {
      var reader = start
      _ = try reader.numbers()
    }
    #expect(throws: BinaryReader.Damage.self) {
      var reader = start
      _ = try reader.list { reader throws(BinaryReader.Damage) in try reader.byte() }
    }
  }
}
