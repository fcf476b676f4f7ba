import EndToEndSupport
import Foundation
import Testing

/// Mocks of protocols in a module whose default isolation is the main actor, in all forms.
struct MainActorProtocolTests {
  /// Protocols that are bound to classes whose initializers are on no actor, or whose superclass is in another module.
  private static let classes = """
    import Foundation
    class Model: NSObject { func load() {} }
    protocol OfModel: Model { func run() -> Int }
    class Numbered: NSObject { init(number: Int) { super.init() } }
    protocol OfNumbered: Numbered { func run() -> Int }
    class Free { nonisolated init(id: Int) {} }
    protocol OfFree: Free { func run() -> Int }
    class Unbound {
      nonisolated init() {}
      nonisolated func number() -> Int { 1 }
      func run() -> Int { 1 }
    }
    protocol OfUnbound: Unbound { func run() -> Int }
    """

  /// Requirements of the libraries, which are on no actor, that a protocol on the main actor declares again.
  private static let requirements = """
    protocol Row: Identifiable {
      var id: Int { get }
      func draw() -> Int
    }
    @MainActor protocol Raw: RawRepresentable { var rawValue: Int { get } }
    protocol Steps: IteratorProtocol { mutating func next() -> Int? }
    """

  /// Aliases in generic classes, and default arguments that name a generic class.
  private static let generic = """
    class Store<Value> {
      typealias Entry = (id: Int, value: Value)
      class var pageSize: Int { 20 }
      init() {}
      func entry(_ id: Int, of size: Int = Store.pageSize) -> Entry? { nil }
    }
    class TextStore: Store<String> {}
    """

  @Test(
    arguments: [classes, requirements, generic],
    [
      [], ["--style", "spy"], ["--style", "handlers"], ["--forwarding"],
      ["--recording", "--stub-classes"],
    ])
  func mocksCompile(source: String, options: [String]) async throws {
    let folder = try TemporaryFolder()
    try folder.write(source, to: "App.swift")
    let run = try await ProcessRun(
      Repository.tool.path,
      [
        "generate", "App.swift", "--default-isolation", "MainActor", "--output", "Mocks.swift",
      ] + options + (source == Self.generic ? ["--classes", "*"] : []), in: folder.url)
    #expect(run.status == 0 && !run.everything.contains("warning:"), "\(run.everything)")
    let files = ["App.swift", "Mocks.swift"].map { folder.url.appendingPathComponent($0) }
    let compiled = try await SwiftCompiler(.mainActor).check(files)
    #expect(compiled.status == 0, "\(compiled.everything)")
    let inMode5 = try await SwiftCompiler(.swift5).check(
      files, options: ["-default-isolation", "MainActor"])
    #expect(inMode5.status == 0, "\(inMode5.everything)")
  }
}
