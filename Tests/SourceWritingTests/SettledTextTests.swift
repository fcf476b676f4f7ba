import Testing

@testable import SourceWriting

/// Texts whose beginning is kept as bytes.
struct SettledTextTests {
  private func write(_ lines: Range<Int>, in source: inout SourceWriter) {
    for line in lines {
      source.line("// é \(line)")
      source.blank()
    }
  }

  @Test func aTextIsTheSameHoweverOftenItSettles() {
    var plain = SourceWriter()
    write(0..<40, in: &plain)
    var settled = SourceWriter()
    for start in stride(from: 0, to: 40, by: 10) {
      settled.settle(before: start)
      // A blank line is not doubled over the boundary.
      settled.blank()
      write(start..<start + 10, in: &settled)
    }
    #expect(settled.text == plain.text)
    #expect(settled.size == plain.size)
    #expect(plain.size == plain.text.utf8.count)
    #expect(settled.finish() == Array(plain.text.utf8))
    #expect(settled.size == 0)
  }
}
