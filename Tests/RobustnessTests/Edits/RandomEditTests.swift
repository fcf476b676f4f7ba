import Configuration
import FileSupport
import Files
import Foundation
import MockEngine
import RandomSupport
import Testing

/// After each edit of an app, a run with what former runs have kept does and tells the same as one that knows nothing.
///
/// `make edits COUNT=100000 SEED=7` is a long run.
struct RandomEditTests {
  private static let environment = ProcessInfo.processInfo.environment

  /// The ways in which mocks are asked for.
  enum Setup: String, CaseIterable {
    case oneFile, folder, keepingGoing, severalEntries, templates, shards, modules, styles
    case variables, additions

    var configuration: String {
      switch self {
      case .oneFile: "mocks:\n  - {sources: S, output: Gen/Mocks.swift}\n"
      case .folder, .keepingGoing: "mocks:\n  - {sources: S, output: Gen}\n"
      case .severalEntries:
        """
        mocks:
          - {sources: S/Domain, output: Gen/Domain.swift, style: [handlers]}
          - {sources: "S/*.swift", dependencySources: S, output: Gen, protocols: ["S*", "Router"]}
        factories:
          - {sources: S, output: Gen/Factories.swift}

        """
      case .shards:
        "mocks:\n  - {sources: S, output: Gen, shards: 3, style: [stub-verify, spy]}\n"
      case .modules:
        """
        mocks:
          - {sources: S/Domain, dependencySources: S, output: Gen, testableImports: [Domain]}
          - {sources: "S/*.swift", output: Gen, testableImports: [Core], mockName: "Fake{name}", protocols: ["S*", "Router"]}
          - {sources: S/My Feature, output: Gen/Feature.swift, imports: [Core]}

        """
      case .styles:
        "mocks:\n  - {sources: S, output: Gen/Mocks.swift, style: [stub-verify, handlers], forwarding: true}\n"
      case .variables:
        """
        mocks:
          - {sources: S, output: Gen/Mocks.swift, style: [spy]}
          - {sources: S, output: Shared/Mocks.swift, style: [handlers], access: public, mockName: "Shared{name}"}
          - {sources: S, output: Gen, style: [handlers], mockName: "Handled{name}"}

        """
      case .additions:
        """
        mocks:
          - {sources: S, output: Gen/Mocks.swift, cuckoo: true, recording: true}
          - {sources: S, output: Gen, stubClasses: true, classes: "*", mockName: "Fake{name}"}

        """
      case .templates:
        """
        mocks:
          - {sources: S, output: Gen/Mocks.swift}
        templates:
          - {sources: S, templates: [T], output: Out}

        """
      }
    }
  }

  @Test(arguments: Setup.allCases)
  func whatIsKeptMakesNoDifference(setup: Setup) async throws {
    let count = Self.environment["KAGEMUSHA_EDITS"].flatMap { Int($0) } ?? 12
    let seed = Self.environment["KAGEMUSHA_RANDOM_SEED"].flatMap(UInt64.init) ?? 1
    try await TemporaryFolder.with { root in
      // Apps with few names, in which most files depend on each other, and apps with many take turns.
      let number = Setup.allCases.firstIndex(of: setup) ?? 0
      var app = EditedApp(seed: seed + UInt64(number))
      let folders = try EditedFolders(root, setup: setup)
      var random = RandomSource(seed: seed)
      var log: [String] = []
      for number in 0..<count {
        log.append(number == 0 ? "start" : app.edit())
        // A check before the run, a list and a check after it find other states of what is kept.
        var actions = [Run.Action.write(WriteOptions())]
        if random.number(0...2) == 0 { actions.insert(.check(CheckOptions()), at: 0) }
        if random.number(0...4) == 0 { actions.append(.list(.text)) }
        if random.number(0...2) == 0 { actions.append(.check(CheckOptions())) }
        let difference = try folders.difference(after: app, in: actions)
        #expect(
          difference == nil,
          "\(setup), seed \(seed), edit \(number): \(log.suffix(6).joined(separator: "; "))")
        if difference != nil { return }
      }
    }
  }
}

/// Two folders with the same sources, of which one has a cache.
private struct EditedFolders {
  private let root: TemporaryFolder
  private let setup: RandomEditTests.Setup

  init(_ root: TemporaryFolder, setup: RandomEditTests.Setup) throws {
    self.root = root
    self.setup = setup
    for side in ["with", "without"] {
      try root.write("\(side)/.kagemusha.yml", setup.configuration)
      try root.write(
        "\(side)/T/Names.stencil", "{% for t in types.all %}// {{ t.name }}\n{% endfor %}")
      for folder in EditedApp.folders {
        try root.write("\(side)/\(folder)/Anchor.swift", "struct Anchor {}\n")
      }
    }
  }

  /// Writes the sources to both folders, runs actions in both, and returns how the results differ; nil if they do not.
  func difference(after app: EditedApp, in actions: [Run.Action]) throws -> String? {
    for side in ["with", "without"] { try write(app, to: side) }
    let cache = CacheFolder(root("cache").text)
    for action in actions {
      let (cached, plain) = (run(action, in: "with", cache), run(action, in: "without", nil))
      if let difference = Self.difference(cached, plain) {
        return "\(action): \(difference)\(differenceOfOutputs ?? "")"
      }
    }
    return differenceOfOutputs
  }

  private var differenceOfOutputs: String? {
    for folder in ["Gen", "Shared", "Out"] {
      let (one, other) = (outputs("with/\(folder)"), outputs("without/\(folder)"))
      for name in Set(one.keys).union(other.keys).sorted() where one[name] != other[name] {
        return Self.firstDifference(of: "\(folder)/\(name)", one[name] ?? "", other[name] ?? "")
      }
    }
    return nil
  }

  private static func difference(_ cached: RunOutcome, _ plain: RunOutcome) -> String? {
    if cached.status != plain.status { return "\(cached.status), not \(plain.status)" }
    if plain.messages.contains("unknown key") { return "told:\n\(plain.messages)" }
    guard cached.messages == plain.messages, cached.output == plain.output else {
      return "told:\n\(cached.output)\(cached.messages)and not:\n\(plain.output)\(plain.messages)"
    }
    return nil
  }

  private static func firstDifference(of file: String, _ cached: String, _ plain: String) -> String
  {
    let (cached, plain) = (cached.split(separator: "\n"), plain.split(separator: "\n"))
    // The head carries the digest of what follows it.
    let line = zip(cached, plain).prefix { $0 == $1 || $0.hasPrefix("// Version ") }.count
    return """
      \(file), the lines from \(line + 1) that are not empty:
      \(cached.dropFirst(line).prefix(3).joined(separator: "\n"))
      and not:
      \(plain.dropFirst(line).prefix(3).joined(separator: "\n"))
      """
  }

  private func write(_ app: EditedApp, to side: String) throws {
    let folder = "\(side)/"
    let existing = root.contents.filter {
      $0.hasPrefix(folder + "S/") && $0.hasSuffix(".swift") && !$0.hasSuffix("/Anchor.swift")
    }.map { String($0.dropFirst(folder.count)) }
    for path in existing where app.files[path] == nil { try root.remove(folder + path) }
    for path in app.files.keys.sorted() {
      let text = app.text(of: path)
      if root.read(folder + path) != text { try root.write(folder + path, text) }
    }
  }

  private func run(_ action: Run.Action, in side: String, _ cache: CacheFolder?) -> RunOutcome {
    var options = CommandLineOptions(currentDirectory: root(side))
    // The declarations of modules are kept for both sides: to read Foundation anew takes longer than all else.
    options[.cachePath] = [root("modules").text]
    var run = Run(options, action: action)
    run.cache = cache
    run.continuesOnError = ![.oneFile, .folder].contains(setup)
    return run.run()
  }

  private func outputs(_ folder: String) -> [String: String] {
    let prefix = folder + "/"
    return Dictionary(
      uniqueKeysWithValues: root.contents.filter { $0.hasPrefix(prefix) }.map {
        (String($0.dropFirst(prefix.count)), root.read($0) ?? "")
      })
  }
}
