import Basics
import Files
import Foundation
import ModuleInterface
import SourceWriting
import SwiftScanner

/// The outcome of a run that would change nothing if it ran again, with all that it depends on: while that is the
/// same, the next run need not plan anything.
struct RunStamp: Sendable {
  /// The answer to a question, when the stamp was made.
  struct Input: Sendable, Hashable {
    var question: FileQuestion
    var answer: FileAnswer
    /// The digest of what is read of the file, if it is a source: the rest may change.
    var declarations: DeclarationDigest?
    /// The stamp that the file had before it was read; nil if the file is to be read again: it was as young as the
    /// answer, and a later change may have the same stamp.
    var stamp: FileStamp?
  }

  /// The questions that the run asked the file system.
  var inputs: [Input]
  /// The compiled modules that it looked for, sorted.
  var modules: [String]
  /// The fingerprint of these modules.
  var fingerprint: String
  /// The digest of the environment, if all of it matters; empty otherwise.
  var environment = ""
  /// The text for standard output.
  var output: String
  /// The text for standard error.
  var messages: String
  /// The exit status.
  var status: RunOutcome.Status
  /// The name of the memory that belongs to it; empty if there is none.
  var memory = ""

  /// Creates the stamp of a run.
  ///
  /// - Parameters:
  ///   - records: What its stages asked; nil is returned if they changed something, or were told
  ///     different things.
  ///   - outcome: Its outcome.
  ///   - declarations: The digests of sources of which only a part matters.
  ///   - start: When the run began.
  init?(
    _ records: [InputLog.Record], _ outcome: RunOutcome,
    declarations: [AbsolutePath: DeclarationDigest], start: FileTime
  ) {
    var answers: [FileQuestion: FileAnswer] = [:]
    var stamps: [AbsolutePath: FileStamp] = [:]
    for record in records {
      guard record.isStable else { return nil }
      for (question, answer) in record.answers {
        if let known = answers.updateValue(answer, forKey: question), known != answer { return nil }
      }
      stamps.merge(record.stamps) { first, _ in first }
    }
    inputs = answers.map { question, answer in
      guard question.subject == .content else { return Input(question: question, answer: answer) }
      return Input(
        question: question, answer: answer, declarations: declarations[question.path],
        stamp: stamps[question.path]?.settled(before: start))
    }
    modules = records.reduce(into: Set()) { $0.formUnion($1.modules) }.sorted()
    fingerprint = ""
    output = outcome.output
    messages = outcome.messages
    status = outcome.status
  }

  /// A stamp, compared with what its inputs are now.
  struct Comparison: Sendable {
    /// The stamp as it is now.
    var current: RunStamp
    /// Whether a file has another stamp or content, of which nothing matters.
    var isRenewed = false
    /// The inputs of which something that matters has changed.
    var changed: [Input] = []
    /// The entries of the folders.
    var listings: [AbsolutePath: [FolderEntry]] = [:]
  }

  /// Compares the stamp with what its inputs are now.
  ///
  /// - Parameters:
  ///   - fileSystem: The file system that is asked again.
  ///   - start: When the run began.
  /// - Complexity: A file is read and hashed if its stamp has changed, or was made just before the answer; only those
  ///   with another content are looked into.
  func compared(with fileSystem: any FileSystem, start: FileTime) -> Comparison {
    let states = DeepStack.map(inputs, each: 64) { $0.state(in: fileSystem, start) }
    var comparison = Comparison(current: self)
    for (index, state) in states.enumerated() {
      if let entries = state.entries { comparison.listings[inputs[index].question.path] = entries }
      switch state.change {
      case .unchanged: break
      case .renewed(let input):
        comparison.current.inputs[index] = input
        comparison.isRenewed = true
      case .changed: comparison.changed.append(inputs[index])
      }
    }
    return comparison
  }

  /// Returns whether a later run was told the same of the sources about which it has asked.
  ///
  /// - Parameters:
  ///   - record: What it has asked.
  ///   - paths: The files that have changed or are gone.
  func agrees(with record: InputLog.Record, besides paths: Set<AbsolutePath>) -> Bool {
    inputs.allSatisfy { input in
      guard input.declarations != nil, !paths.contains(input.question.path) else { return true }
      return record.answers[input.question].map { $0 == input.answer } ?? true
    }
  }

  /// Takes over the inputs of the last run about which this run, which has read only some of the files, has not asked.
  ///
  /// - Parameters:
  ///   - stamp: The stamp of the last run.
  ///   - paths: The files that have changed or are gone.
  mutating func takeOver(inputsOf stamp: RunStamp, besides paths: Set<AbsolutePath>) {
    let asked = Set(inputs.map(\.question))
    inputs += stamp.inputs.filter {
      !asked.contains($0.question) && !paths.contains($0.question.path)
    }
    modules = Set(modules).union(stamp.modules).sorted()
  }
}

extension RunStamp.Input {
  /// The change of an input since the stamp was made.
  fileprivate enum Change {
    case unchanged
    /// The file has another stamp or content, but nothing that matters has changed.
    case renewed(RunStamp.Input)
    case changed
  }

  /// Returns the change of the input, and the entries of the folder, if it is one.
  fileprivate func state(
    in fileSystem: any FileSystem, _ start: FileTime
  ) -> (change: Change, entries: [FolderEntry]?) {
    switch question.subject {
    case .content: return (contentChange(in: fileSystem, start), nil)
    case .entries:
      let (now, entries) = question.listing(from: fileSystem)
      return (now == answer ? .unchanged : .changed, entries)
    case .kind, .occupancy, .target, .permission, .start:
      return (question.answer(from: fileSystem) == answer ? .unchanged : .changed, nil)
    }
  }

  private func contentChange(in fileSystem: any FileSystem, _ start: FileTime) -> Change {
    let stamp = fileSystem.stamp(of: question.path)
    if let stamp, stamp == self.stamp { return .unchanged }
    var current = self
    current.stamp = stamp?.settled(before: start)
    let renewed = current == self ? Change.unchanged : .renewed(current)
    guard let declarations, let bytes = try? fileSystem.read(question.path) else {
      return question.answer(from: fileSystem) == answer ? renewed : .changed
    }
    current.answer = FileAnswer(bytes)
    if current.answer == answer { return renewed }
    // A file that was generated since is not read.
    guard !GeneratedMarker.isIn(bytes) else { return .changed }
    let source = SourceFile(path: question.path.text, bytes: bytes)
    let digest = SwiftScanner().digest(of: source, like: declarations)
    return digest == declarations ? .renewed(current) : .changed
  }
}

// The bytes of a stamp.
extension RunStamp {
  private static let head = "kagemusha run 10"

  /// The stamp as bytes.
  var data: [UInt8] {
    // Most paths have some hundred bytes, and most outcomes a line.
    var writer = BinaryWriter(
      head: Self.head, capacity: inputs.count * 256 + output.utf8.count + messages.utf8.count)
    for text in [memory, fingerprint, environment] { writer.write(text) }
    writer.write(modules) { $0.write($1) }
    writer.write(inputs.count)
    for input in inputs { input.write(to: &writer) }
    for text in [output, messages] { writer.write(text) }
    writer.write(Int(status.rawValue))
    return writer.sealed
  }

  /// Reads bytes; returns nil if they are damaged, or of another version.
  init?(data bytes: [UInt8]) {
    do throws(BinaryReader.Damage) {
      var reader = try BinaryReader(bytes, head: Self.head)
      memory = try reader.text()
      fingerprint = try reader.text()
      environment = try reader.text()
      modules = try reader.list { reader throws(BinaryReader.Damage) in try reader.text() }
      let count = try reader.count()
      inputs = []
      inputs.reserveCapacity(count)
      for _ in 0..<count { inputs.append(try Input(from: &reader)) }
      output = try reader.text()
      messages = try reader.text()
      guard let code = Int32(exactly: try reader.int()), reader.isAtEnd,
        let status = RunOutcome.Status(rawValue: code)
      else { return nil }
      self.status = status
    } catch {
      return nil
    }
  }
}

extension RunStamp.Input {
  /// Writes the input.
  fileprivate func write(to writer: inout BinaryWriter) {
    writer.write(question.subject.rawValue)
    writer.write(question.path.text)
    writer.write(question.count)
    answer.write(to: &writer)
    writer.write(declarations != nil)
    declarations?.write(to: &writer)
    writer.write(stamp != nil)
    stamp?.write(to: &writer)
  }

  /// Reads an input.
  fileprivate init(from reader: inout BinaryReader) throws(BinaryReader.Damage) {
    guard let subject = FileQuestion.Subject(rawValue: try reader.byte()) else {
      throw BinaryReader.Damage()
    }
    question = FileQuestion(
      subject: subject, path: AbsolutePath(normal: try reader.text()), count: try reader.int())
    answer = try FileAnswer(from: &reader)
    declarations = try reader.bool() ? DeclarationDigest(from: &reader) : nil
    stamp = try reader.bool() ? FileStamp(from: &reader) : nil
  }
}
