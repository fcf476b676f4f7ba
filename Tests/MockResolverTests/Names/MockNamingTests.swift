import Testing

@testable import MockResolver

struct MockNamingTests {
  @Test(arguments: [
    ("Mock{name}", "UserServiceProtocol", "MockUserServiceProtocol"),
    ("Mock{base}", "UserServiceProtocol", "MockUserService"),
    ("{base}Mock", "TrackerType", "TrackerMock"),
    ("Mock{base}", "Type", "MockType"),
    ("Mock{base}", "Protocol", "MockProtocol"),
    ("Mock{base}", "TypeErased", "MockTypeErased"),
    ("{name}{base}", "AType", "ATypeA"),
  ])
  func names(pattern: String, protocolName: String, mock: String) throws {
    #expect(try MockNaming(pattern: pattern).mockName(for: protocolName) == mock)
  }

  @Test func aPlaceholderInANameIsNotReplaced() {
    #expect(MockNaming().mockName(for: "{base}") == "Mock{base}")
  }

  @Test func refusesPatternsThatCannotName() {
    #expect(throws: InvalidMockNaming.noPlaceholder(pattern: "Mock")) {
      try MockNaming(pattern: "Mock")
    }
    for pattern in ["Mock {name}", "{name}{nmae}", "1{name}", "Mock.{name}"] {
      #expect(throws: InvalidMockNaming.notAnIdentifier(pattern: pattern)) {
        try MockNaming(pattern: pattern)
      }
    }
  }
}
