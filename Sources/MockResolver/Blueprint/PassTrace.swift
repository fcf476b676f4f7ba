import DeclarationModel

/// The changes that passes make to the requirements of a mock, in order, for those who debug them.
package struct PassTrace: Sendable, Hashable {
  /// A change that one pass made to one requirement.
  package struct Change: Sendable, Hashable {
    /// The requirement: `save(_:)`.
    package var requirement: String
    /// The position of its declaration.
    package var position: SourcePosition
    /// The pass: `mock-types`.
    package var pass: String
    /// The requirement before the pass, as source, with known facts about its values.
    package var before: String
    /// The requirement after the pass; nil if the pass removed it.
    package var after: String?
  }

  /// The changes, in the order in which they were made.
  package private(set) var changes: [Change] = []

  /// Starts a trace.
  package init() {}

  /// Adds the change of a pass, if there is one.
  mutating func record(_ pass: String, _ before: ProtocolMember, _ after: ProtocolMember?) {
    guard before != after else { return }
    changes.append(
      Change(
        requirement: before.labelledName, position: before.position, pass: pass,
        before: before.traceText, after: after?.traceText))
  }
}

extension ProtocolMember {
  /// The requirement as source, with the facts that passes have found in comments.
  fileprivate var traceText: String {
    let words =
      conditions.flatMap(\.directives) + attributes.map(\.text) + modifiers.map(\.text)
      + [declared]
    let facts =
      (hasNoncopyableResult ? ["/* noncopyable result */"] : [])
      + (usesIsolatedConformances ? ["/* isolated conformances */"] : [])
      + (resultBox.map { ["/* result in \($0.name) */"] } ?? [])
      + (resultSupport.map { ["/* result needs \($0) */"] } ?? [])
    return (words + facts).joined(separator: " ")
  }

  private var declared: String {
    switch kind {
    case .method(let method):
      "func \(method.name)\(generic)\(list)\(method.effects.text)\(resulting)\(restriction)"
    case .property(let property):
      "var \(property.name): \(property.type.text) \(property.accessors.traceText)"
        + (property.namesClosure ? " /* closure */" : "")
    case .subscript(let element):
      "subscript\(generic)\(list)\(resulting)\(restriction) \(element.accessors.traceText)"
    case .initializer(let initializer):
      "init\(initializer.failability.rawValue)\(generic)\(list)\(initializer.effects.text)"
        + restriction
    case .associatedType(let type): "associatedtype \(type.name)"
    case .typeAlias(let alias): "typealias \(alias.name) = \(alias.type.text)"
    }
  }

  private var generic: String {
    generics.isEmpty ? "" : "<\(generics.map(\.text).joined(separator: ", "))>"
  }

  private var list: String { "(\(parameters.map(\.traceText).joined(separator: ", ")))" }

  private var resulting: String { result.map { " -> \($0.text)" } ?? "" }

  private var restriction: String {
    requirements.isEmpty ? "" : " where \(requirements.map(\.text).joined(separator: ", "))"
  }
}

extension Parameter {
  fileprivate var traceText: String {
    let names = label == name ? name : "\(label ?? "_") \(name)"
    let words =
      specifiers.map(\.text) + attributes.map(\.text) + [type.text + (isVariadic ? "..." : "")]
    let facts =
      (namesClosure ? [" /* closure */"] : []) + (isNoncopyable ? [" /* noncopyable */"] : [])
      + (closureBox.map { [" /* in \($0.name) */"] } ?? [])
      + (runtimeSupport.map { [" /* needs \($0) */"] } ?? [])
    return "\(names): \(words.joined(separator: " "))\(facts.joined())"
  }
}

extension Accessors {
  fileprivate var traceText: String {
    "{ get\(getterEffects.text)\(hasSetter ? " set" : "") }"
  }
}
