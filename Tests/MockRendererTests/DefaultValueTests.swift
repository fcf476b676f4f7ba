import DeclarationModel
import Testing

@testable import MockRenderer

struct DefaultValueTests {
  @Test func theScannerKnowsTheNamesOfAllTypesWithValues() {
    let known = MockVocabulary.values.union(MockVocabulary.standard)
    #expect(DefaultValue.names.subtracting(known) == [])
  }
}
