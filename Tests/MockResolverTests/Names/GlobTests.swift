import Basics
import Testing

@testable import MockResolver

struct GlobTests {
  @Test(arguments: [
    ("*UseCase", "LoginUseCase"), ("*UseCase", "UseCase"), ("Use?ase", "UseCase"), ("*", "X"),
    ("*", ""), ("a*b*c", "abbbc"), ("a*b*c", "axbxbc"), ("**", "x"), ("Outer.*", "Outer.Inner"),
    ("影*", "影武者"), ("?", "é"), ("", ""), ("**", ""), ("[ab]", "a"), ("[ab]*", "bc"), ("[!ab]", "c"),
    ("[a-cx]1", "b1"), ("[a-cx]1", "x1"), ("[]a]", "]"), ("[a-]", "-"), ("[^a]", "b"),
    ("[é影]", "影"),
    ("{A,B}UseCase", "BUseCase"), ("{A,B,}X", "X"), ("{Log{in,out},Save}*", "LogoutUseCase"),
    ("{A,[BC]}?", "C1"), ("[a", "[a"), ("{a}", "{a}"), ("a{b", "a{b"), ("{a,b", "{a,b"),
    ("}{", "}{"),
  ])
  func matches(pattern: String, name: String) {
    #expect(Glob(pattern).matches(name))
  }

  @Test(arguments: [
    ("*UseCase", "UseCases"), ("Use?ase", "Usease"), ("", "X"), ("a*b", "abc"), ("?", ""),
    ("UseCase", "usecase"), ("[ab]", "c"), ("[!ab]", "a"), ("[ab]", ""), ("[b-a]", "a"),
    ("[z-a]", ""),
    ("{A,B}", "C"), ("{A,B}", "A,B"), ("[a-c]", "-"),
  ])
  func doesNotMatch(pattern: String, name: String) {
    #expect(!Glob(pattern).matches(name))
  }

  @Test(arguments: [
    ("A", true), ("A*", false), ("[A]", false), ("{A,B}", false), ("{A}", true), ("[A", true),
  ])
  func literalsMatchOneName(pattern: String, isLiteral: Bool) {
    #expect(Glob(pattern).isLiteral == isLiteral)
  }

  @Test func bracesComeInTheirOrder() {
    #expect(Glob.texts(of: "a{b,c{d,e}}f") == ["abf", "acdf", "acef"])
    #expect(Glob.texts(of: "{a,b}{1,2}") == ["a1", "a2", "b1", "b2"])
    #expect(Glob.texts(of: "{a{b},c}") == ["a{b}", "c"])
    #expect(Glob.texts(of: "{a,{b,c}") == ["{a,b", "{a,c"])
    #expect(Glob.texts(of: "{a,a}{,b}}") == ["a}", "ab}"])
    #expect(Glob.texts(of: "a,b{}") == ["a,b{}"])
  }

  @Test func manyBracesAreTakenAsTheyAre() {
    let pattern = String(repeating: "{a,b}", count: 64)
    #expect(Glob.texts(of: pattern) == [pattern])
    #expect(!Glob(pattern).matches(String(repeating: "a", count: 64)))
    let nested = String(repeating: "{a,", count: 20_000)
    #expect(Glob(nested).matches(nested))
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
