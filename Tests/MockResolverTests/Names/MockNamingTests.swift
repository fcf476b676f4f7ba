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
    #expect(try MockNaming(pattern: pattern).mockName(for: proto(protocolName)) == mock)
  }

  @Test func aPlaceholderInANameIsNotReplaced() {
    #expect(MockNaming().mockName(for: proto("{base}")) == "Mock{base}")
    #expect(MockNaming().mockName(for: proto("{module}")) == "Mock{module}")
  }

  @Test(arguments: [
    ("Mock{name}", "MockStoreType", "MockKitStoreType"),
    ("{base}Mock", "StoreMock", "KitStoreMock"),
    ("Mock{module}{name}", "MockKitStoreType", "MockKitStoreType"),
    ("{name}In{module}", "StoreTypeInKit", "StoreTypeInKit"),
  ])
  func namesWithModules(pattern: String, mock: String, shared: String) throws {
    let naming = try MockNaming(pattern: pattern)
    let store = proto("StoreType") { $0.module = "Kit" }
    #expect(naming.mockName(for: store) == mock)
    #expect(naming.mockName(for: store, isShared: true) == shared)
  }

  @Test func aModuleThatIsNotKnownIsLeftOut() throws {
    #expect(MockNaming().mockName(for: proto("Store"), isShared: true) == "MockStore")
    #expect(
      try MockNaming(pattern: "Mock{module}{name}").mockName(for: proto("Store")) == "MockStore")
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
