import DeclarationModel

/// The names of a mock's own members and types, which do not come from its protocol.
///
/// The ordinary names, such as `mock` and `Members`, are used wherever the protocol leaves them
/// free.
package struct MockNames: Sendable, Hashable {
  /// The property that holds the mock's state: `mock`.
  package var core = "mock"
  /// The static property with the mock of the static requirements: `statics`.
  package var statics = "statics"
  /// The property of `Members` that names requirements.
  package var selector = "mock"
  /// The property of `StaticMembers` that names requirements.
  package var staticSelector = "mock"
  /// The property through which tests reach the child mocks: `mocks`.
  package var children = "mocks"
  /// The suffix of the names of nested types, `Members`, `Stubs`, `Use` and the like.
  package var typeSuffix = ""
  /// The types of the run-time library that are spelled with their module, sorted.
  package var qualified: [String] = []

  /// The types of default values whose names mean another type in the mock.
  package var hiddenValues: Set<String> = []

  /// Creates the ordinary names.
  package init() {}

  /// Chooses names.
  ///
  /// - Parameters:
  ///   - mock: The mock that gets the names.
  ///   - hidden: The types of the run-time library whose names mean another type at the mock.
  init(for mock: MockBlueprint, hidden: Set<String>) {
    var instance: Set<String> = []
    var type: Set<String> = []
    for blueprint in mock.members {
      let names = [blueprint.member.baseName] + (blueprint.spelling.map { [$0] } ?? [])
      if blueprint.member.isStatic { type.formUnion(names) } else { instance.formUnion(names) }
    }
    for name in mock.superclass?.memberNames ?? [] {
      if name.isStatic { type.insert(name.name) } else { instance.insert(name.name) }
    }
    core = Self.free("mock", in: instance)
    selector = core
    children = Self.free("mocks", in: instance)
    statics = Self.free("statics", in: type)
    staticSelector = Self.free("mock", in: type)
    let own = mock.generics.map(\.name) + mock.typeAliases.map(\.name)
    // A generic parameter or another type in a requirement may have the name of one of the mock's
    // own types.
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

  /// Returns whether a name is that of one of the mock's own types, or begins with it.
  private static func isRival(_ name: String) -> Bool {
    types.contains { name.hasPrefix($0) }
  }

  private static let types = [
    "Members", "Stubs", "Verifies", "Lists", "StaticMembers", "Use", "Mocks",
  ]
}
