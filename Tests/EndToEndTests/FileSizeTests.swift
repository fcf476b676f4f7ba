import EndToEndSupport
import Foundation
import Testing

/// Files of a run may not become larger than a limit, as on a full disk: nothing is changed then, and nothing left over.
struct FileSizeTests {
  private func generate(_ folder: TemporaryFolder, blocks: Int?) async throws -> ProcessRun {
    let limit = blocks.map { "trap '' XFSZ; ulimit -f \($0); " } ?? ""
    return try await ProcessRun(
      "/bin/sh",
      [
        "-c", limit + "exec \"$@\"", "sh", Repository.tool.path, "generate", "S", "--output", "Gen",
      ],
      in: folder.url,
      environment: ["KAGEMUSHA_CACHE_PATH": folder.url.appendingPathComponent("cache").path])
  }

  private func outputs(_ folder: TemporaryFolder) throws -> [String: Data] {
    let place = folder.url.appendingPathComponent("Gen")
    let names = try FileManager.default.contentsOfDirectory(atPath: place.path)
    return try Dictionary(
      uniqueKeysWithValues: names.map {
        ($0, try Data(contentsOf: place.appendingPathComponent($0)))
      })
  }

  @Test func filesAreWrittenWholeOrNotAtAll() async throws {
    let folder = try TemporaryFolder()
    try folder.write("protocol A { func a() }\n", to: "S/A.swift")
    try folder.write("protocol B { func b() }\n", to: "S/B.swift")
    try #expect(await generate(folder, blocks: nil).status == 0)
    let old = try outputs(folder)
    try folder.write("protocol B { func b(); func more() }\n", to: "S/B.swift")
    let methods = (0..<20).map { "  func a\($0)(_ value: Int)\n" }.joined()
    try folder.write("protocol A {\n\(methods)}\n", to: "S/A.swift")
    // The messages need a block, too.
    for blocks in 1... {
      let run = try await generate(folder, blocks: blocks)
      if run.status == 0 {
        #expect(blocks > 2)
        break
      }
      #expect(run.status == 2 && run.errors.contains("error: cannot write"), "\(run.everything)")
      #expect(try outputs(folder) == old)
    }
    let new = try outputs(folder)
    #expect(new.keys == old.keys && new != old)
    try #expect(await generate(folder, blocks: nil).status == 0)
    #expect(try outputs(folder) == new)
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
  func theExitCodeIsThatOfTheRunThoughNothingCanBeTold() async throws {
    let folder = try TemporaryFolder()
    try folder.write("protocol A {}\n", to: "A.swift")
    func status(_ command: String) async throws -> String {
      let run = try await ProcessRun(
        "/bin/sh", ["-c", "\"$0\" \(command); echo $?", Repository.tool.path], in: folder.url)
      return run.everything
    }
    #expect(try await status("generate A.swift --output M.swift 2>/dev/full") == "0\n")
    #expect(try await status("check A.swift --output M.swift >/dev/full 2>&1") == "0\n")
    #expect(try await status("check A.swift --output N.swift 2>/dev/full").hasSuffix("\n1\n"))
    #expect(try await status("generate B.swift --output M.swift 2>/dev/full") == "2\n")
    #expect(
      try await status("generate A.swift --stdout >/dev/full")
        == "2\nerror: cannot write standard output; make room, or write to a file\n")
    let printing = ["reference", "show spy", "list", "completions", "explain types"]
    for command in printing.map({ "template \($0)" }) + ["cache info"] {
      #expect(try await status("\(command) >/dev/full 2>/dev/null") == "2\n", "\(command)")
    }
  }
}
