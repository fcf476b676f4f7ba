import Basics
import Files

extension FileStamp {
  /// Returns the stamp with earlier times; nil if these cannot be written.
  package func dated(back nanoseconds: Int64) -> FileStamp? {
    var writer = BinaryWriter(head: "")
    write(to: &writer)
    guard var reader = try? BinaryReader(writer.sealed, head: ""),
      var numbers = try? (0..<5).map({ _ in try reader.number() })
    else { return nil }
    for index in [3, 4] { numbers[index] &-= UInt64(bitPattern: nanoseconds) }
    writer = BinaryWriter(head: "")
    for number in numbers { writer.write(number) }
    guard var other = try? BinaryReader(writer.sealed, head: "") else { return nil }
    return try? FileStamp(from: &other)
  }
}
