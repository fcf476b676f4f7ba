import Foundation

/// Writes the lines that stub, call and verify the requirements of one mock.
struct UseOfMock {
  /// A line of the program.
  struct Line {
    var text: String
    var owner: SourceText.Owner
  }

  let type: RandomProtocol
  let random: RandomCase
  let declaration: UseWriter.Declaration

  /// The lines; empty if the mock cannot be made.
  var lines: [Line] {
    let lineage = random.lineage(of: type)
    let actors = Set(lineage.flatMap(\.attributes)).intersection(["@Background", "@MainActor"])
    let isActor = lineage.contains { $0.parents.contains("Actor") }
    let bindings = lineage.flatMap(\.associated)
    var arguments: [String] = []
    for parameter in declaration.parameters {
      guard let binding = bindings.first(where: { $0.name == parameter }) else { return [] }
      arguments.append(binding.binding.text)
    }
    let name =
      declaration.name + (arguments.isEmpty ? "" : "<\(arguments.joined(separator: ", "))>")
    let own = SourceText.Owner(number: random.number)
    var result = [Line(text: "let mock = \(name)(.standard)", owner: own)]
    let all = lineage.flatMap(\.requirements)
    var used: Set<String> = []
    for ancestor in lineage {
      for (index, requirement) in ancestor.requirements.enumerated()
      where isPlain(requirement, among: all) {
        guard used.insert(requirement.identity).inserted else { continue }
        let group = random.group(of: requirement, in: type)
        // A mock has both a synchronous and an asynchronous function.
        if !requirement.hasAccessors, Set(group.map { $0.effects.hasPrefix("async") }).count > 1 {
          continue
        }
        let merged = requirement.merged(with: group)
        guard
          var use = Self.use(
            of: merged, in: ancestor.place, mock: name, label: type.name, box: box(of: merged))
        else { continue }
        // A property of an actor cannot be set from outside.
        let isElsewhere =
          isActor || actors.count > 1
          || (actors.contains("@Background") && requirement.attributes.contains("@MainActor"))
        if isElsewhere, let set = use.firstIndex(where: { $0.contains(".set(any()).then") }) {
          use.removeSubrange(set...)
        }
        let owner = SourceText.Owner(
          number: random.number, requirement: .init(type: ancestor.name, index: index))
        func add(_ use: [String]) {
          result.append(Line(text: "do {", owner: owner))
          result += use.map {
            Line(text: $0.replacingOccurrences(of: "§", with: name), owner: owner)
          }
          result.append(Line(text: "}", owner: owner))
        }
        if ancestor.isClass ?? false {
          if case .initializer = requirement.kind { continue }
          // The class answers what describes it.
          if requirement.baseName == "description" { continue }
          add(use)
          guard requirement.ownAnswer != nil, requirement.canCallSuper, !requirement.isStatic
          else { continue }
          add(["let mock = \(name)(.standard)"] + use.map(Self.callingTheClass))
        } else {
          add(use)
        }
      }
    }
    return result.count > 1 ? result : []
  }

  /// Returns a line of a use in which the class answers, and no stub.
  private static func callingTheClass(_ line: String) -> String {
    line.hasPrefix("stub(")
      ? line.replacing(/\.then(Return\(.*\)|DoNothing\(\))$/, with: ".thenCallRealImplementation()")
      : line
  }

  /// Returns whether no other requirement has the same name, so that tests can use it.
  private func isPlain(_ requirement: RandomRequirement, among all: [RandomRequirement]) -> Bool {
    guard !requirement.isOperator,
      requirement.condition == nil || requirement.condition == "swift(>=5)",
      let base = requirement.baseName
    else { return false }
    return Set(all.filter { $0.baseName == base }.map(\.identity)).count == 1
  }

  /// Returns the mock's wrapper type for a closure that is the result; nil if there is none.
  private func box(of requirement: RandomRequirement) -> String? {
    guard let name = requirement.baseName?.replacing("`", with: "") else { return nil }
    let isProperty = if case .property = requirement.kind { true } else { false }
    let box =
      name.prefix(1).uppercased() + name.dropFirst() + (isProperty ? "" : "Result") + "Closure"
    return [box, "`\(box)`"].first(where: declaration.boxes.contains)
  }

  private static func use(
    of requirement: RandomRequirement, in place: RandomProtocol.Place, mock: String, label: String,
    box: String?
  ) -> [String]? {
    var lines: [String] = []
    var arguments: [String] = []
    var matchers: [String] = []
    for (index, parameter) in requirement.parameters.enumerated() {
      guard let value = parameter.type.value, parameter.specifier != "isolated" else { return nil }
      let isLabeled =
        parameter.label != "_"
        && (requirement.kind != .indexed || parameter.label != parameter.name)
      let prefix = isLabeled ? "\(parameter.label): " : ""
      // The parser accepts some forms of types only in declarations.
      lines.append("typealias Given\(index) = \(parameter.type.usedOptional)")
      lines.append("typealias Matched\(index) = \(parameter.matched(from: "Given\(index)"))")
      let isInout = parameter.specifier == "inout"
      lines.append("\(isInout ? "var" : "let") a\(index): Given\(index) = \(value)")
      arguments.append(prefix + parameter.argument("a\(index)"))
      // Such a closure is `@Sendable` in a module in language mode 6, but not in this one.
      let hasOtherType = place == .otherModule && parameter.type.text.contains("@MainActor")
      matchers.append(
        prefix + (hasOtherType || parameter.type.isBoxed ? "any()" : "any(Matched\(index).self)"))
    }
    let subject = requirement.isStatic ? mock : "mock"
    let selected = requirement.isStatic ? "\(mock).statics" : "mock"
    let given = arguments.joined(separator: ", ")
    let any = matchers.joined(separator: ", ")
    guard let value = requirement.result.map({ $0.value }) ?? "()" else { return nil }
    let type = requirement.result?.usedOptional ?? "Void"
    lines.append("typealias Answer = \(type)")
    if type != "Void" { lines.append("let answer: Answer = \(value)") }
    let kept = box.map { "\(mock).\($0)" }
    let answer =
      type == "Void" ? "thenDoNothing()" : "thenReturn(\(kept.map { "\($0)(answer)" } ?? "answer"))"
    let shown = "\(label).\(requirement.baseName ?? "")"
    func comparing(_ call: String) -> [String] {
      ["let result: Answer = try await \(call)"]
        + (requirement.result?.traits.contains(.plain) == true
          ? ["compare(result, answer, \"\(shown)\")"] : ["_ = result"])
    }
    // A generic parameter that only the result mentions cannot be inferred otherwise.
    let isNamed = !requirement.generics.isEmpty && type != "Void"
    // The type of the answer would be that of a wrapper, generic itself or optional.
    let isBoxed = box != nil || requirement.result?.isBoxed == true
    if isNamed, isBoxed || requirement.kind == .indexed { return nil }
    switch requirement.kind {
    case .method(let name):
      return lines + ["stub(\(selected)).\(name)(\(any)).\(answer)"]
        + comparing("\(subject).\(name)(\(given))")
        + [
          "verify(\(selected)).\(name)(\(any))"
            + (isNamed ? ".returning(Answer.self)" : "")
        ]
    case .property(let name):
      return lines + ["stub(\(selected)).\(name).get.\(answer)"]
        + comparing("\(subject).\(name)")
        + ["verify(\(selected)).\(name).get()"]
        + (requirement.isSettable
          ? [
            "stub(\(selected)).\(name).set(any()).thenDoNothing()",
            "\(subject).\(name) = \(type == "Void" ? "()" : "answer")",
            "verify(\(selected)).\(name).set(any())",
          ] : [])
    case .indexed:
      return lines + ["stub(\(selected))[\(any)].get.\(answer)"]
        + comparing("\(subject)[\(given)]") + ["verify(\(selected))[\(any)].get()"]
    case .initializer:
      return lines + [
        "let made: \(mock)? = try await \(mock)(\(given))", "verify(made!).initializer(\(any))",
      ]
    }
  }
}

extension RandomRequirement {
  /// The base name, by which overloads are recognized; the same for all subscripts, and for all
  /// initializers.
  var baseName: String? {
    switch kind {
    case .method(let name), .property(let name): name
    case .indexed: "subscript"
    case .initializer: "initializer"
    }
  }
}

extension TypeSample {
  /// Whether the mock wraps values of the type, because they are closures with typed throws.
  fileprivate var isBoxed: Bool { text.contains("throws(") }
}
