import DeclarationModel
import Testing

struct AvailabilityTests {
  private func availability(_ arguments: String) throws -> Availability {
    try #require(Attribute(.available, arguments: arguments).availability)
  }

  @Test func `of versions`() throws {
    let availability = try availability("iOS 16.1, macOS 13, *")
    #expect(availability.platforms == ["iOS", "macOS"])
    #expect(availability.coversAllPlatforms)
    #expect(availability.clauses.map(\.event) == [.introduced, .introduced])
    #expect(availability.clauses.map(\.platform) == ["iOS", "macOS"])
    #expect(availability.clauses.map(\.version) == ["16.1", "13"])
    #expect(!availability.isDeprecated && !availability.isUnavailable)
  }

  @Test(arguments: [
    ("iOS 16, *", true), ("iOS 16.0, *", true), ("iOS 16.1, macOS 10.15, *", true),
    ("iOS 17, *", true),
    ("iOS, introduced: 16.0, deprecated: 17", true), ("iOS 15.9, *", false), ("macOS 16, *", false),
    ("*, deprecated", false), ("iOS, deprecated: 16", false), ("iOS, unavailable", false),
  ])
  func `introduces a platform`(arguments: String, isIntroduced: Bool) throws {
    let availability = try availability(arguments)
    #expect(availability.isIntroduced(on: "iOS", since: "16.0") == isIntroduced)
  }

  @Test func `of one platform, in full`() throws {
    let availability = try availability(
      "swift, introduced: 5, deprecated: 5.9, obsoleted:6, renamed: \"g(_:)\"")
    #expect(availability.platforms == ["swift"])
    #expect(!availability.coversAllPlatforms)
    #expect(availability.clauses.map(\.event) == [.introduced, .deprecated, .obsoleted])
    #expect(availability.clauses.map(\.version) == ["5", "5.9", "6"])
    #expect(availability.renamed == "g(_:)")
    #expect(availability.isDeprecated)
  }

  @Test func `of all platforms, with a message that means nothing`() throws {
    let availability = try availability(#"*, deprecated, message: "not \"unavailable\", *, iOS 3""#)
    #expect(availability.coversAllPlatforms && availability.isDeprecated)
    #expect(!availability.isUnavailable)
    #expect(availability.platforms.isEmpty)
    #expect(availability.message == #"not \"unavailable\", *, iOS 3"#)
  }

  @Test(arguments: [
    ("iOS 16, *", "iOS 17, *", true), ("iOS 16, *", "macOS 13, *", false),
    ("iOS, deprecated: 16", "iOS, deprecated: 17, message: \"m\"", true),
    ("iOS, deprecated: 16", "iOS, obsoleted: 16", false), ("*, deprecated", "*, noasync", false),
  ])
  func `of one subject or of two`(left: String, right: String, areOne: Bool) throws {
    #expect(try (availability(left).subject == availability(right).subject) == areOne)
  }

  @Test func `of no other attribute`() {
    #expect(Attribute("objc", arguments: "unavailable").availability == nil)
  }
}
