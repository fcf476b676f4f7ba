import Basics
import Configuration
import Files
import Foundation
import ModuleInterface

/// The reason why git gave no files.
package enum GitFailure: Error, Sendable, Hashable {
  /// Programs are forbidden.
  case forbidden
  /// Git cannot be run.
  case notFound
  /// The folder is in no repository.
  case noRepository
  /// Git trusts no repository of another user but those of its configuration; the folder.
  case foreignRepository(String)
  /// Git cannot read the repository; what it says.
  case failed(String)
  /// The repository has no such commit.
  case unknownRevision(String)
}

/// A repository of git.
struct GitRepository: Sendable {
  /// The maximum run time of git in seconds.
  private static let timeLimit = 600.0

  /// Whether git may be run.
  let programs: ProgramPolicy
  /// The folder of the work tree in which git runs.
  var folder: AbsolutePath
  /// The folder with the data of a repository whose work tree is not there, as that of a submodule that was moved or
  /// removed after the revision that is read.
  var data: AbsolutePath?

  /// The changes of the environment of git, as arguments of `env`.
  private var variables: [String] = []

  /// The variables that say where a repository is, and not the files of it.
  private static let places = ["GIT_DIR", "GIT_WORK_TREE", "GIT_COMMON_DIR"]

  /// Creates the repository of a folder.
  ///
  /// - Parameter input: The command line. The variables of its environment are relative to its working directory, in which
  ///   git may not run.
  init(of input: CommandLineOptions) {
    programs = input.programs
    folder = input.currentDirectory
    variables = Self.places.compactMap { name in
      guard let value = input.environment[name], !value.isEmpty else { return nil }
      let path = input.absolute(value)
      return LocalFileSystem().isOccupied(path) ? "\(name)=\(path.text)" : nil
    }
  }

  /// Runs git and returns what it prints.
  ///
  /// - Parameters:
  ///   - arguments: The command and its arguments.
  ///   - input: The standard input.
  ///   - failure: What a failure of the command means; by default, git is asked for it.
  func callAsFunction(
    _ arguments: [String], input: String? = nil, failure: GitFailure? = nil
  ) throws(GitFailure) -> [UInt8] {
    let result = try run(arguments, input: input)
    if result.status == 0 { return result.output }
    if let failure { throw failure }
    throw try cause(of: result)
  }

  /// Runs git, and returns the line that it prints.
  ///
  /// - Parameters:
  ///   - arguments: The command and its arguments.
  ///   - failure: What a failure of the command means; by default, git is asked for it.
  func line(
    _ arguments: [String], failure: GitFailure? = nil
  ) throws(GitFailure) -> String {
    Self.line(of: try self(arguments, failure: failure))
  }

  private static func line(of output: [UInt8]) -> String {
    String(decoding: output, as: UTF8.self).trimmingCharacters(in: .newlines)
  }

  /// Runs git, and returns the paths that it prints, each with a zero byte after it.
  ///
  /// - Parameters:
  ///   - arguments: The command and its arguments.
  ///   - input: The standard input.
  func paths(
    _ arguments: [String], input: String? = nil
  ) throws(GitFailure) -> [AbsolutePath] {
    try self(arguments, input: input).split(separator: 0).map {
      folder.appending(String(decoding: $0, as: UTF8.self))
    }
  }

  private func run(
    _ arguments: [String], input: String? = nil
  ) throws(GitFailure) -> ToolProcess.Result {
    let result: ToolProcess.Result
    do throws(ToolProcess.Failure) {
      let place =
        data.map { ["--git-dir=\($0.text)", "--work-tree=\($0.text)"] } ?? ["-C", folder.text]
      result = try ToolProcess(programs, timeout: Self.timeLimit).run(
        "/usr/bin/env", variables + ["git"] + place + arguments, input: input)
    } catch {
      throw error == .forbidden ? .forbidden : .notFound
    }
    if result.status == 127 { throw .notFound }
    return result
  }

  /// The nearest folder that has a `.git`. In a hook, variables may say where the repository is, and git then takes the
  /// folder in which it runs for the whole work tree.
  var workTree: AbsolutePath? {
    let files = LocalFileSystem()
    return sequence(first: folder) { $0.parent == $0 ? nil : $0.parent }
      .first { files.isOccupied($0.appending(".git")) }
  }

  /// Returns the repository of a submodule, also where its work tree is elsewhere or was removed after a revision; nil if it
  /// was never fetched.
  ///
  /// - Parameters:
  ///   - path: The path of the submodule at the revision.
  ///   - revision: The revision of this repository.
  func submodule(at path: AbsolutePath, of revision: String) -> GitRepository? {
    let files = LocalFileSystem()
    var module = self
    module.folder = path
    module.data = nil
    // The variables of a hook are about the outer repository.
    module.variables = (Self.places + ["GIT_INDEX_FILE", "GIT_OBJECT_DIRECTORY"]).flatMap {
      ["-u", $0]
    }
    if files.isOccupied(path.appending(".git")) { return module }
    let settings = ["config", "--blob", "\(revision):.gitmodules", "-z", "--get-regexp"]
    guard let place = path.relative(to: folder),
      let lines = try? self(settings + [#"^submodule\..*\.path$"#]),
      let common = try? data
        ?? AbsolutePath(line(["rev-parse", "--git-common-dir"]), relativeTo: folder)
    else { return nil }
    // `submodule.NAME.path`, a line feed, and the path.
    let name = lines.split(separator: 0).lazy.compactMap { line -> String? in
      let parts = String(decoding: line, as: UTF8.self).split(separator: "\n", maxSplits: 1)
      guard parts.count == 2, parts[1] == place else { return nil }
      return String(parts[0].dropFirst("submodule.".count).dropLast(".path".count))
    }.first
    // The name may be any text of the revision.
    guard let name, !name.split(separator: "/").contains(".."), !name.hasPrefix("/") else {
      return nil
    }
    let data = common.appending("modules").appending(name)
    guard files.isOccupied(data.appending("HEAD")) else { return nil }
    module.data = data
    return module
  }

  /// Returns the repository with the root of its work tree as the folder.
  func atTop() throws(GitFailure) -> GitRepository {
    var top = self
    top.folder = workTree ?? folder
    top.folder = AbsolutePath(try top.line(["rev-parse", "--show-toplevel"]))
    return top
  }

  /// Returns the reason why a command has failed, which is not looked for in its words, as they are in the language of
  /// the user.
  private func cause(of failed: ToolProcess.Result) throws(GitFailure) -> GitFailure {
    let top = ["rev-parse", "--show-toplevel"]
    if try run(top).status != 0 {
      // The command reads nothing of the repository that could run a program.
      let trusting = try run(["-c", "safe.directory=*"] + top)
      if trusting.status == 0 { return .foreignRepository(Self.line(of: trusting.output)) }
      if workTree == nil { return .noRepository }
    }
    return .failed(failed.messages.split(separator: "\n").first.map(String.init) ?? "")
  }
}
