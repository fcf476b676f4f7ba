import DeclarationModel

/// The ways in which tests talk to a mock.
package struct MockStyles: OptionSet, Sendable, Hashable {
  /// The bits, one for each style.
  package let rawValue: Int

  /// Creates a set from bits.
  package init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// `stub` and `verify` of the run-time library.
  package static let stubVerify = MockStyles(rawValue: 1)
  /// Variables with the names of Sourcery's `AutoMockable` template: `loadIdReturnValue`.
  package static let spy = MockStyles(rawValue: 2)
  /// Variables with the names of Mockolo: `loadHandler`.
  package static let handlers = MockStyles(rawValue: 4)

  /// The styles by their names, in the order of the documentation.
  package static let named: [(name: String, style: MockStyles)] = marked.map {
    ($0.mark.rawValue, $0.style)
  }

  /// The styles by the marks that ask for them.
  fileprivate static let marked: [(mark: Mark, style: MockStyles)] = [
    (.stubVerify, .stubVerify), (.spy, .spy), (.handlers, .handlers),
  ]

  /// The names of the styles in the set.
  package var names: [String] { Self.named.filter { contains($0.style) }.map(\.name) }

  /// Whether mocks of these styles have variables that tests set and read.
  package var hasVariables: Bool { !isDisjoint(with: [.spy, .handlers]) }
}

extension ProtocolDeclaration {
  /// The styles that the marks of the protocol ask for.
  var styles: MockStyles {
    MockStyles.marked.reduce(into: []) { if marks.contains($1.mark) { $0.insert($1.style) } }
  }
}

extension MockBlueprint {
  /// The mock with `Any` for each associated type without requirements, as Sourcery and Mockolo make it, so that
  /// tests need not name the type.
  var erasingUnconstrainedTypes: MockBlueprint {
    // A mock that names its own type would do so with generic arguments that the type no longer has, and a class keeps
    // its generic parameters.
    if isOfClass || namesItself || typeAliases.contains(where: { $0.type.mentions([name]) }) {
      return self
    }
    var metatypes: Set<TypeReference> = []
    for member in members {
      member.member.visitTypes { if case .metatype(let type, _) = $0 { metatypes.insert(type) } }
    }
    let erased = generics.filter { generic in
      // With `Any` for `T`, `T.Type` would be the type of any type.
      generic.constraint == nil && !metatypes.contains(.name(generic.name))
        && generic.specifier == nil
        && renamedAssociatedTypes[generic.name] == nil
        && !generics.contains { $0.constraint?.mentions([generic.name]) ?? false }
        && !requirements.contains {
          $0.left.mentions([generic.name]) || $0.right.mentions([generic.name])
        }
    }
    guard !erased.isEmpty else { return self }
    var mock = self
    mock.generics.removeAll { erased.contains($0) }
    mock.typeAliases += erased.map { TypeAliasDeclaration(name: $0.name, type: .name("Any")) }
    return mock
  }
}
