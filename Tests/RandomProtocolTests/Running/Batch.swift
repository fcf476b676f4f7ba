import Configuration
import DeclarationModel
import EndToEndSupport
import Files
import Foundation
import MockEngine

/// Cases that are tested together: many go through one run of the compiler.
struct Batch {
  /// The options of the three modes.
  static let allModes = [
    "-swift-version 6 -default-isolation MainActor", "-swift-version 6",
    "-swift-version 5 -D DEBUG",
  ]

  /// The cases that are still tested.
  private(set) var cases: [RandomCase]
  /// The layout.
  let layout: Layout
  /// Whether the mocks are used, too.
  let isRun: Bool
  /// The options of the modes that are tested.
  var modes = allModes
  /// What became of the cases so far.
  private(set) var outcomes: [Int: Outcome] = [:]
  /// The cases for which there is a class by hand, as far as they have one.
  private(set) var legal: [RandomCase] = []
  /// The number of requirements that were called.
  private(set) var usedRequirements = 0
  /// The seconds that each part took.
  private(set) var seconds: [String: Int] = [:]
  /// Whether it is enough to know some of the failures.
  var stopsEarly = false
  /// The mocks as they were generated for each default isolation.
  private var mocks: [DefaultIsolation: SourceText] = [:]
  private var libraryIsCompiled = false
  private let folder: TemporaryFolder

  init(_ cases: [RandomCase], layout: Layout, isRun: Bool) throws {
    self.cases = cases
    self.layout = layout
    self.isRun = isRun
    folder = try TemporaryFolder()
  }

  /// Tests the cases.
  mutating func test() async throws {
    try await measure("hand") { try await $0.dropBadInput() }
    legal = cases
    guard !cases.isEmpty else { return }
    var refused: [Int: Outcome] = [:]
    for isolation in Set(modes.map(Self.isolation)).sorted(by: { $0.rawValue < $1.rawValue }) {
      refused.merge(try generate(for: isolation)) { $1 }
      mocks[isolation] = SourceText.mocks(try folder.read("Mocks.swift"))
    }
    try await measure("mocks") { try await $0.dropFailures() }
    if isRun, layout == .one { try await measure("uses") { try await $0.use() } }
    for random in cases { outcomes[random.number] = refused[random.number] ?? .passed }
  }

  /// Notes how long a part takes.
  private mutating func measure(
    _ part: String, _ body: (inout Self) async throws -> Void
  ) async throws {
    let start = ContinuousClock.now
    try await body(&self)
    seconds[part, default: 0] += Int((ContinuousClock.now - start).components.seconds)
  }

  // MARK: Bad input

  private mutating func dropBadInput() async throws {
    for mode in modes {
      var isNonisolated: Set<Int> = []
      while !cases.isEmpty {
        let library = libraryIsCompiled ? nil : try await compileLibrary()
        libraryIsCompiled = library == nil
        var errors = library
        if errors == nil {
          errors = try await compileHandWritten(mode, nonisolated: isNonisolated)
        }
        guard let errors else { break }
        if errors.isEmpty {
          try await dropCrashes(mode, nonisolated: isNonisolated)
          break
        }
        let isDefault = mode == Self.allModes[0]
        let other = isDefault && library == nil ? Set(errors.keys.map(\.number)) : []
        drop(
          errors.filter { isNonisolated.contains($0.key.number) || !other.contains($0.key.number) })
        isNonisolated.formUnion(other)
      }
    }
  }

  /// Removes what errors are about: a requirement, or the whole case.
  private mutating func drop(_ errors: [SourceText.Owner: String]) {
    let before = cases.map { $0.protocols.filter { $0.place == .otherModule } }
    defer {
      if cases.map({ $0.protocols.filter { $0.place == .otherModule } }) != before {
        libraryIsCompiled = false
      }
    }
    for (owner, message) in errors {
      guard let index = cases.firstIndex(where: { $0.number == owner.number }) else { continue }
      if let place = owner.requirement,
        let type = cases[index].protocols.firstIndex(where: { $0.name == place.type })
      {
        cases[index].protocols[type].dropped.insert(place.index)
      } else {
        outcomes[owner.number] = .badInput(message)
        cases.remove(at: index)
      }
    }
    for index in cases.indices { cases[index].removeDropped() }
  }

  /// The errors of the imported module; nil if it compiles.
  private mutating func compileLibrary() async throws -> [SourceText.Owner: String]? {
    let source = ProtocolWriter(cases: cases).file(.otherModule)
    try folder.write(source.text, to: "Lib.swift")
    let run = try await CompilerRun(
      [
        "-emit-module", "-emit-object", "-o", "Lib.o", "-swift-version", "6", "-module-name", "Lib",
        "-warnings-as-errors",
      ], ["Lib.swift"], in: folder)
    return run.succeeds ? nil : run.errors(in: ["Lib.swift": source])
  }

  /// The errors of the protocols and the classes by hand; nil if they compile.
  private func compileHandWritten(
    _ mode: String, nonisolated: Set<Int>
  ) async throws -> [SourceText.Owner: String]? {
    let plain = cases.filter { !nonisolated.contains($0.number) }
    let other = cases.filter { nonisolated.contains($0.number) }
    var sources = protocolSources
    sources["Hand.swift"] = HandWriter(cases: plain, isNonisolated: false).file()
    sources["Other.swift"] = HandWriter(cases: other, isNonisolated: true).file()
    let run = try await compile(sources, mode: mode, module: "App")
    return run.succeeds ? nil : run.errors(in: sources)
  }

  /// Removes the cases that crash the compiler without a mock.
  private mutating func dropCrashes(_ mode: String, nonisolated: Set<Int>) async throws {
    var suspects = cases
    while suspects.count > 1 {
      let half = Array(suspects.prefix(suspects.count / 2))
      var copy = self
      copy.cases = half
      let errors = try await copy.compileHandWritten(mode, nonisolated: nonisolated)
      suspects = errors == nil ? Array(suspects.dropFirst(half.count)) : half
    }
    for random in suspects {
      outcomes[random.number] = .badInput("the compiler crashes")
      cases.removeAll { $0.number == random.number }
    }
  }

  // MARK: Mocks

  var protocolSources: [String: SourceText] {
    let writer = ProtocolWriter(cases: cases)
    return ["Protocols.swift": writer.file(.file), "Files.swift": writer.file(.otherFile)]
  }

  private func compile(
    _ sources: [String: SourceText], mode: String, module: String
  ) async throws -> CompilerRun {
    for (name, source) in sources { try folder.write(source.text, to: name) }
    return try await CompilerRun(
      mode.split(separator: " ").map(String.init)
        + ["-emit-sil", "-o", "/dev/null", "-module-name", module, "-warnings-as-errors"],
      sources.keys.sorted(), in: folder)
  }

  /// The default isolation of a module that is compiled in a mode.
  private static func isolation(of mode: String) -> DefaultIsolation {
    mode.contains("MainActor") ? .mainActor : .nonisolated
  }

  /// Generates the mocks, and returns which cases were refused.
  private func generate(for isolation: DefaultIsolation) throws -> [Int: Outcome] {
    let sources = protocolSources
    for (name, source) in sources { try folder.write(source.text, to: name) }
    var input = CommandLineOptions(currentDirectory: AbsolutePath(folder.url.path))
    input.paths = sources.keys.sorted()
    input[.output] = ["Mocks.swift"]
    input[.searchPaths] = ["."]
    if layout == .testable { input[.testableImports] = ["App"] }
    input[.defaultIsolation] = [isolation.rawValue]
    var options = WriteOptions()
    options.overwritesEdits = true
    var run = Run(input, action: .write(options))
    run.continuesOnError = true
    var refused: [Int: Outcome] = [:]
    let outcome = run.run()
    for diagnostic in outcome.diagnostics {
      guard let place = diagnostic.position, let file = place.path.split(separator: "/").last,
        let owner = sources[String(file)]?.owner(of: place.line)
      else {
        throw Unplaced(message: diagnostic.description)
      }
      refused[owner.number] = .refused(diagnostic.id)
    }
    return refused
  }

  /// The mocks that were generated for a mode, of the cases that are still tested.
  func testedMocks(_ mode: String) -> SourceText {
    mocks[Self.isolation(of: mode)]?.keeping(Set(cases.map(\.number))) ?? SourceText()
  }

  /// Records the cases whose mocks do not compile, and goes on without them.
  private mutating func dropFailures() async throws {
    for mode in modes {
      while !cases.isEmpty {
        guard let errors = try await mockErrors(mode) else { break }
        if errors.isEmpty {
          try await recordCrash(mode)
        } else {
          for (owner, message) in errors {
            guard let random = cases.first(where: { $0.number == owner.number }) else { continue }
            try await judge(random, mode, message)
          }
        }
        if stopsEarly { return }
      }
    }
  }

  /// Records a case whose mocks do not compile: as bad input if a class by hand does not either.
  private mutating func judge(_ random: RandomCase, _ mode: String, _ message: String) async throws
  {
    if try await failsByHand(random, mode, isCrash: message == CompilerRun.crash) {
      outcomes[random.number] = .badInput("a class by hand fails where the mock does")
      cases.removeAll { $0.number == random.number }
    } else {
      fail(random.number, mode, message)
    }
  }

  /// Returns whether a class by hand fails, too, in the place of the mock: in the module of the mocks, and
  /// where the compiler crashed, with arguments passed to a generic function.
  private func failsByHand(
    _ random: RandomCase, _ mode: String, isCrash: Bool
  ) async throws -> Bool {
    guard isCrash || layout == .testable else { return false }
    var copy = self
    copy.cases = [random]
    for isNonisolated in [false, true] {
      var hand = HandWriter(cases: [random], isNonisolated: isNonisolated)
      hand.keepsArguments = isCrash
      hand.imports = layout == .testable && !isCrash ? ["@testable import App"] : []
      let files = ["Hand.swift": hand.file()]
      // A crash has nothing to do with the module, in which a name may be ambiguous.
      let run =
        isCrash
        ? try await copy.compile(
          copy.protocolSources.merging(files) { $1 }, mode: mode, module: "App")
        : try await copy.compile(beside: files, mode)
      guard let run else { return true }
      if isCrash, !run.succeeds, run.complaints.isEmpty { return true }
      if !isCrash, run.succeeds { return false }
    }
    return !isCrash
  }

  private mutating func fail(_ number: Int, _ mode: String, _ message: String) {
    outcomes[number] = .failed(mode: mode, message: message)
    cases.removeAll { $0.number == number }
  }

  /// The errors of the mocks; nil if they compile.
  private func mockErrors(_ mode: String) async throws -> [SourceText.Owner: String]? {
    let mocks = ["Mocks.swift": testedMocks(mode)]
    guard let run = try await compile(beside: mocks, mode) else {
      throw Unplaced(message: "the module does not compile")
    }
    let sources = layout == .one ? protocolSources.merging(mocks) { $1 } : mocks
    return run.succeeds ? nil : run.errors(in: sources)
  }

  /// Compiles files beside the protocols, or in a module that imports theirs; nil if that does not compile.
  private func compile(
    beside files: [String: SourceText], _ mode: String
  ) async throws -> CompilerRun? {
    let protocols = protocolSources
    guard layout == .testable else {
      return try await compile(protocols.merging(files) { $1 }, mode: mode, module: "App")
    }
    for (name, source) in protocols { try folder.write(source.text, to: name) }
    let module = try await CompilerRun(
      mode.split(separator: " ").map(String.init) + [
        "-emit-module", "-emit-module-path", "App.swiftmodule", "-enable-testing", "-module-name",
        "App",
      ], protocols.keys.sorted(), in: folder)
    return module.succeeds ? try await compile(files, mode: mode, module: "AppTests") : nil
  }

  /// Finds a case whose mocks crash the compiler.
  private mutating func recordCrash(_ mode: String) async throws {
    let all = cases
    var suspects = cases
    while suspects.count > 1 {
      let half = Array(suspects.prefix(suspects.count / 2))
      cases = half
      let fails = try await mockErrors(mode) != nil
      suspects = fails ? half : Array(suspects.dropFirst(half.count))
    }
    cases = all
    for random in suspects { try await judge(random, mode, CompilerRun.crash) }
  }

  // MARK: Uses

  private mutating func use() async throws {
    while !cases.isEmpty {
      let (run, sources, count) = try await compileUses()
      if run.succeeds {
        usedRequirements = count
        return try await runProgram()
      }
      var errors = run.errors(in: sources)
      if errors.isEmpty, let number = try await crashingUse() {
        errors = [SourceText.Owner(number: number): CompilerRun.crash]
      }
      if errors.isEmpty { throw Unplaced(message: String(run.text.suffix(3000))) }
      for (owner, message) in errors { misuse(owner.number, message) }
      if stopsEarly { return }
    }
  }

  /// Compiles a program that uses the mocks, and returns how many requirements it uses.
  private func compileUses() async throws -> (CompilerRun, [String: SourceText], count: Int) {
    let mode = "-swift-version 5"
    let mocks = testedMocks(mode)
    let (program, count) = UseWriter(cases: cases, mocks: mocks.text).file()
    var sources = protocolSources
    sources["Mocks.swift"] = mocks
    sources["Program.swift"] = program
    for (name, source) in sources { try folder.write(source.text, to: name) }
    let objects = try FileManager.default.contentsOfDirectory(
      at: Repository.products.appendingPathComponent("Kagemusha.build"),
      includingPropertiesForKeys: nil
    ).filter { $0.pathExtension == "o" }.map(\.path).sorted()
    let run = try await CompilerRun(
      mode.split(separator: " ").map(String.init)
        + ["-suppress-warnings", "-module-name", "App", "-o", "Program"],
      sources.keys.sorted() + ["Lib.o"] + objects, in: folder)
    return (run, sources, count)
  }

  /// Returns a case at whose uses the compiler crashes, without a word about the place.
  private func crashingUse() async throws -> Int? {
    var copy = self
    var suspects = cases
    while suspects.count > 1 {
      copy.cases = Array(suspects.prefix(suspects.count / 2))
      let (run, _, _) = try await copy.compileUses()
      suspects = run.succeeds ? Array(suspects.dropFirst(copy.cases.count)) : copy.cases
    }
    return suspects.first?.number
  }

  /// Runs the program, and runs it again without the cases at which it crashes.
  private mutating func runProgram() async throws {
    let program = folder.url.appendingPathComponent("Program").path
    var skipped: [Int] = []
    while true {
      let run = try await ProcessRun(program, skipped.map(String.init))
      for line in run.output.split(separator: "\n") where line.hasPrefix("WRONG") {
        guard let number = line.firstMatch(of: /P(\d+)[A-C]/).flatMap({ Int($0.1) }) else {
          throw Unplaced(message: String(line))
        }
        misuse(number, String(line))
      }
      if run.output.hasSuffix("done\n") { return }
      guard let frame = run.everything.firstMatch(of: /\buseP(\d+)[A-C]\(/),
        let number = Int(frame.1),
        !skipped.contains(number)
      else { throw Unplaced(message: String(run.everything.suffix(3000))) }
      let line = run.everything.split(separator: "\n").first { $0.contains("Fatal error: ") }
      misuse(number, "the program crashes" + (line.map { " | \($0)" } ?? ""))
      skipped.append(number)
      if stopsEarly { return }
    }
  }

  private mutating func misuse(_ number: Int, _ message: String) {
    outcomes[number] = outcomes[number] ?? .misused(message)
    cases.removeAll { $0.number == number }
  }
}
