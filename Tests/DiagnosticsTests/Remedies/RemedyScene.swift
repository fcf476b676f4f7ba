import EndToEndSupport
import Foundation
import Testing

/// A state in which the tool prints a diagnostic, and the edits that the diagnostic advises.
///
///     #! unknown-key
///     > generate --strict
///     --- .kagemusha.yml
///     mocks:
///       - sorces: [A.swift]
///         output: Mocks.swift
///     ===
///     --- .kagemusha.yml
///     …
///
/// `>` is the command, which is `generate` at first; `---` begins a file, `-/-` removes one, `$` runs a command of the
/// shell before, and `===` begins the remedy. `unprivileged COMMAND` runs a command that is not root.
struct RemedyScene: Sendable, CustomTestStringConvertible {
  /// The edits before a run of the tool, and its arguments.
  struct Step: Sendable {
    fileprivate(set) var arguments: String?
    fileprivate(set) var files: [(path: String, text: String)] = []
    fileprivate(set) var removed: [String] = []
    fileprivate(set) var commands: [String] = []
  }

  /// The kind of diagnostic.
  let id: String
  /// The file and the line of the scene.
  let place: String
  /// The first step prints the diagnostic, and the last one mends it.
  private(set) var steps = [Step()]

  var testDescription: String { "\(id) (\(place))" }

  /// Reads the scenes of a file.
  static func all(in file: URL) throws -> [RemedyScene] {
    var scenes: [RemedyScene] = []
    let text = try String(contentsOf: file, encoding: .utf8)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (number, line) in lines.enumerated() {
      if line.hasPrefix("#! ") {
        scenes.append(
          RemedyScene(
            id: String(line.dropFirst(3)), place: "\(file.lastPathComponent):\(number + 1)"))
      } else if !scenes.isEmpty {
        scenes[scenes.count - 1].read(line)
      }
    }
    return scenes
  }

  private init(id: String, place: String) {
    self.id = id
    self.place = place
  }

  private var isInFile = false

  private mutating func read(_ line: Substring) {
    let last = steps.count - 1
    let rest = String(line.dropFirst(line.hasPrefix("-") ? 4 : 2))
    switch line.prefix(while: { $0 != " " }) {
    case "===": steps.append(Step())
    case "---":
      steps[last].files.append((rest, ""))
      isInFile = true
      return
    case "-/-": steps[last].removed.append(rest)
    case "$": steps[last].commands.append(rest)
    case ">": steps[last].arguments = rest
    default:
      if isInFile { steps[last].files[steps[last].files.count - 1].text += line + "\n" }
      return
    }
    isInFile = false
  }

  /// A function of the shell that runs a command for which permissions count, as they do not for root.
  private static let unprivileged = """
    unprivileged() {
      if [ "$(id -u)" = 0 ]; then
        set -- setpriv --bounding-set=-dac_override,-dac_read_search "$@"
      fi
      "$@"
    }
    """

  /// The cache of all scenes, which keeps the module of Swift templates.
  private static let cache: URL = {
    let folder = Repository.products.appendingPathComponent("RemedyCache")
    try? FileManager.default.removeItem(at: folder)
    return folder
  }()

  /// Runs the steps.
  ///
  /// - Returns: What the tool has printed after each step.
  func run() async throws -> [ProcessRun] {
    let folder = try TemporaryFolder()
    let tools = Repository.tool.deletingLastPathComponent().path
    let environment = [
      "KAGEMUSHA_CACHE_PATH": Self.cache.path,
      "PATH": tools + ":" + (ProcessInfo.processInfo.environment["PATH"] ?? ""),
    ]
    var runs: [ProcessRun] = []
    var arguments = "generate"
    for step in steps {
      for path in step.removed {
        try FileManager.default.removeItem(at: folder.url.appendingPathComponent(path))
      }
      for (path, text) in step.files {
        let end = text.lastIndex { $0 != "\n" }
        try folder.write(end.map { text[...$0] + "\n" } ?? "", to: path)
      }
      arguments = step.arguments ?? arguments
      let lines =
        ["exec 3>/dev/null", Self.unprivileged]
        + step.commands.map { "(\($0)) >&3 2>&3 || exit 99" }
        + ["kagemusha \(arguments)"]
      runs.append(
        try await ProcessRun(
          "bash", ["-c", lines.joined(separator: "\n")], in: folder.url, environment: environment))
    }
    return runs
  }
}
