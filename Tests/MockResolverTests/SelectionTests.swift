import DeclarationModel
import Testing

@testable import MockResolver

struct SelectionTests {
  @Test func allProtocolsUnlessToldOtherwise() {
    let resolution = resolve(proto("A"), proto("B", at: "A.swift:5"))
    #expect(resolution.mocks.map(\.name) == ["MockA", "MockB"])
    #expect(resolution.diagnostics.isEmpty)
  }

  @Test func precedenceOfReasons() {
    func decision(
      _ selection: ProtocolSelection, conforms: Bool = false,
      _ change: (inout ProtocolDeclaration) -> Void = { _ in }
    ) -> SelectionDecision {
      selection.decision(on: proto("LoginUseCase", with: change), conformsToMark: conforms)
    }
    let named = ProtocolSelection(names: ["X", "*UseCase"])
    let other = ProtocolSelection(names: ["*Repository"])
    let excluding = ProtocolSelection(names: ["*UseCase"], excluded: ["Login*"])
    let marked = ProtocolSelection(names: ["*UseCase"], onlyMarked: true)
    #expect(decision(ProtocolSelection()) == .selected(.all))
    #expect(decision(named) == .selected(.name(glob: "*UseCase")))
    #expect(decision(other) == .skipped(.noMatchingName))
    #expect(decision(other) { $0.marks = [.mock] } == .selected(.mark))
    #expect(decision(other, conforms: true) == .selected(.autoMockable))
    #expect(decision(excluding) { $0.marks = [.mock] } == .skipped(.excluded(glob: "Login*")))
    #expect(decision(named) { $0.marks = [.mock, .skip] } == .skipped(.skipMark))
    #expect(decision(marked) == .skipped(.unmarked))
    #expect(decision(marked, conforms: true) == .selected(.autoMockable))
    #expect(decision(named) { $0.access = .private } == .skipped(.access(.private)))
    #expect(
      decision(named) { ($0.access, $0.marks) = (.fileprivate, [.mock]) }
        == .skipped(.access(.fileprivate)))
  }

  @Test func qualifiedNamesAreMatchedToo() {
    let nested = proto("Delegate") { $0.enclosingTypes = ["Outer"] }
    let plain = proto("Delegate", at: "B.swift")
    let resolution = resolve(
      nested, plain, selection: ProtocolSelection(names: ["Outer.*"]))
    #expect(resolution.mocks.map(\.enclosingTypes) == [["Outer"]])
  }

  @Test func autoMockableMarksWhatInheritsFromIt() {
    let selection = ProtocolSelection(onlyMarked: true)
    let direct = proto("A", inherits: ["AutoMockable"])
    let indirect = proto("B", at: "B.swift", inherits: ["A"])
    let none = proto("C", at: "C.swift")
    #expect(
      resolve(direct, indirect, none, selection: selection).mocks.map(\.protocolName) == ["A", "B"])
    let declared = proto("AutoMockable", at: "D.swift")
    let resolution = resolve(direct, indirect, none, declared, selection: selection)
    #expect(resolution.mocks.map(\.protocolName) == ["A", "B"])
    #expect(resolve(declared).mocks.isEmpty)
  }

  @Test func anAutoMockableWithMembersIsAnOrdinaryParent() {
    let declared = proto("AutoMockable", method("f"))
    let child = proto("A", at: "B.swift", inherits: ["AutoMockable"])
    #expect(resolve(declared, child).mock(of: "A")?.identifiers == ["f()"])
    #expect(resolve(declared, child, selection: ProtocolSelection(onlyMarked: true)).mocks.isEmpty)
  }

  @Test func aNameThatMatchesNothingIsAnError() {
    let selection = ProtocolSelection(names: ["FooUseCas", "*Repository", "FooUseCase"])
    let resolution = resolve(proto("FooUseCase"), selection: selection)
    #expect(
      resolution.unmatched == [
        UnmatchedName(glob: "FooUseCas", suggestion: "FooUseCase"),
        UnmatchedName(glob: "*Repository"),
      ])
    #expect(resolution.mocks.count == 1)
  }

  @Test func aPrivateProtocolThatIsAskedForByNameIsReported() {
    let secret = proto("Secret", at: "S.swift:3") { $0.access = .private }
    #expect(
      resolve(secret, selection: ProtocolSelection(names: ["Secret"])).summaries == [
        "S.swift:3:10: inaccessible-protocol 'Secret'"
      ])
    #expect(resolve(secret, selection: ProtocolSelection(names: ["Sec*"])).diagnostics.isEmpty)
  }

  @Test func lookUpOnlyFilesAreNeverMocked() {
    let resolution = resolve(
      proto("A", inherits: ["Base"]), dependenciesOnly: [proto("Base", at: "Z.swift", method("f"))])
    #expect(resolution.mocks.map(\.protocolName) == ["A"])
    #expect(resolution.mock(of: "A")?.identifiers == ["f()"])
  }

  @Test func verdictsTellOfEveryProtocol() {
    let resolver = MockResolver(
      files: files([proto("B", at: "B.swift"), proto("A")]), naming: MockNaming())
    let decisions = resolver.candidates(for: ProtocolSelection(names: ["A"])).map(\.decision)
    #expect(decisions.map(\.declaration.name) == ["A", "B"])
    #expect(decisions.map(\.decision) == [.selected(.name(glob: "A")), .skipped(.noMatchingName)])
  }
}
