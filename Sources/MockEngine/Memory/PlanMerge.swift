import Basics
import DeclarationModel
import Files
import MockRenderer
import SourceWriting

/// Completes the plan of some files with what the last plan has made of the others.
struct PlanMerge {
  /// The last plan.
  let memory: PlanMemory
  /// The paths of the source files that are planned anew, and of those that are gone.
  let affected: Set<String>
  /// The file system that has the outputs.
  let fileSystem: any FileSystem

  /// Returns the plan of all files; nil if the outputs are not as they were planned, or if what is around the mocks of
  /// a file changes.
  func merged(_ part: Plan) -> Plan? {
    guard let diagnostics = diagnostics(part), !differInCase(part.files) else { return nil }
    var plan = part
    plan.diagnostics = diagnostics
    plan.keptSkips = memory.skips.filter { !affected.contains($0.key) }
    let new = Dictionary(part.files.map { ($0.path, $0) }) { first, _ in first }
    plan.files = []
    for path in Set(new.keys).union(memory.outputs.keys).sorted() {
      switch (new[path], memory.outputs[path]) {
      case (let file?, nil): plan.files.append(file)
      case (let file, let output?):
        guard let merged = merged(file, output, at: path) else { return nil }
        plan.files += merged
      case (nil, nil): break
      }
    }
    return plan
  }

  /// Returns whether a new output differs only by case from one that is there.
  private func differInCase(_ files: [PlannedFile]) -> Bool {
    let new = Set(files.map(\.path)).subtracting(memory.outputs.keys)
    guard !new.isEmpty else { return false }
    let known = Set(memory.outputs.keys.map { $0.text.lowercased() })
    return new.contains { known.contains($0.text.lowercased()) }
  }

  /// Returns a file with the new mocks and those that stay, or no file if there are neither; nil if the two cannot be told
  /// apart.
  private func merged(_ new: PlannedFile?, _ output: PlanMemory.Output, at path: AbsolutePath)
    -> [PlannedFile]?
  {
    let isDivided = output.count == output.sections.reduce(0) { $0 + $1.count }
    guard isDivided else { return nil }
    let kept = output.sections.filter { !affected.contains($0.path) }
    if kept.isEmpty { return new.map { [$0] } ?? [] }
    guard let bytes = try? fileSystem.read(path), ContentHash(of: bytes) == output.hash else {
      return nil
    }
    let made = new?.sections ?? []
    guard new.map({ $0.counts[.mock, default: 0] == made.reduce(0) { $0 + $1.count } }) ?? true
    else { return nil }
    if kept.count == output.sections.count, made.isEmpty {
      var file = PlannedFile(
        path: path, content: .rendered(bytes), counts: [.mock: output.count], origin: new?.origin)
      file.isShard = new?.isShard ?? false
      file.sections = output.sections
      return [file]
    }
    let gone = output.sections.filter { affected.contains($0.path) }
    guard let new, haveSameFrame(gone, made, beside: kept) else { return nil }
    let (old, text) = (GeneratedText(bytes), GeneratedText(new.bytes))
    let end = output.sections.last?.range.upperBound ?? 0
    guard let seal = old.seal, seal.inputs == text.seal?.inputs, old.text.count == bytes.count,
      end <= old.bodyCount
    else { return nil }
    var file = new
    file.sections = (kept + made).sorted { $0.path < $1.path }
    file.counts = [.mock: file.sections.reduce(0) { $0 + $1.count }]
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + new.bytes.count + FileSeal.usualCapacity)
    old.append(0..<(output.sections.first?.range.lowerBound ?? 0), ofBodyTo: &result)
    for (index, section) in file.sections.enumerated() {
      let start = result.count
      (affected.contains(section.path) ? text : old).append(section.range, ofBodyTo: &result)
      file.sections[index].range = start..<result.count
    }
    old.append(end..<old.bodyCount, ofBodyTo: &result)
    FileSeal.seal(&result, inputs: new.inputs)
    file.content = .rendered(result)
    return [file]
  }

  /// Returns whether the text around mocks stays the same if some of them take the place of others.
  private func haveSameFrame(
    _ old: [SourceSection], _ new: [SourceSection], beside kept: [SourceSection]
  ) -> Bool {
    let frames = Dictionary(old.map { ($0.path, $0.frame) }) { first, _ in first }
    let now = Dictionary(new.map { ($0.path, $0.frame) }) { first, _ in first }
    guard frames != now else { return true }
    let changed = Set(frames.keys).union(now.keys).filter { frames[$0] != now[$0] }
    func union(_ frames: some Sequence<Set<String>>) -> Set<String> {
      frames.reduce(into: Set()) { $0.formUnion($1) }
    }
    // Conditional imports stand in the order of the mocks.
    let texts = union(changed.flatMap { [frames[$0], now[$0]].compactMap(\.self) })
    guard !texts.contains(where: MockRenderer.isConditionalImport) else { return false }
    let others = union(kept.map(\.frame))
    return others.union(union(frames.values)) == others.union(union(now.values))
  }

  /// Returns the diagnostics of all files; nil if a diagnostic that is in no source file has come or gone.
  private func diagnostics(_ part: Plan) -> [Diagnostic]? {
    func isInSource(_ diagnostic: Diagnostic) -> Bool {
      guard let path = diagnostic.position.map({ AbsolutePath(normal: $0.path) }) else {
        return false
      }
      return memory.sources.keys.contains(path) || part.sources?.keys.contains(path) == true
    }
    let kept = memory.diagnostics.filter { isInSource($0) && !isAffected($0.position) }
    let general = memory.diagnostics.filter { !isInSource($0) }
    guard
      // Lines may have moved in a file that a note names.
      !kept.contains(where: { $0.notes.contains { isAffected($0.position) } }),
      general.filter({ $0.id != .unmatchedProtocol })
        == part.diagnostics.filter({ !isInSource($0) })
    else { return nil }
    return DiagnosticOrder.sorted(
      general + kept + part.diagnostics.filter { isAffected($0.position) })
  }

  private func isAffected(_ position: SourcePosition?) -> Bool {
    position.map { affected.contains($0.path) } ?? false
  }
}
