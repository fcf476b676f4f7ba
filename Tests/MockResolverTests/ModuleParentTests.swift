import Basics
import DeclarationModel
import Testing

@testable import MockResolver

/// Tests parents from compiled modules.
struct ModuleParentTests {
  private func module(
    _ name: String, isStandard: Bool = true, _ protocols: ProtocolDeclaration...,
    extensions: [ProtocolDeclaration] = []
  ) -> ScannedFile {
    let path = "module:\(name)"
    var file = ScannedFile(
      path: path,
      protocols: protocols.map { declaration in
        var declaration = declaration
        declaration.position.path = path
        declaration.members = declaration.members.map { member in
          var member = member
          member.position.path = path
          return member
        }
        return declaration
      })
    file.module = ModuleOrigin(name: name, isStandard: isStandard)
    file.extensions = extensions
    return file
  }

  private func resolve(
    _ protocols: ProtocolDeclaration..., dependencySources: [ScannedFile] = [],
    aliases: [ScannedAlias] = [],
    issues: [MissingParent: ParentIssue] = [:]
  ) -> Resolution {
    var files = files(protocols)
    files.append(ScannedFile(path: "Aliases.swift"))
    files[files.count - 1].aliases = aliases
    return MockResolver(
      files: files, dependenciesOnly: dependencySources, naming: MockNaming(), issues: issues
    ).resolve(ProtocolSelection())
  }

  private func names(_ resolution: Resolution) -> [[String]] {
    resolution.mocks.map { $0.members.map(\.identifier) }
  }

  private let base = proto("Base", at: "x:1", method("a"), method("b", param("_", "Int")))
  private let defaults = proto("Base", method("b", param("_", "Int")), method("c"))

  /// Each alias may double the parts of another.
  @Test(arguments: [false, true]) func aParentMayHaveManyAliases(areDoubled: Bool) {
    let aliases = (1...40).map { number in
      let other = TypeReference.name(number == 1 ? "Base" : "A\(number - 1)")
      return ScannedAlias(
        DeclaredName(name: "A\(number)"), type: areDoubled ? .composition([other, other]) : other)
    }
    let resolution = resolve(
      proto("Base", at: "x:1", method("a")),
      proto("Child", at: "x:2", inherits: ["A40"], method("f")), aliases: aliases)
    #expect(names(resolution) == [["a()"], ["a()", "f()"]])
  }

  @Test func circularAliasesAreNoParents() {
    let aliases = [("A", "B"), ("B", "A")].map {
      ScannedAlias(DeclaredName(name: $0), type: .name($1))
    }
    let resolution = resolve(proto("Child", inherits: ["A"], method("f")), aliases: aliases)
    #expect(resolution.diagnostics.map(\.id) == [.unknownParent])
  }

  @Test func aStandardDefaultIsLeftAlone() {
    let resolution = resolve(
      proto("A", inherits: ["Base"], method("f")),
      dependencySources: [module("Swift", base, extensions: [defaults])])
    #expect(names(resolution) == [["a()", "f()"]])
    #expect(resolution.diagnostics.isEmpty)
  }

  @Test func anotherModulesDefaultIsMocked() {
    let resolution = resolve(
      proto("A", inherits: ["Kit.Base"]),
      dependencySources: [module("Kit", isStandard: false, base, extensions: [defaults])])
    #expect(names(resolution) == [["a()", "b(_:)"]])
  }

  @Test func whatCannotBeMockedIsLeftToItsDefault() {
    let hard = proto("Base", at: "x:1", method("a"), method("far").modified(.distributed))
    let lookUp = module("Kit", isStandard: false, hard, extensions: [proto("Base", method("far"))])
    #expect(
      names(resolve(proto("A", inherits: ["Base"]), dependencySources: [lookUp])) == [["a()"]])
    let bare = module("Kit", isStandard: false, hard)
    let resolution = resolve(
      proto("A", at: "A.swift:3", inherits: ["Base"]), dependencySources: [bare])
    #expect(resolution.mocks.isEmpty)
    #expect(
      resolution.summaries == ["A.swift:3:10: distributed-requirement 'A' 'far()'"])
  }

  @Test func aDefaultWithAConstraintCountsIfTheMockSatisfiesIt() {
    func extended(_ right: TypeReference) -> ProtocolDeclaration {
      proto("Base", method("a"), method("b", param("_", "Int"))) {
        $0.requirements = [GenericRequirement(.name("Self"), .conformance, right)]
      }
    }
    func members(_ parents: [TypeReference], _ right: TypeReference) -> [String] {
      let lookUp = module("Swift", base, extensions: [extended(right)])
      return names(resolve(proto("A", inherits: parents), dependencySources: [lookUp])).first ?? [
        "none"
      ]
    }
    #expect(members(["Base"], "Equatable") == ["a()", "b(_:)"])
    #expect(members(["Base", "Hashable"], "Equatable") == [])
    #expect(members(["Base"], "AnyObject") == ["a()", "b(_:)"])
  }

  @Test func aSourceGoesBeforeAModule() {
    let resolution = resolve(
      proto("A", inherits: ["Base"]), proto("Base", at: "B.swift", method("own")),
      dependencySources: [module("Swift", base)])
    #expect(names(resolution) == [["own()"], ["own()"]])
  }

  @Test func aModuleKnowsNothingOfSources() {
    let resolution = resolve(
      proto("A", inherits: ["Base"]), proto("Root", at: "B.swift", method("own")),
      dependencySources: [
        module(
          "Swift", proto("Base", at: "x:1", inherits: ["Root"]),
          proto("Root", at: "x:5", method("root")))
      ])
    #expect(names(resolution) == [["root()"], ["own()"]])
  }

  @Test func mocksAreComparedByIdentity() {
    let resolution = resolve(
      proto("A", inherits: ["Equatable"]), proto("B", at: "B.swift", inherits: ["A", "Hashable"]),
      proto("C", at: "C.swift", inherits: ["NSObjectProtocol", "Hashable"]),
      proto("D", at: "D.swift"))
    #expect(resolution.mocks.map(\.identity) == [.equatable, .hashable, nil, nil])
    #expect(resolution.diagnostics.isEmpty)
  }

  @Test func aliasesAreFollowed() {
    let aliases = [
      ScannedAlias(DeclaredName(name: "Both"), type: .composition(["One", "Two"])),
      ScannedAlias(DeclaredName(name: "Again"), type: "Both"),
      ScannedAlias(DeclaredName(name: "Circle"), type: "Circle"),
      ScannedAlias(DeclaredName(name: "Inner", enclosingTypes: ["Outer"]), type: "One"),
    ]
    let resolution = resolve(
      proto("A", inherits: ["Again", "One"]), proto("B", at: "B.swift", inherits: ["Circle"]),
      proto("C", at: "C.swift", inherits: ["Inner"]),
      proto("D", at: "D.swift", inherits: ["Outer.Inner"]),
      proto("One", at: "P.swift:1", method("one")), proto("Two", at: "P.swift:5", method("two")),
      aliases: aliases)
    #expect(
      names(resolution) == [["one()", "two()"], ["one()"], ["one()"], ["two()"]])
    #expect(
      resolution.summaries.map { $0.split(separator: ":").last ?? "" } == [
        " unknown-parent 'B' 'Circle'", " unknown-parent 'C' 'Inner'",
      ])
  }

  @Test func whatIsMissingIsToldWhereItStands() throws {
    let place = SourcePosition(path: "A.swift", line: 1, column: 20)
    let child = proto("A", inherits: ["Kit.Base"]) { $0.inheritancePositions = [place] }
    let missing = MissingParent(components: ["Kit", "Base"], path: "A.swift")
    let resolution = resolve(
      child, issues: [missing: ParentIssue(reason: "Kit is gone", fixIt: "find it")])
    #expect(
      resolution.summaries == ["A.swift:1:20: unknown-parent 'A' 'Kit.Base'"])
    let diagnostic = try #require(resolution.diagnostics.first)
    #expect(diagnostic.message.hasSuffix(": Kit is gone"))
    #expect(diagnostic.fixIt?.hasPrefix("find it") == true)
  }

  @Test func nothingIsMissingForWhatIsNotMocked() {
    let resolver = MockResolver(
      files: files([proto("A", inherits: ["Gone"]), proto("B", at: "B.swift")]),
      naming: MockNaming())
    func missing(_ name: String) -> [String] {
      let candidates = resolver.candidates(for: ProtocolSelection(names: [Glob(name)]))
      return resolver.questions(about: candidates).missing.map(\.name)
    }
    #expect(missing("B").isEmpty)
    #expect(missing("A") == ["Gone"])
  }

  @Test func aTypeWithItsModuleIsTheTypeWithout() {
    let parent = proto("Base", at: "x:1", method("a", param("_", "Kit.Thing")))
    let resolution = resolve(
      proto("A", inherits: ["Base"], method("a", param("_", "Thing"))),
      dependencySources: [module("Kit", isStandard: false, parent)])
    #expect(names(resolution) == [["a(_:)"]])
  }

  @Test func aStandardDefaultTypeIsBound() {
    let parent = proto(
      "Base", at: "x:1", associated("Slice"), associated("Index"),
      method("slice", result: "Slice")
    ) { declaration in
      declaration.members = declaration.members.map { member in
        guard case .associatedType(var type) = member.kind, type.name == "Slice" else {
          return member
        }
        type.defaultType = .generic("Part", "Self")
        var member = member
        member.kind = .associatedType(type)
        return member
      }
    }
    func mock(isStandard: Bool) -> MockBlueprint? {
      resolve(
        proto("A", inherits: ["Base"]),
        dependencySources: [module("M", isStandard: isStandard, parent)]
      ).mocks.first
    }
    #expect(mock(isStandard: true)?.generics.map(\.name) == ["Index"])
    #expect(mock(isStandard: true)?.typeAliases.map(\.type.text) == ["Part<MockA<Index>>"])
    #expect(mock(isStandard: false)?.generics.map(\.name) == ["Slice", "Index"])
  }
}
