import DeclarationModel

/// The names that a mock has for what is its own, and not its protocol's.
///
/// They are the ordinary ones, as `mock` and `Members`, wherever the protocol leaves them free.
package struct MockNames: Sendable, Hashable, Codable {
  /// The property that holds the mock's state: `mock`.
  package var core = "mock"
  /// That of the static side.
  package var staticCore = "mock"
  /// The property of `Members` that names requirements.
  package var selector = "mock"
  /// That of `StaticMembers`.
  package var staticSelector = "mock"
  /// The property through which tests reach the mocks that answer for it: `mocks`.
  package var children = "mocks"
  /// What the names of nested types end in, `Members`, `Stubs`, `Use` and the like.
  package var typeSuffix = ""
  /// The types of the vocabulary that are spelled with their module, sorted.
  package var qualified: [String] = []

  /// The ordinary names.
  package init() {}

  /// Chooses names.
  ///
  /// - Parameters:
  ///   - mock: What the mock consists of.
  ///   - hidden: The types of the vocabulary whose names mean another where the mock stands.
  init(for mock: MockBlueprint, hidden: Set<String>) {
    let sides = Dictionary(grouping: mock.members, by: \.member.isStatic)
    let instance = Set((sides[false] ?? []).flatMap { [$0.member.baseName, $0.spelling ?? ""] })
    let type = Set((sides[true] ?? []).flatMap { [$0.member.baseName, $0.spelling ?? ""] })
    core = Self.free("mock", in: instance)
    selector = core
    children = Self.free("mocks", in: instance)
    staticCore = Self.free("mock", in: type)
    staticSelector = staticCore
    let own = Set(mock.generics.map(\.name) + mock.typeAliases.map(\.name))
    var mentioned = mock.namesOfTypes.union(own)
      .union(mock.members.flatMap { $0.member.generics.map(\.name) })
    // Types that a requirement may mean are members here, too.
    mentioned.formUnion(instance)
    mentioned.formUnion(type)
    while Self.types.contains(where: { mentioned.contains($0 + typeSuffix) }) { typeSuffix += "_" }
    let vocabulary = MockVocabulary.library.union(MockVocabulary.standard)
    qualified = vocabulary.intersection(hidden.union(own)).sorted()
  }

  /// How the mock spells one of its own types: `Members`.
  package func type(_ name: String) -> String { name + typeSuffix }

  private static func free(_ wish: String, in taken: Set<String>) -> String {
    var name = wish
    while taken.contains(name) { name += "_" }
    return name
  }

  private static let types = [
    "Members", "Stubs", "Verifies", "Lists", "StaticMembers", "StaticStubs", "StaticVerifies",
    "StaticLists", "Use", "Mocks",
  ]
}
