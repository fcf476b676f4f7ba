#if !os(macOS)
  import DeclarationModel
  import EndToEndSupport
  import Foundation
  import ObjCReferee
  import Testing

  @testable import ObjCScanner

  /// Headers of real libraries, if `KAGEMUSHA_OBJC_LIBRARIES` names a file with a line for each: a name, and paths of
  /// headers and folders.
  ///
  /// `make objc-libraries` prints the table. What the compiler imports is judged with the same assumptions about
  /// what is missing.
  @Suite(.enabled(if: Library.list != nil)) struct LibraryTests {
    @Test(arguments: Library.all) func `the headers of a library are read`(
      _ library: Library
    ) async throws {
      let folder = try TemporaryFolder()
      let mocks = folder.url.appendingPathComponent("Mocks.swift")
      let run = try await Repository.kagemusha(
        ["generate", "--target", AppleToolchain.target, "--import", "Lib", "--output", mocks.path]
          + library.headers)
      let (main, missing) = try library.assumptions()
      let header = try folder.write(main, to: "Lib.h")
      for (path, text) in missing { try folder.write(text, to: "missing/\(path)") }
      let includes = [folder.url.appendingPathComponent("missing")]
      let referee = try await ImportReferee.shared()
      let expected = try await referee.interfaces(of: header, includePaths: includes)
      let ours = try library.interfaces()
      let names = Set(ours.map(\.name))
      let judged = expected.filter { names.contains($0.name) }
      let own = Dictionary(ours.map { ($0.name, $0.lines) }) { first, _ in first }
      var matched = 0
      var differences: [String] = []
      for interface in judged {
        let difference = (own[interface.name] ?? []).difference(from: interface.lines)
        matched += interface.lines.count - difference.removals.count
        differences += difference.map { "\(interface.name): \($0)" }
      }
      var failures: [Substring] = []
      for language in [5, 6] {
        let check = try await referee.check(
          [mocks], against: header, includePaths: includes, language: language)
        failures += check.everything.split(separator: "\n").filter { $0.contains("error:") }
      }
      let lines = judged.flatMap(\.lines).count
      print(
        "| \(library.name) | \(run.everything.split(separator: "\n").last ?? "") | \(matched)/\(lines) "
          + "| \(failures.count) |")
      differences.forEach { print("  \($0)") }
      failures.forEach { print("  \($0)") }
      #expect(run.status == 0)
      #expect(failures.isEmpty)
    }
  }

  /// A library whose headers are read.
  struct Library: Sendable, CustomStringConvertible {
    /// The file with the list.
    static let list = ProcessInfo.processInfo.environment["KAGEMUSHA_OBJC_LIBRARIES"]

    let name: String
    let headers: [String]
    var description: String { name }

    /// The libraries of the list.
    static let all: [Library] = {
      guard let path = list,
        let text = try? String(contentsOfFile: path, encoding: .utf8)
      else { return [] }
      return text.split(separator: "\n").map { line in
        let words = line.split(separator: " ").map(String.init)
        return Library(name: words[0], headers: words.dropFirst().flatMap(files))
      }
    }()

    /// Returns a header, or those in a folder.
    private static func files(at path: String) -> [String] {
      guard !path.hasSuffix(".h") else { return [path] }
      let found = FileManager.default.enumerator(atPath: path)?.allObjects as? [String] ?? []
      return found.filter { $0.hasSuffix(".h") }.sorted().map { "\(path)/\($0)" }
    }

    private var request: HeaderRequest {
      var request = HeaderRequest(headers: headers)
      request.options.target = AppleToolchain.target
      return request
    }

    private var clang: Libclang {
      get throws { try Libclang(LibclangSearch(environment: ProcessInfo.processInfo.environment)) }
    }

    /// The main file that the scanner reads, and the headers in place of missing ones.
    func assumptions() throws -> (main: String, missing: [(path: String, text: String)]) {
      var search = AssumptionSearch(request, library: try clang)
      let main = try #require(search.run()?.main)
      return (
        main.file.text,
        main.assumptions.files.map {
          (String($0.path.dropFirst(Assumptions.folder.count + 1)), $0.text)
        }
      )
    }

    /// The protocols as the scanner sees them.
    func interfaces() throws -> [ProtocolInterface] {
      HeaderScanner(library: try clang).scan(request).files.flatMap(\.protocols)
        .map { ProtocolInterface($0) }
    }
  }
#endif
