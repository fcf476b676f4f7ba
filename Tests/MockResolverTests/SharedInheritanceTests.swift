import DeclarationModel
import RandomSupport
import Testing

@testable import MockResolver

/// Levels of inheritance without requirements are left out of the lineages of mocks, and nothing else is.
struct SharedInheritanceTests {
  @Test func aMockIsThatOfTheWholeLineage() {
    var condensed = 0
    for seed in 0..<400 {
      let protocols = Self.protocols(seed: UInt64(seed))
      let resolver = MockResolver(files: files(protocols), naming: MockNaming())
      for number in resolver.graph.index.mockable {
        let lineage = resolver.graph.lineage(of: number)
        let whole = resolver.graph.wholeLineage(of: number)
        if lineage.ancestors.count < whole.ancestors.count { condensed += 1 }
        let (short, long) = (resolver.builder.build(lineage), resolver.builder.build(whole))
        #expect(short.blueprints == long.blueprints, "seed \(seed)")
        #expect(short.findings == long.findings, "seed \(seed)")
      }
    }
    #expect(condensed > 500)
  }

  /// Returns protocols of which each may inherit from those before it, and half have nothing inside.
  private static func protocols(seed: UInt64) -> [ProtocolDeclaration] {
    var random = RandomSource(seed: seed)
    let known: [TypeReference] = [
      "Sendable", "AnyObject", "Equatable", "Hashable", "Actor", "Lost",
    ]
    return (0..<10).map { number in
      var parents = (0..<random.number(0...2)).compactMap { _ in
        number == 0 ? nil : TypeReference.name("P\(random.number(0...(number - 1)))")
      }
      if random.chance(20) { parents.append(random.pick(known)) }
      return proto("P\(number)", at: "A.swift:\(number * 10 + 1)", inherits: parents) {
        guard random.chance(50) else { return }
        if random.chance(15) { $0.attributes.append(Attribute("MainActor")) }
        if random.chance(10) { $0.defaultActor = Attribute("MainActor") }
        if random.chance(15) {
          $0.attributes.append(Attribute("available", arguments: "iOS 17, *"))
        }
        if random.chance(10) { $0.isNonisolated = true }
        if random.chance(20) {
          $0.conditions = [ConditionalClause(directives: ["#if F"], start: $0.position)]
        }
        if random.chance(20) { $0.members.append(associated("T", "Sendable")) }
        if random.chance(20) { $0.members.append(alias("Item", "Int")) }
        if random.chance(60) {
          $0.members.append(
            method("f\(random.number(0...2))", param("_", random.pick(["Item", "T", "Int"]))))
        }
      }
    }
  }

  @Test func anExtensionOfALevelWithoutRequirementsMayImplementOneOfTwo() {
    let protocols = [
      proto("Root", at: "A.swift:1", method("lock")),
      proto("Level", at: "A.swift:11", inherits: ["Root"]),
      proto("Leaf", at: "A.swift:21", inherits: ["Level"], property("lock", "Int")),
    ]
    let resolver = MockResolver(files: files(protocols), naming: MockNaming())
    let names = resolver.questions(about: resolver.candidates(for: ProtocolSelection())).names
    #expect(names.extended == ["Root", "Level", "Leaf"])
  }

  @Test func aLongCycleIsShownByItsStartAndEnd() {
    let count = 40
    let protocols = (0..<count).map { number in
      proto(
        "P\(number)", at: "A.swift:\(number * 10 + 1)",
        inherits: [.name("P\((number + 1) % count)")])
    }
    let resolver = MockResolver(files: files(protocols), naming: MockNaming())
    let lineage = resolver.graph.lineage(of: 7)
    let names = [7, 8, 9, 10, 11, 12, 13, 14, 3, 4, 5, 6, 7].map { "P\($0)" }
    #expect(lineage.findings.map(\.fact) == [.cycle(names)])
  }

  @Test func cyclesThatShareProtocolsAreAllFound() {
    let resolution = resolve(
      proto("A", at: "A.swift:1", inherits: ["B"]),
      proto("B", at: "A.swift:11", inherits: ["A", "C"]),
      proto("C", at: "A.swift:21", inherits: ["D"]),
      proto("D", at: "A.swift:31", inherits: ["C", "A"]),
      proto("E", at: "A.swift:41", inherits: ["F"]), proto("F", at: "A.swift:51", method("f")))
    #expect(resolution.mocks.map(\.protocolName) == ["E", "F"])
    #expect(
      resolution.summaries == [
        "A.swift:1:10: circular-inheritance 'A' 'A' 'B' 'A'",
        "A.swift:11:10: circular-inheritance 'B' 'B' 'A' 'B'",
        "A.swift:21:10: circular-inheritance 'C' 'C' 'D' 'C'",
        "A.swift:31:10: circular-inheritance 'D' 'D' 'C' 'D'",
      ])
  }
}
