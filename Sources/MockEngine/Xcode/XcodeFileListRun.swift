import Configuration
import DeclarationModel
import Files

/// Writes the lists of files that an Xcode build phase reads and writes, without which its sandbox lets it do neither.
///
/// The inputs are what a run asks the file system for, folders included: the sandbox refuses to list others. The
/// sandbox of Xcode allows reading a declared path, and listing the folders around it (swift-build,
/// `TaskProducerContext.sandbox`).
package struct XcodeFileListRun: Sendable {
  /// The input, as for `generate`.
  private let input: CommandLineOptions
  /// The folder for the lists.
  private let folder: AbsolutePath
  private let fileSystem: any FileSystem

  /// Creates a run.
  ///
  /// - Parameters:
  ///   - input: The input, as for `generate`, in the folder of the project.
  ///   - folder: The folder for the lists.
  ///   - fileSystem: The file system.
  package init(
    _ input: CommandLineOptions, into folder: AbsolutePath,
    fileSystem: any FileSystem = LocalFileSystem()
  ) {
    self.input = input
    self.folder = folder
    self.fileSystem = fileSystem
  }

  /// The paths of both lists.
  package static func lists(in folder: AbsolutePath) -> (
    inputs: AbsolutePath, outputs: AbsolutePath
  ) {
    (
      folder.appending("Kagemusha-inputs.xcfilelist"),
      folder.appending("Kagemusha-outputs.xcfilelist")
    )
  }

  /// Runs the command and returns its outcome.
  package func run() -> RunOutcome {
    let log = InputLog()
    let run = Run(input, action: .write(WriteOptions()), fileSystem: fileSystem)
    var planned = run.plan(log: log)
    guard !planned.report.isFailure else { return planned.report.failure }
    let outputs = Set(planned.plan.files.map(\.path))
    let read = log.record.answers.keys.filter { [.content, .start, .entries].contains($0.subject) }
      .map(\.path)
    let inputs = Set(read + headers(of: planned.requests)).subtracting(outputs)
      .filter { fileSystem.kind(of: $0) != nil }
    let paths = Self.lists(in: folder)
    let files = [
      OutputFile(path: paths.inputs, bytes: text(of: inputs)),
      OutputFile(path: paths.outputs, bytes: text(of: outputs)),
    ].filter { (try? fileSystem.read($0.path)) != $0.bytes }
    do {
      try OutputWriter(fileSystem: fileSystem).write(files)
    } catch {
      planned.report.add([Problem(.cannotWrite(error.path, error.problem)).diagnostic])
      return planned.report.failure
    }
    return RunOutcome(
      messages: planned.report.text, diagnostics: planned.report.diagnostics)
  }

  /// Returns the headers, which libclang reads, and not the log's file system.
  private func headers(of requests: RunRequests) -> [AbsolutePath] {
    var discovery = SourceDiscovery(fileSystem: fileSystem)
    let paths = requests.mocks.map(\.headers.paths) + requests.templates.map(\.headers.paths)
    return paths.flatMap { discovery.find($0, kind: .header).files.map(\.path) }
  }

  /// Returns a list: a line for each path, relative to the project, so that it is the same on every machine.
  private func text(of paths: Set<AbsolutePath>) -> [UInt8] {
    let root = input.currentDirectory
    let lines = paths.sorted().map { path in
      path == root ? "$(SRCROOT)\n" : "$(SRCROOT)/\(path.path(from: root))\n"
    }
    return Array(lines.joined().utf8)
  }
}
