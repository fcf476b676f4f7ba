import EndToEndSupport
import Foundation
import Testing

/// In the styles with variables, a class answers for its properties, too: while it is initialized, and if a test asks for
/// it.
struct ClassStyleTests {
  @Test(arguments: ["spy", "handlers"])
  func theClassAnswersForItsProperties(style: String) async throws {
    let folder = try TemporaryFolder()
    let source = try folder.write(
      """
      class Counter {
        var count: Int
        var name = "a"
        init(count: Int) {
          self.count = count
          configure()
        }
        func configure() {
          count += 1
          name = "b"
        }
        var doubled: Int { 2 * count }
      }
      """, to: "App.swift")
    let run = try await ProcessRun(
      Repository.tool.path,
      ["generate", "App.swift", "--classes", "*", "--style", style, "--output", "Mocks.swift"],
      in: folder.url)
    #expect(run.status == 0, "\(run.everything)")
    let program = try folder.write(
      """
      import Kagemusha

      @main struct Program {
        static func main() {
          let mock = MockCounter(count: 3).forwardToSuper()
          precondition(mock.count == 4 && mock.name == "b" && mock.doubled == 8)
          mock.count = 5
          precondition(mock.doubled == 10)
          print("done")
        }
      }
      """, to: "Program.swift")
    let mocks = folder.url.appendingPathComponent("Mocks.swift")
    let result = try await SwiftCompiler(.swift6).run([source, mocks, program], in: folder.url)
    #expect(result.status == 0 && result.output == "done\n", "\(result.everything)")
  }
}
