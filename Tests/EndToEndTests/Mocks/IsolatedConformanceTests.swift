import EndToEndSupport
import Foundation
import Testing

/// In a module whose default isolation is the main actor, `Set<Tag>` relies on a conformance that is isolated to it
/// (SE-0470).
struct IsolatedConformanceTests {
  private static let source = """
    struct Tag: Hashable { var id: Int }
    enum Kind { case first }
    class Item: Hashable {
      static func == (left: Item, right: Item) -> Bool { left === right }
      func hash(into hasher: inout Hasher) {}
    }
    nonisolated struct Free: Hashable {}
    struct Box<Value: Hashable> { var value: Value }
    protocol Tags {
      var counts: [Tag: Int] { get set }
      subscript(tags: Set<Tag>) -> Int { get set }
      func merge(_ tags: Set<Tag>, of kinds: [Kind: [Free]]) throws -> [Tag: Int]
      func box(_ box: Box<Item>) async -> Box<Kind>
      func load(_ done: @escaping (Set<Tag>) -> Void)
      func free(_ free: Set<Free>) -> Set<Int>
      static func all() -> Set<Tag>
    }
    struct Section: Identifiable { var id: Kind }
    struct Pair<Key: Hashable, Value> {
      typealias First = Key
      struct Inner { typealias Second = Value }
      enum Side { case left }
    }
    struct Crate<T> { typealias Element = T }
    typealias TagCrate = Crate<Tag>
    typealias TagPair = Pair<Tag, Int>
    typealias SamePair = TagPair
    typealias Counts<Key: Hashable> = [Key: Int]
    protocol Cached<Key> { associatedtype Key: Hashable }
    protocol Spelled {
      func cache() -> any Cached<Tag>
      func counts() -> Counts<Tag>
      func ids() -> Set<Section.ID>
      func all() -> Set<TagCrate.Element>
      func first(_ key: SamePair.First) -> Set<SamePair.First>
      func second(_ value: TagPair.Inner.Second)
      func side(_ side: TagPair.Side)
    }
    protocol SpelledOtherwise: Spelled {
      func first(_ key: Tag) -> Set<Tag>
      func second(_ value: Int)
      func side(_ side: Pair<Tag, Int>.Side)
    }
    class Store<Value> {
      init() {}
      var tags: Set<Tag> = []
      func add(_ tags: Set<Tag>, _ value: Value) -> [Tag: Value] { [:] }
      class func shared(_ tags: Set<Tag>) -> Set<Tag> { tags }
    }
    """

  @Test(arguments: [
    [], ["--style", "spy"], ["--style", "handlers"], ["--style", "spy", "--style", "stub-verify"],
    ["--forwarding"], ["--recording"], ["--stub-classes"], ["--cuckoo"],
  ])
  func mocksNameTheTypes(options: [String]) async throws {
    let folder = try await generated(options)
    let compiled = try await SwiftCompiler(.mainActor).check(
      ["App.swift", "Mocks.swift"].map { folder.url.appendingPathComponent($0) })
    #expect(compiled.status == 0, "\(compiled.everything)")
  }

  @Test func testsOnTheMainActorStubAndVerify() async throws {
    let folder = try await generated([])
    let program = try folder.write(
      """
      import Kagemusha

      @main struct Program {
        static func main() throws {
          let mock = MockTags()
          stub(mock).merge([Tag(id: 1)], of: any()).thenReturn([Tag(id: 2): 3])
          let merged = try mock.merge([Tag(id: 1)], of: [:])
          precondition(merged == [Tag(id: 2): 3])
          verify(mock).merge(any(), of: any())
          stub(mock).counts.get.thenReturn([:])
          precondition(mock.counts.isEmpty)
          stub(MockTags.statics).all().thenReturn([Tag(id: 4)])
          precondition(MockTags.all().count == 1)
          free(mock)
          print("done")
        }

        nonisolated static func free(_ mock: MockTags) {
          stub(mock).free(any()).thenReturn([1])
        }
      }
      """, to: "Program.swift")
    let files = ["App.swift", "Mocks.swift"].map { folder.url.appendingPathComponent($0) }
    let run = try await SwiftCompiler(.mainActor).run(files + [program], in: folder.url)
    #expect(run.status == 0 && run.output == "done\n", "\(run.everything)")
  }

  private func generated(_ options: [String]) async throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(Self.source, to: "App.swift")
    let run = try await ProcessRun(
      Repository.tool.path,
      [
        "generate", "App.swift", "--classes", "Store", "--default-isolation", "MainActor",
        "--output", "Mocks.swift",
      ] + options, in: folder.url)
    #expect(run.status == 0, "\(run.everything)")
    return folder
  }
}
