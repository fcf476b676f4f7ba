import DeclarationModel
import Symbols
import Testing

/// Which of several files declares what a name means.
struct FileTests {
  private func declaration(_ name: String, at path: String) -> ProtocolDeclaration {
    ProtocolDeclaration(name: name, position: SourcePosition(path: path, line: 1, column: 10))
  }

  private func file(_ path: String, module: String? = nil, _ names: String...) -> ScannedFile {
    var file = ScannedFile(path: path)
    for (number, name) in names.enumerated() {
      var declaration = declaration(name, at: path)
      declaration.position.line += number
      file.protocols.append(declaration)
    }
    file.module = module.map { ModuleOrigin(name: $0, isStandard: true) }
    return file
  }

  private func files(
    _ name: String, from use: ScannedFile, _ others: ScannedFile..., modules: [ScannedFile] = []
  ) -> [String] {
    let table = SymbolTable(files: [use] + others, dependenciesOnly: modules)
    return table.files(of: name, inClauseOf: use.protocols[0])
  }

  @Test func theNearestFileOfTwoModulesIsMeant() {
    let use = file("App/Sources/One/Use.swift", "Use")
    #expect(
      files(
        "Base", from: use, file("App/Sources/Two/Base.swift", "Base"),
        file("App/Sources/One/Deep/Base.swift", "Base")) == ["App/Sources/One/Deep/Base.swift"])
  }

  @Test func theOrderOfFilesMakesNoDifference() {
    let use = file("Use.swift", "Use")
    let one = file("A/Base.swift", "Base")
    let two = file("B/Base.swift", "Base")
    #expect(files("Base", from: use, one, two) == files("Base", from: use, two, one))
  }

  @Test func aSourceGoesBeforeAModule() {
    let use = file("Use.swift", "Use")
    let module = file("module:Kit", module: "Kit", "Base", "Other")
    #expect(
      files("Base", from: use, file("Base.swift", "Base"), modules: [module]) == ["Base.swift"])
    #expect(files("Other", from: use, modules: [module]) == ["module:Kit"])
  }

  @Test func aModuleKnowsNothingOfSources() {
    let module = file("module:Kit", module: "Kit", "Use")
    #expect(files("Base", from: module, file("Base.swift", "Base")) == [])
  }

  @Test func theNameOfAModuleChoosesIt() {
    let use = file("Use.swift", "Use")
    let modules = ["Kit", "Swift"].map { (name: String) in
      file("module:\(name)", module: name, "Base")
    }
    let own = file("Base.swift", "Base")
    #expect(files("Swift.Base", from: use, own, modules: modules) == ["module:Swift"])
    #expect(files("Kit.Base", from: use, own, modules: modules) == ["module:Kit"])
  }

  @Test func whatIsPrivateInAnotherFileIsNotMeant() {
    let use = file("Use.swift", "Use", "Hidden")
    var other = file("Other.swift", "Hidden", "Secret")
    for number in other.protocols.indices { other.protocols[number].access = .private }
    #expect(files("Secret", from: use, other) == [])
    #expect(files("Secret", from: other, use) == ["Other.swift"])
    #expect(files("Hidden", from: use, other) == ["Use.swift"])
  }

  @Test func aBrokenProtocolHidesThoseAround() {
    var use = file("Use.swift", "Use", "Base")
    use.protocols[0].enclosingTypes = ["Outer"]
    use.brokenProtocols = [
      BrokenProtocol(
        name: "Base", enclosingTypes: ["Outer"],
        position: SourcePosition(path: "Use.swift", line: 5, column: 1))
    ]
    let table = SymbolTable(files: [use])
    let meaning = table.meaning(of: ["Base"], from: use.protocols[0].scope)
    #expect(meaning?.isBroken == true)
    #expect(meaning?.protocols == [])
  }

  @Test func dependenciesAreFarther() {
    let use = file("Use.swift", "Use")
    let table = SymbolTable(
      files: [use, file("a/Base.swift", "Base")], dependenciesOnly: [file("b/Base.swift", "Base")])
    #expect(table.files(of: "Base", inClauseOf: use.protocols[0]) == ["a/Base.swift"])
    #expect(table.protocols.indices.filter(table.isDependency) == [2])
  }
}
