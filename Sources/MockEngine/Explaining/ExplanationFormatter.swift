/// The explanation of a protocol, for people.
struct ExplanationFormatter: Sendable {
  private let explanation: ExplanationReport

  /// Creates a formatter.
  init(_ explanation: ExplanationReport) {
    self.explanation = explanation
  }

  /// The lines, each with an end.
  var text: String {
    let sections = [heading, facts, parents, requirements]
    return sections.flatMap { $0 }.map { "\($0)\n" }.joined()
  }

  private var heading: [String] { ["protocol \(explanation.summary.name)"] }

  private var facts: [String] {
    let summary = explanation.summary
    let access = summary.access.map { ", \($0.rawValue)" } ?? ""
    var lines = [line("declared", summary.position.description + access)]
    let isSelected = summary.state == .mocked || summary.state == .unmockable
    let fixIt = summary.fixIt.map { "; \($0)" } ?? ""
    if summary.state != .broken || summary.issues.isEmpty {
      let heading = isSelected ? "selected" : summary.state == .broken ? "no mock" : "skipped"
      lines.append(line(heading, summary.reason + fixIt))
    }
    summary.entry.map { lines.append(line("entry", $0.description)) }
    if let mock = summary.mock {
      lines.append(line("mock", ([mock] + explanation.traits).joined(separator: ", ")))
      summary.output.map { lines.append(line("output", $0)) }
    }
    lines += summary.issues.map {
      line(summary.state == .skipped ? "also" : "no mock", "\($0.position): \($0.sentence)")
    }
    lines += explanation.generics.map { line("generic", $0) }
    lines += explanation.typeAliases.map { line("alias", $0) }
    return lines
  }

  private var parents: [String] {
    let name = explanation.summary.name
    return explanation.parents.map { parent in
      let place = parent.position?.description ?? parent.note ?? ""
      let owner = parent.child == name ? "" : ", of \(parent.child)"
      return line("parent", "\(parent.name)\(owner)  \(place)")
    }
  }

  private var requirements: [String] {
    guard !explanation.requirements.isEmpty else { return [] }
    let width =
      explanation.requirements.flatMap(\.stubs).map(\.count).max() ?? 0
    let lines = explanation.requirements.flatMap { requirement -> [String] in
      let isOwn = requirement.owner == explanation.summary.name
      let owner = isOwn ? "" : ", of \(requirement.owner)"
      let spellings = zip(requirement.stubs, requirement.verifications).map { stub, verification in
        "      \(stub)\(String(repeating: " ", count: width - stub.count))  \(verification)"
      }
      let child = requirement.child.map { ["      \($0) answers where no stub does"] } ?? []
      return ["    \(requirement.name)  \(requirement.position)\(owner)"] + spellings + child
    }
    return ["  requirements"] + lines
  }

  private func line(_ word: String, _ text: String) -> String {
    "  \(word)\(String(repeating: " ", count: max(11 - word.count, 1)))\(text)"
  }
}
