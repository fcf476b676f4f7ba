import DeclarationModel

/// The names that a mock has for what is its own, and not its protocol's.
///
/// They are the ordinary ones, as `mock` and `Members`, wherever the protocol leaves them free.
package struct MockNames: Sendable, Hashable {
  /// The property that holds the mock's state: `mock`.
  package var core = "mock"
  /// The static property that is the static side as a mock: `statics`.
  package var statics = "statics"
  /// The property of `Members` that names requirements.
  package var selector = "mock"
  /// That of `StaticMembers`.
  package var staticSelector = "mock"
  /// The property through which tests reach the mocks that answer for it: `mocks`.
  package var children = "mocks"
  /// The suffix of the names of nested types, `Members`, `Stubs`, `Use` and the like.
  package var typeSuffix = ""
  /// The types of the vocabulary that are spelled with their module, sorted.
  package var qualified: [String] = []

  /// The types of default values whose names mean another.
  package var hiddenValues: Set<String> = []

  /// Creates the ordinary names.
  package init() {}

  /// Chooses names.
  ///
  /// - Parameters:
  ///   - mock: What the mock consists of.
  ///   - hidden: The types of the vocabulary whose names mean another where the mock stands.
  init(for mock: MockBlueprint, hidden: Set<String>) {
    var instance: Set<String> = []
    var type: Set<String> = []
    for blueprint in mock.members {
      let names = [blueprint.member.baseName] + (blueprint.spelling.map { [$0] } ?? [])
      if blueprint.member.isStatic { type.formUnion(names) } else { instance.formUnion(names) }
    }
    core = Self.free("mock", in: instance)
    selector = core
    children = Self.free("mocks", in: instance)
    statics = Self.free("statics", in: type)
    staticSelector = Self.free("mock", in: type)
    let own = mock.generics.map(\.name) + mock.typeAliases.map(\.name)
    // Types that a requirement may mean are members here, too.
    var rivals = Self.rivals(in: instance).union(Self.rivals(in: type)).union(Self.rivals(in: own))
    for blueprint in mock.members {
      rivals.formUnion(Self.rivals(in: blueprint.member.generics.map(\.name)))
    }
    mock.visitNamesOfTypes { if Self.isRival($0) { rivals.insert($0) } }
    while Self.types.contains(where: { rivals.contains($0 + typeSuffix) }) { typeSuffix += "_" }
    let elsewhere = hidden.union(own)
    hiddenValues = elsewhere.intersection(MockVocabulary.values)
    qualified =
      elsewhere.isEmpty
      ? [] : elsewhere.filter { MockVocabulary.allTypes.contains($0) }.sorted()
  }

  /// The path from static requirements to the state of the mock: `statics.mock`.
  package var staticCore: String { "\(statics).mock" }

  /// Returns how the mock spells one of its own types: `Members`.
  package func type(_ name: String) -> String { name + typeSuffix }

  private static func free(_ wish: String, in taken: Set<String>) -> String {
    var name = wish
    while taken.contains(name) { name += "_" }
    return name
  }

  /// Returns the names that one of the mock's own types may not have.
  private static func rivals(in names: some Sequence<String>) -> Set<String> {
    Set(names.filter(isRival))
  }

  /// Returns whether a name is one of those that the mock's own types have, or is made of one with
  /// `_`.
  private static func isRival(_ name: String) -> Bool {
    types.contains { name.hasPrefix($0) }
  }

  private static let types = [
    "Members", "Stubs", "Verifies", "Lists", "StaticMembers", "Use", "Mocks",
  ]
}
