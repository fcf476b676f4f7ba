import DeclarationModel
import MockResolver
import SourceWriting

/// The spellings with which tests name a requirement of a mock.
struct RequirementSpelling: Sendable {
  private let member: ProtocolMember
  private let mock: String
  private let namesTypes: Bool
  private let name: String?

  /// Spells a requirement.
  ///
  /// - Parameters:
  ///   - member: The requirement.
  ///   - mockName: The name of the mock.
  ///   - name: The base name that a test writes, if it is not the requirement's own.
  ///   - isOverloaded: Whether another one has the same name and labels.
  init(_ member: ProtocolMember, of mockName: String, named name: String?, isOverloaded: Bool) {
    self.name = name
    self.member = member
    var isOfType = member.isStatic
    if case .initializer = member.kind { isOfType = false }
    mock = isOfType ? "\(mockName).statics" : "mock"
    namesTypes = isOverloaded
  }

  /// The code that stubs it, a line for each of its accessors.
  var stubs: [String] { spellings(getter: ".get") }

  /// The code that verifies it, a line for each of its accessors.
  var verifications: [String] { spellings(getter: ".get()") }

  private func spellings(getter: String) -> [String] {
    switch member.kind {
    case .method(let method):
      [".\(Identifier.escaped(name ?? method.name))(\(method.isOperator ? operands : arguments))"]
    case .initializer: [".\(name ?? "initializer")(\(arguments))"]
    case .property(let property):
      accesses(".\(property.name)", property.accessors, getter)
    case .subscript(let element):
      accesses(name.map { ".\($0)(\(arguments))" } ?? "[\(arguments)]", element.accessors, getter)
    case .associatedType, .typeAlias: []
    }
  }

  private func accesses(_ base: String, _ accessors: Accessors, _ getter: String) -> [String] {
    [base + getter] + (accessors.hasSetter ? [base + ".set(any())"] : [])
  }

  /// The arguments of an operator, which have no labels.
  private var operands: String {
    member.parameters.map { _ in "any()" }.joined(separator: ", ")
  }

  private var arguments: String {
    member.parameters.map { parameter in
      let type = parameter.isVariadic ? "[\(parameter.type.text)]" : parameter.type.text
      let value = namesTypes ? "any(\(type).self)" : "any()"
      return (parameter.label.map { "\($0): " } ?? "") + value
    }.joined(separator: ", ")
  }

  /// `stub(mock)`, `verify(MockClock.statics)`.
  func selected(by function: String) -> String { "\(function)(\(mock))" }
}
