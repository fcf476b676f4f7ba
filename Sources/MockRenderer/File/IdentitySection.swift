import DeclarationModel
import MockResolver
import SourceWriting

/// Writes the members that compare mocks by identity.
///
///     static func == (left: MockReal, right: MockReal) -> Bool {
///       left === right
///     }
struct IdentitySection {
  private let mock: MockBlueprint
  private let modifiers: String

  /// Creates the writer of these members.
  ///
  /// - Parameters:
  ///   - mock: The mock.
  ///   - isolation: The modifiers of the members, with a trailing space.
  init(_ mock: MockBlueprint, isolation: String) {
    self.mock = mock
    modifiers = mock.accessText + isolation
  }

  func write(to source: inout SourceWriter) {
    guard let identity = mock.identity else { return }
    let name = Identifier.escaped(mock.name)
    // A protocol that redeclares the operator wants it to be stubbed.
    if !mock.members.contains(where: { isEquality($0.member) }) {
      source.blank()
      source.block(
        WrappableLine(
          "\(modifiers)static func == (left: \(name), right: \(name)) -> \(mock.names.spelled("Bool"))"
        )
      ) {
        $0.line("left === right")
      }
    }
    guard identity == .hashable, !mock.members.contains(where: { isHashing($0.member) }) else {
      return
    }
    source.blank()
    source.block(
      WrappableLine("\(modifiers)func hash(into hasher: inout \(mock.names.spelled("Hasher")))")
    ) {
      $0.line("hasher.combine(ObjectIdentifier(self))")
    }
  }

  /// Returns whether a member is the requirement of `Equatable`, and not another `==`.
  private func isEquality(_ member: ProtocolMember) -> Bool {
    guard case .method(let method) = member.kind, member.isStatic else { return false }
    return method.name == "==" && method.generics.isEmpty && !method.effects.isAsync
      && method.parameters.count == 2
      && method.parameters.allSatisfy {
        !$0.isInout && isNamed($0.type, "Self", mock.name.typeSpelling)
      }
      && method.result.map { isNamed($0, "Bool") } ?? false
  }

  /// Returns whether a member is the requirement of `Hashable`.
  private func isHashing(_ member: ProtocolMember) -> Bool {
    guard case .method(let method) = member.kind, !member.isStatic else { return false }
    return method.name == "hash" && method.generics.isEmpty && !method.effects.isAsync
      && method.parameters.count == 1
      && method.parameters.allSatisfy {
        $0.label == "into" && $0.isInout && isNamed($0.type, "Hasher")
      }
      && method.result?.isVoid ?? true
  }

  private func isNamed(_ type: TypeReference, _ names: String...) -> Bool {
    guard case .named(let named) = type, let last = named.components.last else { return false }
    return names.contains(last.name)
  }
}
