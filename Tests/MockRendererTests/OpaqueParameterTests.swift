import Testing

/// `some P` is a generic parameter of the mock (SE-0341), wherever it stands in a parameter's type.
struct OpaqueParameterTests {
  @Test(arguments: [
    ("_ x: some Equatable", "<Opaque1: Equatable>(_ x: Opaque1)"),
    ("_ x: (some Equatable)!", "<Opaque1: Equatable>(_ x: Opaque1!)"),
    ("_ x: (some Equatable)?", "<Opaque1: Equatable>(_ x: Opaque1?)"),
    ("_ x: () -> some Equatable", "<Opaque1: Equatable>(_ x: () -> Opaque1)"),
    (
      "_ x: @autoclosure @escaping () -> (some Equatable)",
      "<Opaque1: Equatable>(_ x: @autoclosure @escaping () -> Opaque1)"
    ),
    (
      "_ x: @escaping () throws -> [(some Equatable)?]",
      "<Opaque1: Equatable>(_ x: @escaping () throws -> [Opaque1?])"
    ),
    ("_ x: [String: some Equatable]", "<Opaque1: Equatable>(_ x: [String: Opaque1])"),
    ("_ x: (some Equatable, Int)", "<Opaque1: Equatable>(_ x: (Opaque1, Int))"),
    ("_ x: inout some Equatable", "<Opaque1: Equatable>(_ x: inout Opaque1)"),
    ("_ x: (some Equatable).Type", "<Opaque1: Equatable>(_ x: Opaque1.Type)"),
    (
      "_ x: some Collection<some Equatable>",
      "<Opaque1: Equatable, Opaque2: Collection<Opaque1>>(_ x: Opaque2)"
    ),
    (
      "_ x: some Equatable, _ y: some Hashable",
      "<Opaque1: Equatable, Opaque2: Hashable>(_ x: Opaque1, _ y: Opaque2)"
    ),
  ])
  func `becomes a generic parameter`(parameters: String, signature: String) throws {
    let lines = try mock("func f(\(parameters))")
    #expect(lines.contains { $0.hasPrefix("func f\(signature) {") })
    #expect(!lines.contains { $0.contains("some Equatable") })
  }

  @Test func `has a name that no other generic parameter has`() throws {
    let lines = try mock("func f<Opaque1>(_ x: Opaque1, _ y: some Equatable)")
    let signature = "func f<Opaque1, Opaque1_: Equatable>(_ x: Opaque1, _ y: Opaque1_) {"
    #expect(lines.contains { $0.hasPrefix(signature) })
  }

  @Test func `is recorded under that name`() throws {
    let lines = try mock("func f(_ x: (some Equatable)!) -> Int")
    #expect(lines.contains { $0.contains("Method<Opaque1?, Int>") })
  }
}
