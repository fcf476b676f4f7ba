import Basics
import SourceWriting
import Testing

@Suite struct FileSealTests {
  private static let body = FileHeader.text + "\nlet a = 1\nlet b = 2\n"

  private func inputs() -> GenerationInputs {
    var inputs = GenerationInputs()
    inputs.configuration = "../a b.yml"
    inputs.settings = GenerationInputs.digest(["imports", "A"])
    inputs.template = GenerationInputs.digest(["{{ a }}"])
    return inputs
  }

  private func sealed(_ text: String = body, inputs: GenerationInputs? = nil) -> String {
    var bytes = Array(text.utf8)
    FileSeal.seal(&bytes, inputs: inputs ?? self.inputs())
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test func aSealIsReadAsItWasWritten() throws {
    let sealed = GeneratedText(Array(self.sealed().utf8))
    #expect(sealed.seal?.inputs == inputs())
    #expect(sealed.body == Array(Self.body.utf8))
    #expect(sealed.isIntact == true)
    #expect(sealed.isOwn)
  }

  @Test func aSealIsOneLine() {
    let plain = Self.body.split(separator: "\n")
    let sealed = self.sealed().split(separator: "\n")
    #expect(sealed[0] == plain[0])
    #expect(Array(sealed[2...]) == Array(plain[1...]))
  }

  @Test func anEditIsNoticedAndAWayOfStoringIsNot() {
    let sealed = self.sealed()
    let edited = GeneratedText(Array(sealed.replacing("= 1", with: "= 2").utf8))
    #expect(edited.isIntact == false)
    let stored = ByteOrderMark.utf8 + Array(sealed.replacing("\n", with: "\r\n").utf8)
    let other = GeneratedText(stored)
    #expect(other.isIntact == true)
    #expect(other.lineEnds == .crlf)
    #expect(other.hasByteOrderMark)
    #expect(other.storing(Array(sealed.utf8)) == stored)
    let mixed = GeneratedText(Array(sealed.replacing("1\n", with: "1\r\n").utf8))
    #expect(mixed.lineEnds == .mixed)
    #expect(mixed.isIntact == true)
  }

  @Test func partsOfATextAreCountedWithoutItsSeal() {
    let body = Array(Self.body.utf8)
    for text in [Self.body, sealed()].map({ GeneratedText(Array($0.utf8)) }) {
      #expect(text.bodyCount == body.count)
      for range in [0..<0, 0..<5, 0..<body.count, 3..<body.count - 2, body.count..<body.count] {
        var part: [UInt8] = [0]
        text.append(range, ofBodyTo: &part)
        #expect(part == [0] + body[range], "\(range)")
      }
    }
  }

  @Test func textsAreComparedWithoutTheirSeals() {
    let sealed = GeneratedText(Array(self.sealed().utf8))
    var other = inputs()
    other.version = "0.0.1"
    #expect(sealed.hasSameBody(as: GeneratedText(Array(self.sealed(inputs: other).utf8))))
    #expect(sealed.hasSameBody(as: GeneratedText(Array(Self.body.utf8))))
    #expect(GeneratedText(Array(Self.body.utf8)).hasSameBody(as: sealed))
    let changed = Self.body.replacing("= 1", with: "= 2")
    #expect(!sealed.hasSameBody(as: GeneratedText(Array(self.sealed(changed).utf8))))
    #expect(!sealed.hasSameBody(as: GeneratedText(Array((self.sealed() + "\n").utf8))))
  }

  @Test func filesOfOlderVersionsHaveNoSeal() {
    let text = GeneratedText(Array(Self.body.utf8))
    #expect(text.seal == nil)
    #expect(text.isIntact == nil)
    #expect(text.isOwn)
  }

  @Test func filesWithAnotherHeaderAreNotSealed() {
    let text = "// Generated using Sourcery 2.0\n"
    #expect(sealed(text) == text)
    #expect(!GeneratedText(Array(text.utf8)).isOwn)
  }

  @Test func aPathThatLooksLikeTheEndOfAFieldIsLeftOut() throws {
    var strange = GenerationInputs()
    strange.configuration = "a; body 0.yml"
    let sealed = GeneratedText(Array(self.sealed(inputs: strange).utf8))
    #expect(sealed.seal?.inputs.configuration == nil)
    #expect(sealed.isIntact == true)
  }

  @Test(
    arguments: [
      ("<<<<<<< HEAD\na\n=======\nb\n>>>>>>> topic\n", true), ("a <<<<<<< b\n", false),
      ("<<<<<<< HEAD\n", false), ("", false),
    ])
  func markersOfAMergeAreSeen(text: String, isConflicted: Bool) {
    #expect(GeneratedText(Array((Self.body + text).utf8)).hasConflictMarkers == isConflicted)
  }
}
