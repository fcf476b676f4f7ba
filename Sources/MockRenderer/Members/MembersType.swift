import DeclarationModel
import MockResolver
import SourceWriting

/// Writes the type with the members that `stub`, `verify` and `calls` select; their parameters take
/// values as well as matchers.
///
///     typealias Stubs = Members<Stubbing>
///     typealias Verifies = Members<Verifying>
///     typealias Lists = Members<Listing>
///
///     struct Members<Use: _MockUse>: _MockMembers {
///       let mock: _MemberSelector<Use>
///
///       var limit: Use.Property<Int> { mock._property() }
///     }
struct MembersType {
  /// The kind of members.
  enum Kind {
    case instance, statics
    /// The members for suites that come from Cuckoo.
    case cuckoo
  }

  private let mock: MockBlueprint
  private let kind: Kind

  init(_ mock: MockBlueprint, _ kind: Kind) {
    self.mock = mock
    self.kind = kind
  }

  func write(to source: inout SourceWriter) {
    let names = mock.names
    let members =
      switch kind {
      case .instance: names.type("Members")
      case .statics: names.type("StaticMembers")
      case .cuckoo: "CuckooMembers"
      }
    writeUses(of: members, to: &source)
    let use = names.type("Use")
    let parameter = "\(use): \(names.spelled("_MockUse"))"
    let opening = WrappableLine(
      "\(access)\(isolationEscape)struct \(members)<\(parameter)>: \(names.spelled("_MockMembers"))"
    )
    source.block(opening) { source in
      if !names.typeSuffix.isEmpty {
        let alias = names.fulfilling("Use", of: "_MockMembers", as: use)
        source.line("\(alias)\(access)typealias \(names.type("MembersUse")) = \(use)")
        source.blank()
      }
      writeSelector(to: &source)
      var layout = ConditionalLayout()
      for member in mock.members where member.member.isStatic == (kind == .statics) {
        layout.add(under: member.member.conditions, to: &source) { source in
          source.member { source in
            if kind == .cuckoo {
              source.add(CuckooMember(member, of: mock))
            } else {
              source.add(MatcherMember(member, of: mock))
            }
          }
        }
      }
      layout.finish(in: &source)
    }
  }

  /// Writes the types that `stub`, `verify` and `calls` return.
  private func writeUses(of members: String, to source: inout SourceWriter) {
    let names = mock.names
    switch kind {
    case .statics: return
    case .cuckoo:
      source.line("typealias CuckooStubs = \(members)<\(names.spelled("Stubbing"))>")
      source.line("typealias CuckooVerifies = \(members)<\(names.spelled("Verifying"))>")
      return source.blank()
    case .instance: break
    }
    let uses = [
      ("Stubs", mock.stubbing), ("Verifies", names.spelled("Verifying")),
      ("Lists", names.spelled("Listing")),
    ]
    for (name, use) in uses {
      let own = names.type(name)
      let alias = names.fulfilling(name, of: "StubVerifyMock", as: own)
      source.line("\(alias)\(access)typealias \(own) = \(members)<\(use)>")
    }
    source.blank()
  }

  private func writeSelector(to source: inout SourceWriter) {
    let name = kind == .statics ? mock.names.staticSelector : mock.names.selector
    let type = "\(mock.names.spelled("_MemberSelector"))<\(mock.names.type("Use"))>"
    source.line("let \(name): \(type)")
    // The memberwise initializer is internal.
    guard name != "mock" || mock.access == .public else { return }
    source.blank()
    source.block(WrappableLine("\(access)init(mock: \(type))")) {
      $0.line("\(name == "mock" ? "self.mock" : name) = mock")
    }
  }

  private var access: String { mock.accessText }

  /// The modifier that removes the type from the global actor of its mock, and from the module's
  /// default actor.
  private var isolationEscape: String {
    // An extension of an actor has the default isolation of the module.
    kind == .cuckoo ? mock.isolation.memberEscape : mock.isolation.globalEscape
  }
}

extension SourceWriter {
  mutating func add(_ type: MembersType) { type.write(to: &self) }
}
