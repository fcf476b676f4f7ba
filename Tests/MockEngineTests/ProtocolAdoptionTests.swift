import Configuration
import FileSupport
import Files
import MockEngine
import Testing

/// Uses of a class that become uses of its protocol, and those that do not.
struct ProtocolAdoptionTests {
  private static let service = """
    final class Service {
      var limit = 1
      func load(_ id: Int = 0) -> Int { id }
      func copy() -> Self { self }
      var same: Self { self }
      func both() -> [Self] { [self, self] }
      static let shared = Service()
    }

    """

  /// Returns a text after the command has run on it, beside the class.
  private func edited(
    _ text: String, in folder: TemporaryFolder
  ) throws -> (text: String?, outcome: RunOutcome) {
    try folder.write("Service.swift", Self.service)
    try folder.write("Uses.swift", text)
    let outcome = folder.extract("Service") { $0.isEdit = true }
    #expect(outcome.status == .success, "\(outcome.messages)")
    return (folder.read("Uses.swift"), outcome)
  }

  /// Uses, and what becomes of them.
  private static let changed: KeyValuePairs = [
    "func f(_ s: Service) { s.limit = s.load() }":
      "func f(_ s: any ServiceProtocol) { s.limit = s.load() }",
    "func f(_ s: Service?) { _ = s?.load(1) }":
      "func f(_ s: (any ServiceProtocol)?) { _ = s?.load(1) }",
    "func f(_ s: Service!) { _ = s.load(1) }":
      "func f(_ s: (any ServiceProtocol)!) { _ = s.load(1) }",
    "func f(_ all: [Service]) { for s in all { _ = s.load() } }":
      "func f(_ all: [any ServiceProtocol]) { for s in all { _ = s.load() } }",
    "func f(_ all: [String: Service]) { _ = all[\"a\"]?.load() }":
      "func f(_ all: [String: any ServiceProtocol]) { _ = all[\"a\"]?.load() }",
    "func f(_ all: [Service]) -> [Int] { all.map { $0.load() } }":
      "func f(_ all: [any ServiceProtocol]) -> [Int] { all.map { $0.load() } }",
    "func f(_ s: Service) { f(s.copy()); f(s.same.copy().same); _ = s.copy().load() }":
      "func f(_ s: any ServiceProtocol) { f(s.copy()); f(s.same.copy().same); _ = s.copy().load() }",
    "func f(_ s: Service) -> String { print(type(of: s) == Service.self); return \"\\(type(of: s))\" }":
      "func f(_ s: any ServiceProtocol) -> String "
      + "{ print(type(of: s) == Service.self); return \"\\(type(of: s))\" }",
    "struct A { let s: Service }": "struct A { let s: any ServiceProtocol }",
    "class A { weak var s: Service? }": "class A { weak var s: (any ServiceProtocol)? }",
    "func make() -> Service { Service() }": "func make() -> any ServiceProtocol { Service() }",
    "func f() { let s: Service = Service(); _ = s.load() }":
      "func f() { let s: any ServiceProtocol = Service(); _ = s.load() }",
    "func f(_ s: Service = .shared) {}":
      "func f(_ s: any ServiceProtocol = Service.shared) {}",
    "func f(_ done: (Service) -> Void) { done(Service()) }\nfunc g() { f { $0.limit = 1 } }":
      "func f(_ done: (any ServiceProtocol) -> Void) { done(Service()) }\n"
      + "func g() { f { $0.limit = 1 } }",
    "class A { var s: Service\ninit(s: Service) { self.s = s } }\nlet a = A(s: .shared)":
      "class A { var s: any ServiceProtocol\ninit(s: any ServiceProtocol) { self.s = s } }\n"
      + "let a = A(s: Service.shared)",
    "func f(_ s: Service?) { guard let s else { return }; print(s, s === s, s as? Service) }":
      "func f(_ s: (any ServiceProtocol)?) { "
      + "guard let s else { return }; print(s, s === s, s as? Service) }",
    "protocol P { func use(_ s: Service) }\nstruct Q: P { func use(_ s: Service) {} }":
      "protocol P { func use(_ s: any ServiceProtocol) }\n"
      + "struct Q: P { func use(_ s: any ServiceProtocol) {} }",
    "struct E { var make: () -> Service = { .shared } }\nlet a = E { .shared }":
      "struct E { var make: () -> any ServiceProtocol = { Service.shared } }\n"
      + "let a = E { Service.shared }",
    "func f(_ b: @escaping () -> Service) {}\nfunc g() { f { print(1); return .shared } }":
      "func f(_ b: @escaping () -> any ServiceProtocol) {}\n"
      + "func g() { f { print(1); return Service.shared } }",
    "func f() -> () -> Service { { .shared } }":
      "func f() -> () -> any ServiceProtocol { { Service.shared } }",
    "let a: [Service] = [.shared]\nlet b: [Int: Service] = [1: .shared]":
      "let a: [any ServiceProtocol] = [Service.shared]\n"
      + "let b: [Int: any ServiceProtocol] = [1: Service.shared]",
    "func f(_ b: Bool) -> Service { if b { .shared } else { .shared } }":
      "func f(_ b: Bool) -> any ServiceProtocol "
      + "{ if b { Service.shared } else { Service.shared } }",
    "func f(_ i: Int) -> Service { switch i { case 0: .shared; default: .shared } }":
      "func f(_ i: Int) -> any ServiceProtocol "
      + "{ switch i { case 0: Service.shared; default: Service.shared } }",
    "func f(_ b: ((Int, Service) -> Void)?) { b?(1, .shared) }":
      "func f(_ b: ((Int, any ServiceProtocol) -> Void)?) { b?(1, Service.shared) }",
    "func f(_ s: Service?) { print(s ?? .shared); let t: Service = s ?? .shared; print(t) }":
      "func f(_ s: (any ServiceProtocol)?) { print(s ?? Service.shared); "
      + "let t: any ServiceProtocol = s ?? Service.shared; print(t) }",
  ]

  @Test func typesOfDeclarationsBecomeTheProtocol() async throws {
    for (before, after) in Self.changed {
      try await TemporaryFolder.with { folder in
        let (text, outcome) = try edited(before, in: folder)
        #expect(text == after, "\(outcome.messages)")
      }
    }
  }

  /// Uses that stay, each with the reason that is told; an empty one if nothing is told.
  private static let unchanged: KeyValuePairs = [
    "func f(_ s: Service) { _ = Set([ObjectIdentifier(s)]); s.other() }": "the member 'other'",
    "func f(_ s: Service) { let t = s.copy(); t.other() }": "the member 'other'",
    "func f(_ s: Service) { s.same.other() }": "the member 'other'",
    "func f(_ s: Service) { _ = s.both() }": "the member 'both'",
    "func f(_ s: Service) { let t: Service.Type = type(of: s); _ = t }": "'type(of: s)'",
    "func f(_ s: Service) -> Service.Type { type(of: s) }": "'type(of: s)'",
    "extension Service { func g(_ s: Service) {} }": "",
    "let a = Service()\nlet b = Service.self": "",
    "struct Box<T> {}\nlet box: Box<Service> = Box()": "left alone",
    "func f(_ s: inout Service) {}": "left alone",
    "func f(_ s: Service) { unknown(s) }": "'unknown', which is not among the sources",
    "func f<T>(_ x: T) {}\nfunc g(_ s: Service) { f(s) }": "which takes the class",
    "struct A: Codable { let s: Service }": "'Codable'",
    "struct A { @Wrapped var s: Service }": "the attribute 'Wrapped'",
    "func f(_ s: Service) { let t: Service = s; t.other() }": "'t', which takes the class",
    "func f(_ s: Service) { let t = s; t.other() }": "the member 'other'",
    "func f() { let s: Service = container.resolve(); _ = s.load() }": "'resolve(…)'",
    "struct V: Representable { func make() -> Service { Service() } }": "'Representable'",
    "protocol P { associatedtype S; func use(_ s: S) }\nstruct Q: P { func use(_ s: Service) {} }":
      "'s'",
    "enum Other { class Service {}; static func f(_ s: Service) {} }\nfunc g(_ s: Other.Service) {}":
      "",
    "func f<Service>(_ s: Service) {}": "",
    "func f() { class Service {}; func g(_ s: Service) {} }": "",
    "struct A { static func * (a: Int, b: A) -> A { b }; @Wrapped var other: Int }": "",
    "struct A { static func * (a: Int, b: Service) -> A { A() } }": "left alone",
    "typealias Alias = Service\nfunc f(_ s: Alias) {}": "",
    "func f(_ s: Service) -> (Service) -> Void { { (t: Service) in print(t) } }": "closure",
  ]

  @Test func whatNeedsTheClassKeepsIt() async throws {
    for (text, reason) in Self.unchanged {
      try await TemporaryFolder.with { folder in
        let (after, outcome) = try edited(text, in: folder)
        if reason == "closure" {
          #expect(after?.contains("-> (Service) -> Void") == true, "\(after ?? "")")
        } else {
          #expect(after == text, "\(outcome.messages)")
        }
        let notes = outcome.messages.split(separator: "\n").filter { $0.hasPrefix("Uses.swift") }
        #expect(notes.isEmpty == reason.isEmpty, "\(text): \(outcome.messages)")
        #expect(notes.isEmpty || notes.contains { $0.contains(reason) }, "\(outcome.messages)")
      }
    }
  }

  @Test func theSummaryCountsAndASecondRunChangesNothing() async throws {
    try await TemporaryFolder.with { folder in
      let (_, outcome) = try edited("func f(_ s: Service, _ t: Service?) {}", in: folder)
      #expect(
        outcome.output == """
          Service.swift: protocol 'ServiceProtocol'
          Uses.swift: 2 uses
          2 files changed; 2 uses of 'Service' are now 'any ServiceProtocol'

          """)
      let text = folder.read("Service.swift")
      let second = folder.extract("Service") { $0.isEdit = true }
      #expect(second.messages == "'Service' conforms to 'ServiceProtocol' already\n")
      #expect(second.output == "")
      #expect(folder.read("Service.swift") == text)
    }
  }

  @Test func theProtocolFollowsTheOutermostDeclaration() async throws {
    try await TemporaryFolder.with { folder in
      try folder.write(
        "A.swift",
        "\u{FEFF}import Foundation\n\nenum Outer {\n  final class Inner { func go() {} }\n}\nlet end = 1\n"
      )
      try folder.write(
        "B.swift",
        "import Dispatch\n\nextension Outer.Inner { func later(_ q: DispatchQueue) {} }\n")
      let outcome = folder.extract("Outer.Inner") { $0.isEdit = true }
      #expect(outcome.messages == "")
      #expect(
        folder.read("A.swift")
          == """
          \u{FEFF}import Foundation
          import Dispatch

          enum Outer {
            final class Inner { func go() {} }
          }

          protocol InnerProtocol: AnyObject {
            func go()
            func later(_ q: DispatchQueue)
          }

          extension Outer.Inner: InnerProtocol {}
          let end = 1

          """)
    }
  }

  @Test func aConfigurationThatSelectsByMarksGetsOne() async throws {
    try await TemporaryFolder.with { folder in
      try folder.write("App/Service.swift", Self.service)
      try folder.write(
        ".kagemusha.yml",
        "mocks:\n  - sources: [App]\n    output: Mocks.swift\n    onlyMarked: true\n")
      let outcome = folder.extract("Service") { $0.isEdit = true }
      #expect(outcome.status == .success, "\(outcome.messages)")
      #expect(
        folder.read("App/Service.swift")?.contains(
          "}\n\n// kagemusha: mock\nprotocol ServiceProtocol: AnyObject {\n") == true)
      let generated = await folder.generate(CommandLineOptions(currentDirectory: folder.path))
      #expect(generated.messages == "1 mock: 1 written\n")
    }
  }

  @Test func generatedFilesAreLeftAlone() async throws {
    try await TemporaryFolder.with { folder in
      let generated = "// Generated by kagemusha\nfunc f(_ s: Service) {}\n"
      try folder.write("Gen.swift", "// swiftlint:disable all\n" + generated)
      try folder.write("Protocols.swift", "protocol P { func use(_ s: Service) }\n")
      try folder.write("Service.swift", Self.service)
      var input = CommandLineOptions(currentDirectory: folder.path)
      input.paths = ["Protocols.swift"]
      input[.output] = ["Mocks.swift"]
      _ = await folder.generate(input)
      let mocks = try #require(folder.read("Mocks.swift"))
      _ = folder.extract("Service") { $0.isEdit = true }
      #expect(folder.read("Mocks.swift") == mocks)
      #expect(folder.read("Protocols.swift")?.contains("any ServiceProtocol") == true)
    }
  }

  /// Files cannot all be changed at one moment.
  @Test func theNextRunEndsWhatAKilledOneBegan() async throws {
    try await TemporaryFolder.with { folder in
      let uses = "func f(_ s: Service) {}\nfunc g(_ s: Service) { s.later() }\n"
      let leftover = ".kagemusha-2147483600-4-0-old"
      try folder.write("Service.swift", Self.service)
      try folder.write("Uses.swift", uses)
      _ = folder.extract("Service") { $0.isEdit = true }
      let service = try #require(folder.read("Service.swift"))
      try folder.write("Uses.swift", uses)
      try folder.write(leftover, "")
      let outcome = folder.extract("Service") { $0.isEdit = true }
      #expect(
        outcome.output == """
          Uses.swift: 1 use
          1 file changed; 1 use of 'Service' is now 'any ServiceProtocol'

          """)
      #expect(folder.read("Service.swift") == service)
      #expect(folder.read("Uses.swift")?.hasPrefix("func f(_ s: any ServiceProtocol)") == true)
      #expect(folder.read(leftover) == nil)
    }
  }

  /// A protocol by hand may lack what the uses need.
  @Test func aProtocolByHandIsLeftAlone() async throws {
    try await TemporaryFolder.with { folder in
      let service = "final class Service: ServiceProtocol { func a() {} }\n"
      let text = "protocol ServiceProtocol {}\n\(service)func f(_ s: Service) {}\n"
      try folder.write("Service.swift", text)
      let outcome = folder.extract("Service") { $0.isEdit = true }
      #expect(outcome.messages == "'Service' conforms to 'ServiceProtocol' already\n")
      #expect(folder.read("Service.swift") == text)
      // The protocol is declared elsewhere.
      try folder.write("Service.swift", service)
      let refused = folder.extract("Service") { $0.isEdit = true }
      #expect(refused.diagnostics.map(\.id) == [.protocolNameTaken])
    }
  }

  @Test(arguments: ["\r\n"])
  func theLineEndsOfAFileStay(lineEnd: String) async throws {
    try await TemporaryFolder.with { folder in
      let text = "final class Service {\n  func load() {}\n}\n\nfunc f(_ s: Service) {}\n"
      try folder.write("Service.swift", text)
      _ = folder.extract("Service") { $0.isEdit = true }
      let expected = try #require(folder.read("Service.swift"))
      try folder.write("Service.swift", text.replacing("\n", with: lineEnd))
      _ = folder.extract("Service") { $0.isEdit = true }
      #expect(folder.read("Service.swift") == expected.replacing("\n", with: lineEnd))
    }
  }

  @Test func aFailedWriteLeavesAllFilesAsTheyWere() async throws {
    try await TemporaryFolder.with { folder in
      try folder.write("Service.swift", Self.service)
      try folder.write("Uses.swift", "func f(_ s: Service) {}\n")
      let sources: Set = [folder("Service.swift"), folder("Uses.swift")]
      let fileSystem = BuildPhaseFileSystem(
        root: folder.path, inputs: sources, outputs: [folder("Service.swift")])
      let contents = folder.contents
      let outcome = folder.extract("Service", { $0.isEdit = true }, fileSystem: fileSystem)
      #expect(outcome.status == .failure)
      #expect(outcome.messages.contains("cannot write 'Uses.swift'"))
      #expect(folder.read("Service.swift") == Self.service)
      #expect(folder.read("Uses.swift") == "func f(_ s: Service) {}\n")
      #expect(folder.contents == contents)
    }
  }
}
