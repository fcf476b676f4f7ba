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
    var answer: String
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
    var answers: [FileQuestion: String] = [:]
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
    current.answer = FileQuestion.text(bytes)
    if current.answer == answer { return renewed }
    // A file that was generated since is not read.
    guard !GeneratedMarker.isIn(bytes) else { return .changed }
    let source = SourceFile(path: question.path.text, bytes: bytes)
    let digest = SwiftScanner().digest(of: source, like: declarations)
    return digest == declarations ? .renewed(current) : .changed
  }
}

// The text of a stamp: a line for each input, and the outcome.
extension RunStamp {
  private static let head = "kagemusha run 9"

  /// The stamp as text.
  ///
  /// A path with a line break cannot be written; such a stamp is never confirmed.
  var text: [UInt8] {
    let words = [Self.head, memory, fingerprint, environment, modules.joined(separator: " ")]
    var text: [UInt8] = []
    // Most paths have some hundred bytes, and most outcomes a line.
    text.reserveCapacity(inputs.count * 256 + output.utf8.count * 2)
    text += (words.joined(separator: "\n") + "\n").utf8
    for input in inputs { input.write(to: &text) }
    let parts = [output, messages].map { Data($0.utf8).base64EncodedString() }
    text += "\(status.rawValue)\t\(parts.joined(separator: "\t"))\n".utf8
    text += ContentHash(of: text).text.utf8
    return text
  }

  /// Reads a text; returns nil if it is damaged, or of another version.
  init?(text bytes: [UInt8]) {
    let content = bytes.dropLast(32)
    guard bytes.starts(with: Self.head.utf8), content.last == UInt8(ascii: "\n"),
      ContentHash(of: content).text.utf8.elementsEqual(bytes.suffix(32))
    else { return nil }
    var lines = content.dropLast().parts(separator: UInt8(ascii: "\n"))[...]
    guard lines.popFirst().map(String.init(bytes:)) == Self.head,
      let memory = lines.popFirst(), let fingerprint = lines.popFirst(),
      let environment = lines.popFirst(),
      let modules = lines.popFirst(), let last = lines.popLast()
    else { return nil }
    self.memory = String(bytes: memory)
    self.fingerprint = String(bytes: fingerprint)
    self.environment = String(bytes: environment)
    self.modules = String(bytes: modules).split(separator: " ").map(String.init)
    inputs = []
    inputs.reserveCapacity(lines.count)
    for line in lines {
      guard let input = Input(line: line) else { return nil }
      inputs.append(input)
    }
    let fields = last.parts(separator: UInt8(ascii: "\t"))
    let parts = fields.dropFirst()
      .compactMap { Data(base64Encoded: Data($0)).map { String(decoding: $0, as: UTF8.self) } }
    guard parts.count == 2, let code = Int32(String(bytes: fields[0])),
      let status = RunOutcome.Status(rawValue: code)
    else { return nil }
    (output, messages, self.status) = (parts[0], parts[1], status)
  }
}

extension RunStamp.Input {
  /// Appends the input to a text, as a line.
  fileprivate func write(to text: inout [UInt8]) {
    let words = [
      question.subject.rawValue, String(question.count), answer, declarations?.text ?? "-",
    ]
    for word in words {
      text.append(contentsOf: word.utf8)
      text.append(UInt8(ascii: "\t"))
    }
    if let stamp { stamp.write(to: &text) } else { text.append(UInt8(ascii: "-")) }
    text.append(UInt8(ascii: "\t"))
    text.append(contentsOf: question.path.text.utf8)
    text.append(UInt8(ascii: "\n"))
  }

  /// Reads a line of a stamp.
  fileprivate init?(line: ArraySlice<UInt8>) {
    let fields = line.parts(separator: UInt8(ascii: "\t"), atMost: 6)
    guard fields.count == 6,
      let subject = FileQuestion.Subject(rawValue: String(bytes: fields[0])),
      let count = Int(String(bytes: fields[1]))
    else { return nil }
    question = FileQuestion(
      subject: subject, path: AbsolutePath(normal: String(bytes: fields[5])), count: count)
    answer = String(bytes: fields[2])
    declarations = DeclarationDigest(text: fields[3])
    stamp = FileStamp(text: fields[4])
  }
}

extension String {
  fileprivate init(bytes: ArraySlice<UInt8>) { self.init(decoding: bytes, as: UTF8.self) }
}
