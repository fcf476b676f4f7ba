import Configuration
import DeclarationModel
import Files
import MockRenderer
import MockResolver
import Symbols

/// Extracts a protocol from a class.
package struct ExtractProtocolRun: Sendable {
  /// The input: a configuration with `mocks:`, or files.
  package var input: CommandLineOptions
  /// The name of the class, plain or qualified.
  package var className: String
  /// The name of the protocol; nil for that of the class with `Protocol` at its end.
  package var protocolName: String?
  /// Whether the sources are changed: the protocol is added, and uses of the class become uses of it.
  package var isEdit = false

  private let fileSystem: any FileSystem

  /// Creates a run.
  package init(
    _ input: CommandLineOptions, className: String,
    fileSystem: any FileSystem = LocalFileSystem()
  ) {
    self.input = input
    self.className = className
    self.fileSystem = fileSystem
  }

  /// Runs the command and returns its outcome.
  package func run() -> RunOutcome {
    var report = RunReport(display: PathDisplay(relativeTo: input.shownFolder), isStrict: false)
    let sources = ExtractionSources(input, fileSystem: fileSystem)
    report.add(sources.diagnostics)
    guard !report.isFailure else { return report.failure }
    do throws(ExtractionFailure) {
      let type = try found(in: sources)
      let name = protocolName ?? "\(type.name)Protocol"
      let extraction = sources.extraction(of: type)
      let conforms = extraction.conforms(type, to: name)
      let extracted = isEdit || !conforms ? try extraction.extract(name, from: type) : nil
      // A run that was killed may have changed some of the files only.
      if isEdit, let extracted,
        !conforms || ProtocolAdoption.hasAdded(extracted, to: sources, fileSystem),
        let outcome = edit(extracted, sources, &report)
      {
        return outcome
      }
      guard !conforms, let extracted else {
        return RunOutcome(
          messages: "\(report.text)'\(type.qualifiedName)' conforms to '\(name)' already\n",
          diagnostics: report.diagnostics)
      }
      return RunOutcome(
        output: ExtractedProtocolRenderer().file(
          of: extracted, imports: sources.imports(of: extracted)),
        messages: report.text + text(of: extracted.omissions.map(\.note), report.display),
        diagnostics: report.diagnostics)
    } catch {
      report.add([Diagnostic(error)])
      return report.failure
    }
  }

  private func found(in sources: ExtractionSources) throws(ExtractionFailure) -> TypeDeclaration {
    let extraction = ProtocolExtraction(from: sources.table)
    let types = extraction.types(named: className)
    guard let type = types.first else { throw extraction.failure(toFind: className) }
    if types.count > 1 {
      throw .declaredTwice(className, at: types.map(\.position))
    }
    return type
  }

  /// Changes the sources, all files or none; returns nil if there is nothing to change.
  private func edit(
    _ extracted: ExtractedProtocol, _ sources: ExtractionSources, _ report: inout RunReport
  ) -> RunOutcome? {
    let writer = OutputWriter(fileSystem: fileSystem)
    let folders = Set(sources.files.map { AbsolutePath($0.path).parent })
    writer.removeTemporaryFiles(in: folders)
    let adoption: ProtocolAdoption
    do throws(Problem) {
      adoption = try ProtocolAdoption(of: extracted, in: sources, fileSystem)
    } catch {
      report.add([error.diagnostic])
      return report.failure
    }
    if adoption.changes.isEmpty { return nil }
    do throws(WriteFailure) {
      try writer.write(
        adoption.changes.map { OutputFile(path: $0.path, bytes: $0.source.bytes) }, besides: folders
      )
    } catch {
      report.add([Problem(.cannotWrite(error.path, error.problem)).diagnostic])
      return report.failure
    }
    let notes = extracted.omissions.map(\.note) + adoption.notes
    return RunOutcome(
      output: summary(of: adoption, extracted, report.display),
      messages: report.text + text(of: notes, report.display), diagnostics: report.diagnostics)
  }

  /// Returns a line for each file, and one for all.
  private func summary(
    of adoption: ProtocolAdoption, _ extracted: ExtractedProtocol, _ display: PathDisplay
  ) -> String {
    let lines = adoption.changes.map { change in
      let declared =
        change.path.text == extracted.type.position.path && !extracted.isDeclared
        ? ["protocol '\(extracted.name)'"] : []
      let uses = change.uses == 0 ? [] : [Self.count(change.uses, "use", "uses")]
      return "\(display.shown(change.path)): \((declared + uses).joined(separator: ", "))\n"
    }
    let uses = adoption.changes.reduce(0) { $0 + $1.uses }
    let files = Self.count(adoption.changes.count, "file", "files")
    return lines.joined()
      + "\(files) changed; \(Self.count(uses, "use", "uses")) of '\(extracted.type.qualifiedName)' "
      + "\(uses == 1 ? "is" : "are") now 'any \(extracted.name)'\n"
  }

  private static func count(_ number: Int, _ one: String, _ many: String) -> String {
    "\(number) \(number == 1 ? one : many)"
  }

  private func text(of notes: [Diagnostic.Note], _ display: PathDisplay) -> String {
    notes.map { note in
      var note = note
      note.position = note.position.map(display.shown)
      return "\(note)\n"
    }.joined()
  }
}
