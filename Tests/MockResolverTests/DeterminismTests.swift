import DeclarationModel
import Testing

@testable import MockResolver

struct DeterminismTests {
  /// So many protocols of all kinds that the order of a hash table would have an effect.
  private var input: [ProtocolDeclaration] {
    (0..<40).map { number in
      proto(
        "P\(number)", at: "F\(number % 7).swift:\(number * 10 + 1)",
        inherits: number % 3 == 0
          ? [] : [.name("P\(number / 2)"), .name(number % 11 == 0 ? "Lost" : "P\(number / 3)")],
        associated("T\(number % 5)", .name("C\(number)")),
        method("f", param("_", .name("T\(number % 5)"))), method("f", param("_", "Int")),
        method("==", param("_", "Self")).modified(number % 13 == 0 ? .optional : .static))
    } + [
      proto("Dup", at: "X.swift:1"), proto("Dup", at: "Y.swift:1"),
      proto("Loop", at: "X.swift:5", inherits: ["Pool"]),
      proto("Pool", at: "Y.swift:5", inherits: ["Loop"]),
    ]
  }

  @Test func theOrderOfFilesAndProtocolsMakesNoDifference() {
    let selection = ProtocolSelection(names: ["*", "Dpu", "Nothing*"])
    let input = input.map { declaration in
      var declaration = declaration
      if declaration.position.line % 20 == 1 {
        declaration.members = declaration.members.dropLast()
      }
      return declaration
    }
    let expected = MockResolver(files: files(input), naming: MockNaming()).resolve(selection)
    #expect(!expected.mocks.isEmpty)
    #expect(expected.diagnostics.count > 5)
    var generator = SystemRandomNumberGenerator()
    for _ in 0..<20 {
      let shuffled = files(input.shuffled(using: &generator)).shuffled(using: &generator)
      #expect(MockResolver(files: shuffled, naming: MockNaming()).resolve(selection) == expected)
    }
  }

  @Test func mocksAreOrderedByPathLineColumn() {
    let late = proto("Late", at: "A.swift:10")
    let early = proto("Early", at: "A.swift:9")
    let same = proto("Same", at: "A.swift:9") { $0.position.column = 40 }
    let resolution = resolve(proto("Other", at: "B.swift:1"), late, same, early)
    #expect(resolution.mocks.map(\.protocolName) == ["Early", "Same", "Late", "Other"])
  }

  @Test func aFileGivenTwiceCountsOnce() {
    let file = ScannedFile(path: "A.swift", protocols: [proto("P")])
    let resolver = MockResolver(
      files: [file, file], dependenciesOnly: [file], naming: MockNaming())
    #expect(resolver.resolve(ProtocolSelection()).mocks.count == 1)
  }
}
