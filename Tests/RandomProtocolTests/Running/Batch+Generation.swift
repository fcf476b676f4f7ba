import Configuration
import DeclarationModel
import EndToEndSupport
import Files
import Foundation
import MockEngine

/// A form of mocks, as options of the tool ask for it.
enum MockForm: String, Codable, CaseIterable {
  case stubs, forwarding, recording, spy, handlers
  /// Mocks in all styles at once.
  case combined
  /// Mocks in all styles at once, for approachable concurrency as Xcode 26 sets it.
  case approachable
  /// Mocks of the compiled form of the module.
  case module

  /// Whether the mocks have `stub` and `verify`, and can be used in the program of a batch.
  var areStubbed: Bool { self == .stubs || self == .forwarding || self == .recording }

  /// The options of the three modes; a compiled module has no conditions, so that a flag would be for one of both only.
  var modes: [String] {
    let modes = [
      "-swift-version 6 -default-isolation MainActor", "-swift-version 6",
      self == .module ? "-swift-version 5" : "-swift-version 5 -D DEBUG",
    ]
    guard self == .approachable else { return modes }
    let features = SwiftCompiler.enabling(
      "NonisolatedNonsendingByDefault", "InferIsolatedConformances")
    return modes.map { ([$0] + features).joined(separator: " ") }
  }

  /// The facts by which the mocks of one mode differ from those of another.
  struct Generation: Hashable {
    /// The default isolation.
    var isolation: DefaultIsolation
    /// The mode in which the module is compiled; nil for sources.
    var module: String?
  }

  /// Returns the mocks that a mode needs.
  func generation(for mode: String) -> Generation {
    let isolation: DefaultIsolation = mode.contains("MainActor") ? .mainActor : .nonisolated
    return Generation(isolation: isolation, module: self == .module ? mode : nil)
  }
}

extension RandomCase {
  /// The case with declarations that are public and always there.
  var exported: RandomCase {
    var copy = self
    for index in protocols.indices {
      copy.protocols[index].isExported = true
      copy.protocols[index].condition = nil
      for place in copy.protocols[index].associated.indices
      where copy.protocols[index].associated[place].name.hasPrefix("`") {
        // The compiler prints primary associated types without their backticks.
        copy.protocols[index].associated[place].isPrimary = false
      }
      if copy.protocols[index].isClass ?? false {
        // So it does with the generic parameters of classes.
        copy.protocols[index].associated.removeAll { $0.name.hasPrefix("`") }
      }
    }
    return copy
  }
}

extension Batch {
  /// Generates the mocks, and returns the outcomes of the cases that the tool refuses.
  func generate(for mode: String) async throws -> [Int: Outcome] {
    let sources = protocolSources
    var input = CommandLineOptions(currentDirectory: AbsolutePath(folder.url.path))
    input[.output] = ["Mocks.swift"]
    input[.searchPaths] = ["."]
    input[.defaultIsolation] = [form.generation(for: mode).isolation.rawValue]
    if form == .approachable { input[.nonisolatedNonsendingByDefault] = ["true"] }
    switch form {
    case .stubs, .module: break
    case .forwarding: input[.forwarding] = ["true"]
    case .recording: input[.recording] = ["true"]
    case .spy, .handlers: input[.style] = [form.rawValue]
    case .combined, .approachable: input[.style] = ["stub-verify", "spy", "handlers"]
    }
    if form == .module {
      let module = try await compileModule(mode)
      guard module.succeeds else { throw Unplaced(message: String(module.text.suffix(3000))) }
      input[.module] = ["App"]
    } else {
      for (name, source) in sources { try folder.write(source.text, to: name) }
      input.paths = sources.keys.sorted()
      if layout == .testable { input[.testableImports] = ["App"] }
    }
    if cases.contains(where: { $0.protocols.contains { $0.isClass ?? false } }) {
      input[.classes] = ["P*"]
    }
    var options = WriteOptions()
    options.overwritesEdits = true
    var run = Run(input, action: .write(options))
    run.continuesOnError = true
    var refused: [Int: Outcome] = [:]
    for diagnostic in run.run().diagnostics {
      var number: Int?
      if form == .module {
        number = diagnostic.description.firstMatch(of: /P(\d+)[A-C]\b/).flatMap { Int($0.1) }
      } else if let place = diagnostic.position, let file = place.path.split(separator: "/").last {
        number = sources[String(file)]?.owner(of: place.line)?.number
      }
      guard let number else { throw Unplaced(message: diagnostic.description) }
      refused[number] = .refused(diagnostic.id)
    }
    return refused
  }

  /// Compiles the protocols as a module.
  func compileModule(_ mode: String) async throws -> CompilerRun {
    let protocols = protocolSources
    for (name, source) in protocols { try folder.write(source.text, to: name) }
    return try await CompilerRun(
      module: protocols.keys.sorted(),
      mode.split(separator: " ").map(String.init) + ["-enable-testing", "-module-name", "App"],
      action: ["-emit-module", "-o", "App.swiftmodule"], in: folder)
  }

  /// Returns the mocks for a mode, for the cases that are still tested.
  func testedMocks(_ mode: String) -> SourceText {
    mocks[form.generation(for: mode)]?.keeping(Set(cases.map(\.number))) ?? SourceText()
  }
}
