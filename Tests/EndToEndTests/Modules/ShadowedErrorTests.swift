import EndToEndSupport
import Testing

/// Tests mocks where an imported module has types with the names of standard ones, such as `Error`.
struct ShadowedErrorTests {
  private static let kit = """
    public enum Error: Swift.Error { case bad }
    public struct Bool {}

    public protocol Failing {
      func fail() throws(Error)
      func last() -> Error
      func log(_ error: any Swift.Error)
    }
    public protocol Quiet {
      func run() throws
      func each(_ body: () throws -> Void) rethrows
      func later(_ body: @escaping () throws -> Int)
      func wait() async throws -> Int
    }
    """
  private static let app = """
    import Kit

    protocol Own {
      func fail() throws(Kit.Error)
      func last() -> Error
      func log(_ error: any Swift.Error)
      func run() throws
      func result(_ result: Result<Int, Error>)
    }
    """

  private func scene(_ arguments: String...) -> ModuleScene {
    ModuleScene(
      modules: [.init(name: "Kit", text: Self.kit), .init(name: "App", text: Self.app)],
      program: "", arguments: ["--module", "Kit"] + arguments)
  }

  @Test(arguments: [[], ["--forwarding"], ["--recording", "--stub-classes"]])
  func standardTypesAreQualified(arguments: [String]) async throws {
    var scene = scene()
    scene.arguments += arguments
    scene.program = """
      let own = MockOwn(.lenient)
      stub(own).last().thenReturn(.bad)
      stub(own).fail().thenThrow(.bad)
      precondition(own.last() == .bad)
      do throws(Kit.Error) { try own.fail(); preconditionFailure() } catch { precondition(error == .bad) }
      own.log(Kit.Error.bad)
      verify(own).log(any())
      let quiet = MockQuiet()
      stub(quiet).run().thenThrow(Kit.Error.bad)
      do { try quiet.run(); preconditionFailure() } catch { precondition(error is Kit.Error) }
      let failing = MockFailing()
      stub(failing).last().thenReturn(.bad)
      precondition(failing.last() == .bad)
      """
    try await scene.expectToRun(options: ["-warnings-as-errors"])
  }

  @Test func standardTypesAreQualifiedInSpies() async throws {
    var scene = scene("--style", "spy")
    scene.program = """
      let own = MockOwn()
      own.lastErrorReturnValue = .bad
      own.runVoidThrowableError = Kit.Error.bad
      precondition(own.last() == .bad)
      do { try own.run(); preconditionFailure() } catch { precondition(error is Kit.Error) }
      own.log(Kit.Error.bad)
      precondition(own.logErrorAnySwiftErrorVoidReceivedError is Kit.Error)
      """
    try await scene.expectToRun(options: ["-warnings-as-errors"])
  }

  @Test func standardTypesAreQualifiedInHandlers() async throws {
    var scene = scene("--style", "handlers")
    scene.program = """
      let quiet = MockQuiet()
      quiet.runHandler = { throw Kit.Error.bad }
      do { try quiet.run(); preconditionFailure() } catch { precondition(error is Kit.Error) }
      """
    try await scene.expectToRun(options: ["-warnings-as-errors"])
  }
}
