import MockEngine
import Testing

@Suite struct WildcardTests {
  @Test(arguments: [
    ("*UseCase", "LoginUseCase", true), ("*UseCase", "UseCase", true),
    ("*UseCase", "LoginUseCases", false), ("?", "é", true), ("?", "", false),
    ("a*b*c", "a-b-b-c", true), ("a*b*c", "a-c-b", false), ("", "", true), ("", "a", false),
    ("**", "", true), ("*a*a*a*a*b", String(repeating: "a", count: 2000), false),
  ])
  func fitsTheWholeText(pattern: String, text: String, expected: Bool) {
    #expect(Wildcard(pattern).matches(text) == expected)
  }
}
