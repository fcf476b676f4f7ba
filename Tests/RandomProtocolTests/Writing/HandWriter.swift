import Foundation

/// Writes the simplest class that conforms to each protocol; if none compiles, the protocol is bad
/// input.
struct HandWriter {
  /// The cases.
  let cases: [RandomCase]
  /// Whether the classes are `nonisolated`, which matters if the main actor is the default.
  let isNonisolated: Bool
  /// Whether the members pass their arguments to a generic function, as recording them does.
  var keepsArguments = false
  /// Imports in addition to that of the library.
  var imports: [String] = []

  /// Returns the file of classes.
  func file() -> SourceText {
    var source = SourceText()
    for line in ["import Lib"] + imports { source.add(line) }
    if keepsArguments { source.add("nonisolated func keep<Value>(_ value: Value) {}") }
    for random in cases {
      for type in random.protocols where type.place != .otherModule {
        write(type, of: random, to: &source)
      }
    }
    return source
  }

  /// Writes a subclass that overrides the members of a class, and of its superclasses that are not generic.
  private func writeSubclass(
    of type: RandomProtocol, of random: RandomCase, to source: inout SourceText
  ) {
    let owner = SourceText.Owner(number: random.number)
    let names = type.associated.map(\.name)
    let arguments = names.isEmpty ? "" : "<\(names.joined(separator: ", "))>"
    if let condition = type.condition { source.add("#if \(condition)", owner) }
    source.add(
      "final class Hand\(type.name)\(type.parameterClause): \(type.path)\(arguments) {", owner)
    var written: Set<String> = []
    for ancestor in random.lineage(of: type).reversed()
    where ancestor.name == type.name || ancestor.associated.isEmpty {
      for (index, requirement) in ancestor.requirements.enumerated() {
        if case .initializer = requirement.kind, !requirement.isRequired(index) { continue }
        guard written.insert(requirement.identity).inserted else { continue }
        let own = SourceText.Owner(
          number: random.number, requirement: .init(type: ancestor.name, index: index))
        if let condition = requirement.condition { source.add("  #if \(condition)", own) }
        source.add("  " + requirement.override(index, keeping: keepsArguments), own)
        if requirement.condition != nil { source.add("  #endif", own) }
      }
    }
    source.add("}", owner)
    if type.condition != nil { source.add("#endif", owner) }
  }

  private func write(_ type: RandomProtocol, of random: RandomCase, to source: inout SourceText) {
    if type.isClass ?? false { return writeSubclass(of: type, of: random, to: &source) }
    let owner = SourceText.Owner(number: random.number)
    let lineage = random.lineage(of: type)
    let standard = Set(lineage.flatMap(\.parents))
    let name = "Hand" + type.name
    let actor = lineage.flatMap(\.attributes).first { $0 != "nonisolated" }
    let isActor = standard.contains("Actor")
    let prefix = actor.map { $0 + " " } ?? (isNonisolated && !isActor ? "nonisolated " : "")
    let parents = (standard.contains("Node") ? ["Node"] : []) + [type.path]
    if let condition = type.condition { source.add("#if \(condition)", owner) }
    if type.namesake != nil, let scope = type.scope { source.add("extension \(scope) {", owner) }
    source.add(
      "\(prefix)\(isActor ? "actor" : "final class") \(name): \(parents.joined(separator: ", ")) {",
      owner)
    for associated in lineage.flatMap(\.associated) {
      source.add("  typealias \(associated.name) = \(associated.binding.text)", owner)
    }
    for line in Self.standardMembers(of: standard, name: name) { source.add("  " + line, owner) }
    var written: Set<String> = []
    for ancestor in lineage {
      for (index, requirement) in ancestor.requirements.enumerated() {
        guard written.insert(requirement.identity).inserted else { continue }
        let requirement = requirement.merged(with: random.group(of: requirement, in: type))
        let text = requirement.witness(keeping: keepsArguments).replacing(/\bSelf\b/, with: name)
        let own = SourceText.Owner(
          number: random.number, requirement: .init(type: ancestor.name, index: index))
        if let condition = requirement.condition { source.add("  #if \(condition)", own) }
        source.add("  " + text, own)
        if requirement.condition != nil { source.add("  #endif", own) }
      }
    }
    source.add("}", owner)
    if type.namesake != nil { source.add("}", owner) }
    if type.condition != nil { source.add("#endif", owner) }
  }

  private static func standardMembers(of parents: Set<String>, name: String) -> [String] {
    var lines: [String] = []
    if !parents.isDisjoint(with: ["Hashable", "Equatable", "Comparable"]) {
      lines.append("nonisolated static func == (a: \(name), b: \(name)) -> Bool { true }")
    }
    if parents.contains("Hashable") {
      lines.append("nonisolated func hash(into hasher: inout Hasher) {}")
    }
    if parents.contains("Comparable") {
      lines.append("nonisolated static func < (a: \(name), b: \(name)) -> Bool { true }")
    }
    if parents.contains("CustomStringConvertible") {
      lines.append("nonisolated var description: String { \"\" }")
    }
    return lines
  }
}
