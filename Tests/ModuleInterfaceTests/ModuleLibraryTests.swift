import DeclarationModel
import Foundation
import Testing

@testable import ModuleInterface

struct ModuleLibraryTests {
  private let text = """
    import Base

    public protocol Handler : Base.Root, AnyObject {

        func handle(_ thing: Base.Thing)
    }

    """

  private func lookUp(
    _ toolchain: FakeToolchain, _ name: String = "Handler", imports: [String] = ["Kit"]
  ) -> ModuleDependencies {
    var library = toolchain.library
    return library.lookUp([ModuleDependency(components: [name], imports: imports)])
  }

  private func toolchain() throws -> FakeToolchain {
    let toolchain = try FakeToolchain()
    try toolchain.module("Kit", text)
    try toolchain.module("Base", "public protocol Root {\n\n    func root()\n}\n")
    try toolchain.module("Swift", isStandard: true, "public protocol Sequence {\n}\n")
    return toolchain
  }

  @Test func aParentIsFoundWithItsOwnParents() throws {
    let found = lookUp(try toolchain())
    #expect(found.files.map(\.path) == ["module:Base.Root", "module:Kit.Handler"])
    #expect(found.files.map { $0.imports.map(\.path) } == [["Base"], ["Base", "Kit"]])
    #expect(found.files.allSatisfy { $0.module?.isStandard == false })
    #expect(found.failures.isEmpty)
  }

  @Test func whatAnImportedModuleImportsIsFoundThroughIt() throws {
    let found = lookUp(try toolchain(), "Root")
    #expect(found.files.map(\.path) == ["module:Base.Root"])
    #expect(found.files.first?.imports.map(\.path) == ["Kit"])
    let standard = lookUp(try toolchain(), "Sequence", imports: [])
    #expect(standard.files.first?.module == ModuleOrigin(name: "Swift", isStandard: true))
    #expect(standard.files.first?.imports.isEmpty == true)
  }

  @Test func allImportsThatCannotBeFoundAreNamed() throws {
    let found = lookUp(try toolchain(), "Lost", imports: ["Gone", "Kit", "Away"])
    #expect(Array(found.failures.values) == [.noneFound(modules: ["Gone", "Away"])])
  }

  @Test func theSecondRunStartsNoTool() throws {
    let toolchain = try toolchain()
    let first = lookUp(toolchain)
    let runs = toolchain.runs
    #expect(runs == 3, "the compiler once, the printer for each module")
    #expect(lookUp(toolchain) == first)
    #expect(toolchain.runs == runs)
    // Different content makes a different module, even if nothing else has changed.
    try toolchain.module("Kit", content: "2", text.replacing("handle", with: "other"))
    #expect(lookUp(toolchain) != first)
    #expect(toolchain.runs == runs + 1)
  }

  @Test func aDamagedCacheIsMadeAnew() throws {
    let toolchain = try toolchain()
    let first = lookUp(toolchain)
    for file in toolchain.folder.files where file.hasPrefix("cache/") {
      try toolchain.folder.write("nonsense", to: file)
    }
    #expect(lookUp(toolchain) == first)
    #expect(toolchain.runs == 6)
  }

  @Test func aCacheThatCannotBeWrittenToIsNone() throws {
    var toolchain = try toolchain()
    let file = try toolchain.folder.write("a file", to: "occupied")
    for folder in [file.path, nil] {
      toolchain.options.cacheFolder = folder
      #expect(lookUp(toolchain).files.count == 2)
    }
    #expect(toolchain.runs == 6)
  }

  @Test func nothingRunsBeforeTheFirstQuestion() throws {
    let toolchain = try toolchain()
    var library = toolchain.library
    #expect(library.lookUp([]).files.isEmpty)
    #expect(toolchain.runs == 0)
  }

  @Test func aMissingModuleIsNamed() throws {
    let toolchain = try toolchain()
    let wanted = ModuleDependency(components: ["Gone"], imports: ["Kit", "Absent"])
    var library = toolchain.library
    #expect(library.lookUp([wanted]).failures == [wanted: .notFound(module: "Absent")])
    let known = ModuleDependency(components: ["Gone"], imports: ["Kit"])
    #expect(library.lookUp([known]).failures.isEmpty)
  }

  @Test func aFailingToolIsQuoted() throws {
    let complaint = "echo '<unknown>:0: error: bad module' >&2; exit 1"
    let failing = try FakeToolchain(printer: complaint)
    try failing.module("Kit", text)
    var library = failing.library
    #expect(throws: ModuleFailure.unprintable(module: "Kit", reason: "bad module")) {
      try library.protocols(of: "Kit")
    }
    let needy = try FakeToolchain(
      printer: "echo \"error: missing required module 'CKit'\" >&2; exit 1")
    try needy.module("Kit", text)
    library = needy.library
    #expect(throws: ModuleFailure.missingDependency(module: "Kit", dependency: "CKit")) {
      try library.protocols(of: "Kit")
    }
    #expect(needy.runs == 3, "the compiler, and the printer without and with module maps")
  }

  @Test func aMissingToolIsNamed() throws {
    let toolchain = try toolchain()
    try FileManager.default.removeItem(
      at: toolchain.folder.url.appendingPathComponent("bin/\(Toolchain.printerName)"))
    var library = toolchain.library
    #expect(throws: ModuleFailure.noTool(Toolchain.printerName)) {
      try library.protocols(of: "Kit")
    }
    library = ModuleLibrary(toolchain.options, environment: [:])
    #expect(throws: ModuleFailure.noTool("swiftc")) { try library.protocols(of: "Kit") }
  }

  @Test func aToolThatHangsIsEnded() throws {
    var toolchain = try FakeToolchain(printer: "exec sleep 60")
    try toolchain.module("Kit", text)
    toolchain.options.cacheFolder = nil
    toolchain.options.timeout = 3
    var library = toolchain.library
    let start = Date()
    #expect(throws: ModuleFailure.timedOut(module: "Kit")) { try library.protocols(of: "Kit") }
    #expect(Date().timeIntervalSince(start) < 40)
  }

  @Test func muchOutputBlocksNobody() throws {
    let toolchain = try FakeToolchain(
      printer: """
        i=0
        while [ $i -lt 20000 ]; do echo "// a line or other"; echo warning >&2; i=$((i+1)); done
        cat "$FOLDER/$2.text"
        """)
    try toolchain.module("Kit", "public protocol Handler {\n}\n")
    var library = toolchain.library
    #expect(try library.protocols(of: "Kit").files.count == 1)
  }

  @Test func moduleMapsComeFromTheManifestOfTheBuild() throws {
    let toolchain = try FakeToolchain(printer: "echo \"$@\" > \"$FOLDER/arguments\"; exit 1")
    try toolchain.folder.write(
      #"  args: ["-Xcc","-fmodule-map-file=/c/module.modulemap","-fmodule-map-file=/a.modulemap"]"#,
      to: ".build/debug.yaml")
    let modules = toolchain.folder.url.appendingPathComponent(".build/linux/debug/Modules")
    #expect(
      ClangModuleMaps(searchPath: modules.path).arguments == [
        "-Xcc", "-fmodule-map-file=/a.modulemap", "-Xcc", "-fmodule-map-file=/c/module.modulemap",
      ])
    #expect(ClangModuleMaps(searchPath: "/nowhere").arguments.isEmpty)
  }

  @Test func theRealToolchainKnowsItsModules() throws {
    var library = ModuleLibrary(ModuleOptions(), known: ["AnyObject", "Sendable"])
    let names = ["Codable", "LocalizedError", "DispatchSourceTimer"]
    let wanted = names.map { ModuleDependency(components: [$0], imports: ["Foundation"]) }
    let found = library.lookUp(wanted)
    #expect(found.failures.isEmpty)
    let declared = found.files.flatMap { $0.protocols.map(\.name) + $0.aliases.map(\.name) }
    for name in names + ["Decodable", "Encodable", "DispatchSourceProtocol"] {
      #expect(declared.contains(name))
    }
    #expect(found.files.allSatisfy { $0.module?.isStandard == true && $0.diagnostics.isEmpty })
    let error = found.files.first { $0.path.hasSuffix(".LocalizedError") }
    #expect(error?.extensions.flatMap(\.members).count == 4)
    #expect(error?.imports.map(\.path) == ["Foundation"])
  }
}
