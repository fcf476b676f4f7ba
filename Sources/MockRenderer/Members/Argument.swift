import DeclarationModel
import MockResolver
import SourceWriting

/// A parameter of a requirement, as the mock sees it.
struct Argument {
  let parameter: Parameter
  /// The name in the body.
  let name: String
  /// Whether an autoclosure has been called, and its value has its name.
  var isEvaluated = false

  /// Names each parameter: by its own name, else by its label, else by its number.
  static func all(of parameters: [Parameter]) -> [Argument] {
    var taken = Set(parameters.map(\.name)).union(["self"])
    return parameters.enumerated().map { index, parameter in
      // A parameter called `self` would hide the mock.
      guard parameter.name == "_" || parameter.name == "self" else {
        return Argument(parameter: parameter, name: parameter.name)
      }
      var name = parameter.label ?? "argument\(index + 1)"
      while !taken.insert(name).inserted { name += "_" }
      return Argument(parameter: parameter, name: name)
    }
  }

  /// The name as an expression.
  var escapedName: String { Identifier.escaped(name) }

  /// The name as a declaration and as a tuple's label, where few keywords need backticks.
  var declaredName: String { Identifier.escapedLabel(name) }

  /// The type under which it is recorded and matched.
  var recordedType: TypeReference {
    var type = parameter.type
    if parameter.isAutoclosure, case .function(let function) = type { type = function.result }
    type = type.recorded
    return parameter.isVariadic ? .array(type) : type
  }

  /// The value that is recorded.
  var value: String {
    parameter.isAutoclosure && !isEvaluated ? "\(escapedName)()" : escapedName
  }

  /// The parameter in the mock's own declaration.
  func declaration(isSubscript: Bool = false) -> String {
    // Specifiers go first, as SE-0461 has them.
    let attributes = parameter.specifiers + parameter.attributes.map(\.text)
    let type = (attributes + [parameter.type.text]).joined(separator: " ")
    return "\(labels(isSubscript)): \(type)\(parameter.isVariadic ? "..." : "")"
  }

  /// The parameter with another type.
  func declaration(of type: String, isSubscript: Bool) -> String {
    "\(labels(isSubscript)): \(type)"
  }

  /// The parameter in the declaration that `stub` and `verify` see: a value or a matcher.
  func matcherDeclaration(isSubscript: Bool = false) -> String {
    "\(labels(isSubscript)): @autoclosure () -> \(TypeReference.optional(recordedType).text)"
  }

  /// `to name`, `name`, `_ name`. A subscript's parameter has a label only if it is written twice.
  private func labels(_ isSubscript: Bool) -> String {
    guard let label = parameter.label else {
      return isSubscript ? declaredName : "_ \(declaredName)"
    }
    if label == name && !isSubscript { return declaredName }
    return "\(Identifier.escapedLabel(label)) \(declaredName)"
  }
}

extension [Argument] {
  /// The type of a call's arguments: a tuple; the argument's own for one; `Void` for none.
  ///
  /// - Parameter names: How types are spelled.
  func tupleType(_ names: MockNames) -> String {
    if isEmpty { return names.spelled("Void") }
    if count == 1 { return self[0].recordedType.text }
    let elements = map { "\($0.declaredName): \($0.recordedType.text)" }
    return "(\(elements.joined(separator: ", ")))"
  }

  /// A call's arguments: a tuple; the argument itself for one; nil for none.
  var tuple: String? {
    if isEmpty { return nil }
    if count == 1 { return self[0].value }
    return "(\(map { "\($0.declaredName): \($0.value)" }.joined(separator: ", ")))"
  }

  /// The matchers that the parameters of a member become: `.arg(id)`.
  var matchers: [String] { map { ".arg(\($0.escapedName))" } }

  /// A name that none of them has.
  func unusedName(_ wish: String) -> String {
    contains { $0.name == wish } ? unusedName(wish + "_") : wish
  }

  /// How a property of the mock is reached where a parameter may hide it.
  func core(_ name: String) -> String { contains { $0.name == name } ? "self.\(name)" : name }
}
