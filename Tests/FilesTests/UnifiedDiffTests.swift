import FileSupport
import Files
import Foundation
import Testing

@Suite struct UnifiedDiffTests {
  @Test func hunksHaveThreeLinesAround() {
    let old = (1...20).map { "\($0)\n" }.joined()
    let new = old.replacingOccurrences(of: "\n5\n", with: "\nfive\n")
      .replacingOccurrences(of: "\n16\n", with: "\n")
    #expect(
      UnifiedDiff(path: "a b.swift", old: Array(old.utf8), new: Array(new.utf8)).text == """
        --- a/a b.swift\t
        +++ b/a b.swift\t
        @@ -2,7 +2,7 @@
         2
         3
         4
        -5
        +five
         6
         7
         8
        @@ -13,7 +13,6 @@
         13
         14
         15
        -16
         17
         18
         19

        """)
  }

  @Test func newFilesComeFromNowhere() {
    #expect(
      UnifiedDiff(path: "A.swift", old: nil, new: Array("a\nb".utf8)).text == """
        --- /dev/null
        +++ b/A.swift
        @@ -0,0 +1,2 @@
        +a
        +b
        \\ No newline at end of file

        """)
  }

  @Test func absolutePathsAreBelowTheRoot() {
    #expect(
      UnifiedDiff(path: "/t/A.swift", old: Array("a\n".utf8), new: Array("b\n".utf8)).text == """
        --- a/t/A.swift
        +++ b/t/A.swift
        @@ -1 +1 @@
        -a
        +b

        """)
  }

  @Test func theSameIsNoDifference() {
    #expect(UnifiedDiff(path: "A", old: [65], new: [65]).text.isEmpty)
  }

  /// Texts that only look equal (é as one scalar or two; line ends) have different bytes.
  static let pairs: [(old: String?, new: String?)] = [
    (nil, "a\n"), (nil, "a"), ("a\n", nil), ("a", "a\n"), ("a\n", "a"), ("a", "b"),
    ("\u{e9}\n", "e\u{301}\n"), ("a\r\nb\r\n", "a\nb\n"), ("a\nb\n", "a\r\nb\r\n"),
    ("\n\n\n", "\n\n"), ("a\n\n", "a\n"), ("a\nb\nc", "b\nc\nd"), ("-- a\n", "++ b\n"),
    ("a\n" + String(repeating: "x\n", count: 50), String(repeating: "x\n", count: 50) + "a\n"),
    ((0..<5000).map { "o\($0)\n" }.joined(), (0..<5000).map { "n\($0)\n" }.joined()),
  ]

  @Test(arguments: pairs.indices) func gitAppliesIt(index: Int) async throws {
    try await apply(Self.pairs[index].old, Self.pairs[index].new, to: "Gen/A.swift")
  }

  @Test(arguments: ["With Space/A B.swift", "é/日本.swift", "q\"uote.swift", "back\\slash.swift"])
  func gitAppliesItToAnyName(path: String) async throws {
    try await apply("a\nb\n", "a\nc\n", to: path)
    try await apply(nil, "a\nc\n", to: path)
  }

  @Test(arguments: 0..<40) func gitAppliesWhatChanceMakes(seed: UInt64) async throws {
    var random = Chance(state: seed + 1)
    func text() -> String {
      let lines = (0..<Int(random.next() % 40)).map { _ in "line \(random.next() % 6)" }
      return lines.joined(separator: "\n") + (random.next() % 3 == 0 ? "" : "\n")
    }
    try await apply(text(), text(), to: "A.swift")
  }

  private func apply(_ old: String?, _ new: String?, to path: String) async throws {
    try await TemporaryFolder.with { folder in
      if let old { try folder.write(path, old) }
      let diff = UnifiedDiff(
        path: path, old: old.map { Array($0.utf8) }, new: new.map { Array($0.utf8) })
      guard !diff.text.isEmpty else {
        #expect(old == new)
        return
      }
      let patch = try folder.write("the.patch", diff.text)
      let status = try folder.git(["apply", "--whitespace=nowarn", patch.text])
      #expect(status == 0, "\(diff.text.prefix(2000))")
      #expect(folder.read(path).map { Array($0.utf8) } == new.map { Array($0.utf8) })
    }
  }
}

/// Pseudorandom numbers that are the same in every run (xorshift).
private struct Chance {
  var state: UInt64

  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state >> 3
  }
}
