import DeclarationModel
import MockResolver

/// The explanation of a protocol; as JSON, a promise to programs.
package struct ExplanationReport: Sendable, Hashable, Encodable {
  /// A parent, or a parent's parent.
  package struct Parent: Sendable, Hashable, Encodable {
    /// The name.
    package var name: String
    /// The protocol that names it.
    package var child: String
    /// The position of its declaration, if that is in the input.
    package var position: SourcePosition?
    /// A note about a parent that is not declared in the input.
    package var note: String?
  }

  /// A requirement.
  package struct Requirement: Sendable, Hashable, Encodable {
    /// The name with labels.
    package var name: String
    /// The position.
    package var position: SourcePosition
    /// The protocol that declares it.
    package var owner: String
    /// The code with which tests stub it.
    package var stubs: [String]
    /// The code with which tests verify it.
    package var verifications: [String]
    /// The code with which tests reach the child mock that answers where no stub does.
    package var child: String?
  }

  /// A member of a class that its mock leaves to the class.
  package struct PassedMember: Sendable, Hashable, Encodable {
    /// The name with labels.
    package var name: String
    /// The position.
    package var position: SourcePosition
    /// The class that declares it.
    package var owner: String
    /// The reason: `final`, `in an extension`.
    package var reason: OverrideObstacle
  }

  /// The summary.
  package var summary: ProtocolSummary
  /// Traits of its mock: `an actor`, `Sendable`, `named by 'Mock{name}'`.
  package var traits: [String] = []
  /// The generic parameters of its mock and their requirements.
  package var generics: [String] = []
  /// The associated types that are bound to one type.
  package var typeAliases: [String] = []
  /// The parents and their parents, nearest first.
  package var parents: [Parent] = []
  /// The requirements, those of ancestors first.
  package var requirements: [Requirement] = []

  /// The members that the mock of a class leaves to the class; nil for a protocol.
  package var passedThrough: [PassedMember]?

  /// Creates the report on a planned protocol.
  init(_ planned: PlannedProtocol, _ display: PathDisplay, hasOutput: Bool) {
    summary = ProtocolSummary(planned, display, hasOutput: hasOutput)
    guard let explanation = planned.explanation else { return }
    if let mock = explanation.blueprint {
      let naming =
        planned.outcome.declaration.mockName == nil ? "'\(planned.naming.pattern)'" : "its mark"
      traits = mock.traits + ["named by \(naming)"]
      if explanation.variantCount > 1, let clause = mock.conditions.last?.directives.last {
        traits.append("the first of \(explanation.variantCount) in '#if' clauses, '\(clause)'")
      }
      generics = mock.generics.map(\.text) + mock.requirements.map { "where \($0.text)" }
      typeAliases = mock.typeAliases.map { "\($0.name) = \($0.type.text)" }
    }
    parents = explanation.parents.map { Parent($0, display) }
    if planned.outcome.declaration.isClass {
      passedThrough = explanation.passed.map { passed in
        PassedMember(
          name: passed.member.labelledName, position: display.shown(passed.member.position),
          owner: passed.owner, reason: passed.obstacle)
      }
    }
    let names = explanation.requirements.map(\.member.labelledName)
    requirements = explanation.requirements.map { requirement in
      let name = requirement.member.labelledName
      let member = explanation.blueprint?.members.first {
        $0.member.position == requirement.member.position
      }
      let spelling = RequirementSpelling(
        requirement.member, of: summary.mock ?? "Mock", named: member?.spelling,
        isOverloaded: names.filter { $0 == name }.count > 1)
      func all(_ function: String, _ spellings: [String]) -> [String] {
        explanation.blueprint == nil ? [] : spellings.map { spelling.selected(by: function) + $0 }
      }
      return Requirement(
        name: name, position: display.shown(requirement.member.position),
        owner: requirement.owner, stubs: all("stub", spelling.stubs),
        verifications: all("verify", spelling.verifications),
        child: member?.child.map { child in
          "mock.\(explanation.blueprint?.names.children ?? "mocks").\(child.name)"
        })
    }
  }

  /// Creates the report on a protocol that cannot be read.
  init(_ broken: BrokenProtocol, _ display: PathDisplay) {
    summary = ProtocolSummary(broken, display)
  }
}

extension ExplanationReport.Parent {
  fileprivate init(_ parent: ProtocolExplanation.Parent, _ display: PathDisplay) {
    name = parent.name
    child = parent.child
    switch parent.origin {
    case .declared(let place): position = display.shown(place)
    case .language: note = "built into the language; it has no requirements"
    case .mark: note = "a mark"
    case .superclass(let place):
      position = display.shown(place)
      note = "a class that the mock inherits from"
    case .suppressed: note = "a suppressed conformance"
    case .broken(let cause): note = cause.predicate
    case .module(let name): note = "from the compiled module \(name)"
    case .missing: note = "not found"
    }
  }
}

extension MockBlueprint {
  /// The traits of the mock.
  fileprivate var traits: [String] {
    let isolation: [String] =
      switch self.isolation {
      case .nonisolated: []
      case .global(let actor): ["isolated to \(actor.text)"]
      case .instance: ["an actor"]
      }
    return isolation + (superclass.map { ["a subclass of \($0.name)"] } ?? [])
      + (isSendable ? ["Sendable"] : [])
  }
}

/// The explanation of a protocol, for people.
struct ExplanationFormatter: Sendable {
  private let explanation: ExplanationReport

  /// Creates a formatter.
  init(_ explanation: ExplanationReport) {
    self.explanation = explanation
  }

  /// The lines, each with an end.
  var text: String {
    let sections = [heading, facts, parents, requirements, passedThrough]
    return sections.flatMap { $0 }.map { "\($0)\n" }.joined()
  }

  private var heading: [String] {
    ["\(explanation.summary.kind ?? "protocol") \(explanation.summary.name)"]
  }

  private var passedThrough: [String] {
    guard let passed = explanation.passedThrough, !passed.isEmpty else { return [] }
    let lines = passed.map { member in
      let owner = member.owner == explanation.summary.name ? "" : ", of \(member.owner)"
      return "    \(member.name)  \(member.position)\(owner): \(member.reason.rawValue)"
    }
    return ["  left to the class"] + lines
  }

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
    return [explanation.summary.kind == nil ? "  requirements" : "  members"] + lines
  }

  private func line(_ word: String, _ text: String) -> String {
    "  \(word)\(String(repeating: " ", count: max(11 - word.count, 1)))\(text)"
  }
}
