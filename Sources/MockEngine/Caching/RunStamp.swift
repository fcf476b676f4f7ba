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

  /// Returns the stamp as it is now, and the inputs of which something that matters has changed.
  ///
  /// - Parameters:
  ///   - fileSystem: The file system that is asked again.
  ///   - start: When the run began.
  /// - Complexity: A file is read and hashed if its stamp has changed, or was made just before the answer; only those
  ///   with another content are looked into.
  func compared(with fileSystem: any FileSystem, start: FileTime) -> (
    stamp: RunStamp, changed: [Input]
  ) {
    let current = DeepStack.map(inputs, each: 64) { $0.current(in: fileSystem, start) }
    var stamp = self
    var changed: [Input] = []
    for (index, input) in current.enumerated() {
      if let input { stamp.inputs[index] = input } else { changed.append(inputs[index]) }
    }
    return (stamp, changed)
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
  /// Returns the input as it is now; nil if what matters of it has changed.
  fileprivate func current(in fileSystem: any FileSystem, _ start: FileTime) -> Self? {
    guard question.subject == .content else {
      return question.answer(from: fileSystem) == answer ? self : nil
    }
    let stamp = fileSystem.stamp(of: question.path)
    if let stamp, stamp == self.stamp { return self }
    var current = self
    current.stamp = stamp?.settled(before: start)
    guard let declarations, let bytes = try? fileSystem.read(question.path) else {
      return question.answer(from: fileSystem) == answer ? current : nil
    }
    current.answer = FileQuestion.text(bytes)
    if current.answer == answer { return current }
    // A file that was generated since is not read.
    guard !GeneratedMarker.isIn(bytes) else { return nil }
    let source = SourceFile(path: question.path.text, bytes: bytes)
    return SwiftScanner().digest(of: source, like: declarations) == declarations ? current : nil
  }
}

// The text of a stamp: a line for each input, and the outcome.
extension RunStamp {
  private static let head = "kagemusha run 8"

  /// The stamp as text.
  ///
  /// A path with a line break cannot be written; such a stamp is never confirmed.
  var text: [UInt8] {
    let words = [Self.head, memory, fingerprint, environment, modules.joined(separator: " ")]
    var text = words.joined(separator: "\n") + "\n"
    for input in inputs {
      let question = input.question
      text += "\(question.subject.rawValue)\t\(question.count)\t\(input.answer)\t"
      text +=
        "\(input.declarations?.text ?? "-")\t\(input.stamp?.text ?? "-")\t\(question.path.text)\n"
    }
    let parts = [output, messages].map { Data($0.utf8).base64EncodedString() }
    text += "\(status.rawValue)\t\(parts.joined(separator: "\t"))\n"
    return Array((text + ContentHash(of: [text]).text).utf8)
  }

  /// Reads a text; returns nil if it is damaged, or of another version.
  init?(text bytes: [UInt8]) {
    let content = bytes.dropLast(32)
    guard bytes.starts(with: Self.head.utf8), content.last == UInt8(ascii: "\n"),
      FileQuestion.text(Array(content)).utf8.elementsEqual(bytes.suffix(32))
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
    declarations = DeclarationDigest(text: String(bytes: fields[3]))
    stamp = FileStamp(text: fields[4])
  }
}

extension ArraySlice<UInt8> {
  /// Returns the parts between separators, empty ones included; the last of as many as are wanted is the rest.
  ///
  /// `split` is generic, and takes as long for a stamp as reading some thousand files.
  fileprivate func parts(separator: UInt8, atMost count: Int = .max) -> [ArraySlice<UInt8>] {
    var parts: [ArraySlice<UInt8>] = []
    var start = startIndex
    withUnsafeBufferPointer { bytes in
      for index in bytes.indices where bytes[index] == separator && parts.count + 1 < count {
        parts.append(self[start..<startIndex + index])
        start = startIndex + index + 1
      }
    }
    return parts + [self[start...]]
  }
}

extension String {
  fileprivate init(bytes: ArraySlice<UInt8>) { self.init(decoding: bytes, as: UTF8.self) }
}
