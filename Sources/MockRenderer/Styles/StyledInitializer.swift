import DeclarationModel
import MockResolver
import SourceWriting

/// Writes the initializer of Mockolo's mocks that takes the values of properties.
///
///     init(
///       name: String = "", limit: Int = 0, tags: [String] = [], owner: String? = nil, current: Item
///     ) {
///       self.name = name
///       …
///       self.currentHandler = { current }
///     }
struct StyledInitializer {
  private let mock: MockBlueprint
  private let members: [(member: MemberBlueprint, property: PropertyDeclaration)]

  /// Creates the writer of the initializer; nil if the mock has none.
  ///
  /// - Parameter mock: The mock.
  init?(_ mock: MockBlueprint) {
    guard mock.styles.contains(.handlers), mock.superclass == nil else { return nil }
    self.mock = mock
    let actor = mock.members.lazy.compactMap(mock.actor(of:)).first
    members = mock.members.compactMap { member in
      guard case .property(let property) = member.member.kind, !member.member.isStatic,
        !member.member.hasNoncopyableResult, member.member.conditions.isEmpty,
        member.member.deprecation == nil
      else { return nil }
      // The closure of a handler would send the value to the mock's actor.
      let isShared = mock.isolation != .nonisolated || mock.isSendable
      if isShared, !property.accessors.isPlainGetter { return nil }
      if case .optional(.function) = property.type { return nil }
      if let own = mock.actor(of: member), own != actor { return nil }
      return (member, property)
    }
    guard !members.isEmpty else { return nil }
    let labels = members.map(\.property.name)
    let isDeclared = mock.members.contains { member in
      guard case .initializer(let initializer) = member.member.kind else { return false }
      return initializer.parameters.map(\.label) == labels
    }
    if isDeclared || labels.contains("self") { return nil }
  }

  /// Writes the initializer.
  ///
  /// - Parameters:
  ///   - isolation: The isolation modifier, with a trailing space.
  ///   - assignment: The statement that creates the state of the run-time library; nil if there is
  ///     none.
  ///   - source: The text.
  func write(isolation: String, assignment: WrappableLine?, to source: inout SourceWriter) {
    // Only the mock's actor can make such default values.
    let isIsolated = members.contains { $0.member.member.usesIsolatedConformances }
    if let actor = members.lazy.compactMap({ mock.actor(of: $0.member) }).first {
      source.line(actor.text)
    }
    var opening = WrappableLine("\(mock.accessText)\(isIsolated ? "" : isolation)init")
    opening.addDeclaration("(", members.map(\.property).map(parameter), ")")
    source.block(opening) { source in
      let names = Set(members.map(\.property.name))
      if let assignment {
        source.statement(
          names.contains(mock.names.core)
            ? WrappableLine("self.").appending(assignment) : assignment)
      }
      for (member, property) in members {
        guard let prefixes = member.prefixes else { continue }
        let value = Identifier.escaped(property.name)
        if property.accessors.isPlainGetter {
          source.line("self.\(Identifier.escaped(storageName(property, prefixes))) = \(value)")
        } else {
          source.line("self.\(prefixes.name(.handler)) = { \(value) }")
        }
      }
    }
  }

  private func parameter(_ property: PropertyDeclaration) -> String {
    let name = Identifier.escapedLabel(property.name)
    let type = property.type.recorded
    let isClosure = if case .function = type { true } else { property.namesClosure }
    let standard = DefaultValue.of(property.type, besides: mock.names.hiddenValues)
    let value = standard.map { " = \($0)" } ?? ""
    return "\(name): \(isClosure ? type.escapingText : type.text)\(value)"
  }

  /// Returns the name of the variable that keeps the value.
  private func storageName(_ property: PropertyDeclaration, _ prefixes: StylePrefixes) -> String {
    guard let scope = StyleScope(mock) else { return property.name }
    let styled = StyledProperty(
      scope: scope, prefixes: prefixes, property: property, isStatic: false, access: "",
      modifiers: [])
    return styled.isStored ? property.name : styled.storageName
  }
}

extension MockBlueprint {
  /// Returns the global actor on which alone the value of a property can be changed; nil in a mock that is on an actor
  /// itself, whose variables any test can set.
  fileprivate func actor(of blueprint: MemberBlueprint) -> Attribute? {
    let member = blueprint.member
    guard isolation == .nonisolated, case .property = member.kind, !member.isStatic else {
      return nil
    }
    return member.globalActor
  }
}
