import Testing

@testable import StencilTemplates

@Suite struct PrintedTextTests {
  /// A line break, what a line can be blank with, and what marks lines that stay.
  private static let alphabet = [0x0A, 0x20, 0x61, 0x0B, 0x0E] as [UInt8]

  @Test func `blank lines are the same wherever the text settles`() {
    var texts: [[UInt8]] = [[]]
    for _ in 1...6 {
      texts = texts.flatMap { text in Self.alphabet.map { text + [$0] } }
      for text in texts {
        var whole = text
        BlankLines.collapse(&whole)
        for place in text.indices {
          var printed = PrintedText(minimum: 0)
          printed.append(Array(text[..<place]))
          printed.settle()
          printed.append(String(decoding: text[place...], as: UTF8.self))
          #expect(printed.count == text.count)
          let result = printed.finished()
          if Array(result.utf8) != whole {
            Issue.record("\(text) at \(place): \(result.debugDescription)")
          }
        }
      }
    }
  }

  @Test func `what a tag takes back is whole after the text has settled`() {
    var printed = PrintedText(minimum: 0)
    printed.append("a\n\nb")
    printed.settle()
    let start = printed.count
    printed.append("c\n")
    #expect(start == 4 && printed.text(since: start) == "c\n")
    printed.removeAll(since: start)
    printed.append("d")
    #expect(printed.finished() == "a\nbd")
  }
}
