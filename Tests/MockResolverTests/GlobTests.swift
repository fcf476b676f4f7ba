import Basics
import Testing

@testable import MockResolver

struct GlobTests {
  @Test(arguments: [
    ("*UseCase", "LoginUseCase"), ("*UseCase", "UseCase"), ("Use?ase", "UseCase"), ("*", "X"),
    ("*", ""), ("a*b*c", "abbbc"), ("a*b*c", "axbxbc"), ("**", "x"), ("Outer.*", "Outer.Inner"),
    ("影*", "影武者"), ("?", "é"), ("", ""), ("**", ""),
  ])
  func matches(pattern: String, name: String) {
    #expect(Glob(pattern).matches(name))
  }

  @Test(arguments: [
    ("*UseCase", "UseCases"), ("Use?ase", "Usease"), ("", "X"), ("a*b", "abc"), ("?", ""),
    ("UseCase", "usecase"), ("[ab]", "a"),
  ])
  func doesNotMatch(pattern: String, name: String) {
    #expect(!Glob(pattern).matches(name))
  }

  @Test func hostilePatternsEnd() {
    let pattern = String(repeating: "*a", count: 200) + "b"
    #expect(!Glob(pattern).matches(String(repeating: "a", count: 2000)))
  }

  @Test func suggestsTheNearestName() {
    let names = NameSuggestions(candidates: ["FooUseCase", "BarUseCase", "FooUseCaze"])
    #expect(names.nearest(to: "FooUseCas") == "FooUseCase")
    #expect(names.nearest(to: "foousecase") == "FooUseCase")
    #expect(names.nearest(to: "Repository") == nil)
    #expect(NameSuggestions(candidates: []).nearest(to: "") == nil)
    #expect(names.nearest(to: "FooUseCas", atMost: 2) == ["FooUseCase", "FooUseCaze"])
  }

  @Test(arguments: [("mock_name", "mockName"), ("mock", "mocks"), ("MOCKNAME", "mockName")])
  func theBeginningOfANameIsNear(word: String, name: String) {
    #expect(NameSuggestions(candidates: ["mockName", "mocks", "x"]).nearest(to: word) == name)
  }
}
