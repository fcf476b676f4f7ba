import Configuration
import DeclarationModel
import EndToEndSupport
import Files
import Foundation
import MockEngine

/// Cases that are tested together: one run of the compiler covers many.
struct Batch {
  /// The cases that are still tested.
  private(set) var cases: [RandomCase]
  /// The layout.
  let layout: Layout
  /// The form of the mocks.
  let form: MockForm
  /// Whether the mocks are used, in addition to being compiled.
  let isRun: Bool
  /// The options of the tested modes.
  var modes: [String]
  /// The outcomes of the cases so far.
  private(set) var outcomes: [Int: Outcome] = [:]
  /// The cases with a handwritten class, without the requirements that it does not satisfy.
  private(set) var legal: [RandomCase] = []
  /// The number of requirements that were called.
  private(set) var usedRequirements = 0
  /// The time of each part, in seconds.
  private(set) var seconds: [String: Int] = [:]
  /// Whether some of the failures are sufficient.
  var stopsEarly = false
  /// The generated mocks, by what distinguishes them.
  var mocks: [MockForm.Generation: SourceText] = [:]
  private var libraryIsCompiled = false
  let folder: TemporaryFolder

  init(_ cases: [RandomCase], as form: MockForm = .stubs, layout: Layout, isRun: Bool) throws {
    self.cases = form == .module ? cases.map(\.exported) : cases
    self.form = form
    self.layout = form == .module ? .testable : layout
    self.isRun = isRun && form.areStubbed
    modes = form.modes
    folder = try TemporaryFolder()
  }

  /// Tests the cases.
  mutating func test() async throws {
    try await measure("hand") { try await $0.dropBadInput() }
    legal = cases
    guard !cases.isEmpty else { return }
    var refused: [Int: Outcome] = [:]
    for mode in modes where mocks[form.generation(for: mode)] == nil {
      refused.merge(try await generate(for: mode)) { $1 }
      mocks[form.generation(for: mode)] = SourceText.mocks(try folder.read("Mocks.swift"))
    }
    try await measure("mocks") { try await $0.dropFailures() }
    if isRun, layout == .one { try await measure("uses") { try await $0.use() } }
    for random in cases { outcomes[random.number] = refused[random.number] ?? .passed }
  }

  /// Measures the time of a part.
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
        let isDefault = mode == form.modes[0]
        let other = isDefault && library == nil ? Set(errors.keys.map(\.number)) : []
        drop(
          errors.filter { isNonisolated.contains($0.key.number) || !other.contains($0.key.number) })
        isNonisolated.formUnion(other)
      }
    }
  }

  /// Removes the requirements or cases with errors.
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

  /// Returns the errors of the imported module; nil if it compiles.
  private mutating func compileLibrary() async throws -> [SourceText.Owner: String]? {
    let source = ProtocolWriter(cases: cases).file(.otherModule)
    try folder.write(source.text, to: "Lib.swift")
    let run = try await CompilerRun(
      module: ["Lib.swift"], ["-swift-version", "6", "-warnings-as-errors"],
      action: SwiftCompiler.moduleAction("Lib"), in: folder)
    return run.succeeds ? nil : run.errors(in: ["Lib.swift": source])
  }

  /// Returns the errors of the protocols and the handwritten classes; nil if they compile.
  private func compileHandWritten(
    _ mode: String, nonisolated: Set<Int>
  ) async throws -> [SourceText.Owner: String]? {
    let plain = cases.filter { !nonisolated.contains($0.number) }
    let other = cases.filter { nonisolated.contains($0.number) }
    var sources = protocolSources
    sources["Hand.swift"] = HandWriter(cases: plain, isNonisolated: false).file()
    sources["Other.swift"] = HandWriter(cases: other, isNonisolated: true).file()
    let run = try await compile(sources, mode: mode, module: "App")
    guard run.succeeds, form == .module else { return run.succeeds ? nil : run.errors(in: sources) }
    let module = try await compileModule(mode)
    return module.succeeds ? nil : module.errors(in: protocolSources)
  }

  /// Removes the cases that crash the compiler even without a mock.
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
      module: sources.keys.sorted(),
      mode.split(separator: " ").map(String.init)
        + ["-module-name", module, "-warnings-as-errors"], in: folder)
  }

  /// Records the cases whose mocks do not compile, and removes them.
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

  /// Records a case whose mocks do not compile: as bad input if a handwritten class does not
  /// compile either.
  private mutating func judge(_ random: RandomCase, _ mode: String, _ message: String) async throws
  {
    if try await failsByHand(random, mode, isCrash: message == CompilerRun.crash) {
      outcomes[random.number] = .badInput("a class by hand fails where the mock does")
      cases.removeAll { $0.number == random.number }
    } else {
      fail(random.number, mode, message)
    }
  }

  /// Returns whether a handwritten class in the module of the mocks fails as well; after a crash of
  /// the compiler, the class also passes its arguments to a generic function.
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
      // A crash does not depend on the module, where a name may be ambiguous.
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

  /// Returns the errors of the mocks; nil if they compile.
  private func mockErrors(_ mode: String) async throws -> [SourceText.Owner: String]? {
    let mocks = ["Mocks.swift": testedMocks(mode)]
    guard let run = try await compile(beside: mocks, mode) else {
      throw Unplaced(message: "the module does not compile")
    }
    let sources = layout == .one ? protocolSources.merging(mocks) { $1 } : mocks
    return run.succeeds ? nil : run.errors(in: sources)
  }

  /// Compiles files together with the protocols, or in a module that imports them; returns nil on
  /// success.
  private func compile(
    beside files: [String: SourceText], _ mode: String
  ) async throws -> CompilerRun? {
    let protocols = protocolSources
    guard layout == .testable else {
      return try await compile(protocols.merging(files) { $1 }, mode: mode, module: "App")
    }
    return try await compileModule(mode).succeeds
      ? try await compile(files, mode: mode, module: "AppTests") : nil
  }

  /// Finds and records a case whose mocks crash the compiler.
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

  /// Returns a case whose uses crash the compiler without a message about the position.
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

  /// Runs the program, and repeats the run without the cases that crash it.
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
