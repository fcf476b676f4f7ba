import Configuration
import FileSupport
import Files
import MockEngine
import Testing

/// Superclasses of mocked classes that other entries of a configuration have the sources of.
struct ClassSourceTests {
  @Test func aSuperclassMayBeInTheSourcesOfAnotherEntry() async throws {
    try await TemporaryFolder.with { folder in
      try folder.write(
        "Core/Core.swift",
        """
        open class Root {
          public init(id: Int) {}
          open func first() {}
        }
        open class Base: Root { open func second() {} }
        """)
      try folder.write("App/App.swift", "import Core\nclass Service: Base { func third() {} }")
      try folder.write(
        ".kagemusha.yml",
        """
        mocks:
          - sources: [Core]
            output: Gen/Core.swift
            testableImports: [Core]
            classes: [Base]
          - sources: [App]
            output: Gen/App.swift
            testableImports: [App]
            classes: [Service]
        """)
      let outcome = await folder.generate(CommandLineOptions(currentDirectory: folder.path))
      #expect(outcome.messages == "2 mocks: 2 written\n")
      let text = try #require(folder.read("Gen/App.swift"))
      for member in ["first()", "second()", "third()"] {
        #expect(text.contains("override func \(member)"))
      }
      #expect(text.contains("id: Int"))
    }
  }

  @Test(
    arguments: [
      "private protocol Store {}", "fileprivate protocol Store {}",
      "enum Space { private protocol Store {} }", "private class Store {}",
      "enum Space { class Store {} }", "private typealias Store = Int",
    ], ["Store", "Alias"])
  func aProtocolBoundToAClassMayHaveANamesakeElsewhere(namesake: String, parent: String)
    async throws
  {
    try await TemporaryFolder.with { folder in
      try folder.write("S/A.swift", "\(namesake)\n")
      try folder.write("S/B.swift", "class Store { init(id: Int) {} }\n")
      try folder.write("S/C.swift", "typealias Alias = Store\n")
      try folder.write("S/D.swift", "protocol Cart: \(parent) { func add() }\n")
      let outcome = await folder.generate(folder.input("S", output: "Mocks.swift"))
      #expect(outcome.messages.hasPrefix("1 mock: 1 written"))
      #expect(folder.read("Mocks.swift")?.contains("class MockCart: Store, Cart,") == true)
    }
  }

  private static let terminal = """
    open class Terminal {
      public init(port: Int) {}
      init(name: String) {}
      open func pay() {}
      public func refund() {}
      func log() {}
      open private(set) var count = 0
    }
    public class Sealed {
      public init() {}
      public func work() {}
    }
    open class Hidden { init() {} }

    """

  @Test func aMockOverridesOnlyWhatIsOpenInAnotherPackage() async throws {
    try await TemporaryFolder.with { folder in
      try folder.write("PayKit/Terminal.swift", Self.terminal)
      try folder.write(
        "T/kagemusha.yml", "mocks:\n  - module: PayKit\n    classes: [Terminal, Sealed, Hidden]\n")
      let outcome = try folder.build("PayKit")
      #expect(outcome.diagnostics.map(\.id) == [.nonOpenClass, .inaccessibleClassInitializer])
      #expect(outcome.diagnostics.map { $0.position?.line } == [9, 13])
      let text = try #require(folder.read("GenPayKit.swift"))
      #expect(text.contains("override func pay()"))
      #expect(text.contains("override var count: Int {"))
      #expect(text.contains("port: Int"))
      for other in ["refund", "log", "name: String", "set {", "Sealed", "Hidden"] {
        #expect(!text.contains(other), "\(other)")
      }
    }
  }

  /// The compiler crashes on subclasses of such classes.
  @Test func aClassWithAPackOrAProjectedWrapperInAnInitializerHasNoMock() async throws {
    try await TemporaryFolder.with { folder in
      try folder.write(
        "App.swift",
        """
        @propertyWrapper struct Clamped { var wrappedValue: Int
          init(projectedValue: Clamped) { self = projectedValue } }
        @propertyWrapper struct Plain { var wrappedValue: Int }
        class Wrapped { init(@Clamped value: Int) {}; init() {} }
        class Packed { init<each T>(_ values: repeat each T) {} }
        class Usual { init(@Plain value: Int) {}; convenience init(@Clamped other: Int) { self.init() } }

        """)
      var input = CommandLineOptions(currentDirectory: folder.path)
      input.paths = ["App.swift"]
      input.output = "Mocks.swift"
      input[.classes] = ["Wrapped", "Packed", "Usual"]
      let outcome = await folder.generate(input)
      #expect(
        outcome.diagnostics.map(\.id) == [
          .inaccessibleClassInitializer, .inaccessibleClassInitializer,
        ])
      #expect(outcome.diagnostics.map { $0.position?.line } == [4, 5])
    }
  }

  @Test(arguments: [("Plain", 1), ("Sealed", 2), ("*", 2)])
  func publicMocksTellWhyAClassHasNone(name: String, line: Int) async throws {
    try await TemporaryFolder.with { folder in
      try folder.write(
        "App.swift", "class Plain {}\npublic class Sealed { init() {}; func work() {} }\n")
      var input = CommandLineOptions(currentDirectory: folder.path)
      input.paths = ["App.swift"]
      input.output = "Mocks.swift"
      input[.classes] = [name]
      input[.access] = ["public"]
      let outcome = await folder.generate(input)
      #expect(outcome.diagnostics.map(\.id) == [.nonOpenClass])
      #expect(outcome.diagnostics.map { $0.position?.line } == [line])
    }
  }

  @Test(arguments: [("testableImports", true), ("imports", false)])
  func theImportOfTheModuleDecidesWhatAMockOverrides(key: String, isTestable: Bool) async throws {
    try await TemporaryFolder.with { folder in
      try folder.write("App/Terminal.swift", Self.terminal)
      try folder.write(
        "T/kagemusha.yml", "mocks:\n  - module: App\n    \(key): [App]\n    classes: [Terminal]\n")
      let outcome = try folder.build("App")
      #expect(outcome.diagnostics.isEmpty)
      let text = try #require(folder.read("GenApp.swift"))
      #expect(text.contains("override func pay()"))
      #expect(text.contains("override func refund()") == isTestable)
      #expect(text.contains("override func log()") == isTestable)
      #expect(text.contains("name: String") == isTestable)
    }
  }
  @Test func aPublicMockIsSeenFromOtherModules() async throws {
    try await TemporaryFolder.with { folder in
      try folder.write("Terminal.swift", Self.terminal)
      var input = folder.input("Terminal.swift", output: "Mocks.swift")
      input[.classes] = ["Terminal"]
      input[.access] = ["public"]
      input[.imports] = ["PayKit"]
      #expect(await folder.generate(input).diagnostics.isEmpty)
      let text = try #require(folder.read("Mocks.swift"))
      #expect(text.contains("public override init(port: Int)"))
      for other in ["refund", "log", "name: String"] { #expect(!text.contains(other), "\(other)") }
    }
  }

  /// Each class doubles the argument of its superclass: after 23, the type of the member would have 2^23 parts.
  @Test func argumentsThatGrowWithoutBoundAreNotFollowed() async throws {
    try await TemporaryFolder.with { folder in
      let chain = (1...23).map { "class A\($0)<T>: A\($0 - 1)<(T, T)> {}\n" }.joined()
      try folder.write(
        "A.swift",
        "class A0<T> { init() {}; func f(_ t: T) -> T { t }; func g() {} }\n" + chain
          + "class B: A3<Int> {}\nclass C: A23<Int> {}\n")
      var input = folder.input("A.swift", output: "M.swift")
      input[.classes] = ["B", "C"]
      #expect(await folder.generate(input).messages == "2 mocks: 2 written\n")
      let text = try #require(folder.read("M.swift"))
      #expect(text.contains("(((Int, Int), (Int, Int)), ((Int, Int), (Int, Int)))"))
      #expect(text.count < 10_000)
    }
  }
}
