import DeclarationModel

extension ProtocolMember {
  /// Returns the declaration as a protocol has it, without attributes: `func load(id: Int) async throws -> User`,
  /// `var name: String { get set }`.
  ///
  /// - Parameter showsDefaults: Whether default arguments are shown, which only an extension may have.
  package func declarationLine(showsDefaults: Bool = false) -> WrappableLine {
    func list(isSubscript: Bool = false) -> [String] {
      parameters.map {
        $0.declarationText(isSubscript: isSubscript, showsDefault: showsDefaults)
      }
    }
    let prefix = modifiers.map { "\($0.text) " }.joined()
    var line: WrappableLine
    switch kind {
    case .method(let method):
      let name = method.isOperator ? "\(method.name) " : Identifier.escaped(method.name)
      line = WrappableLine("\(prefix)func \(name)")
      line.add(generics, list())
      line.add(method.effects.text)
      if let result = method.result { line.add(" -> \(result.text)") }
      line.add(requirements.whereClause)
    case .property(let property):
      let name = Identifier.escaped(property.name)
      line = WrappableLine(
        "\(prefix)var \(name): \(property.type.text) \(property.accessors.requirementText)")
    case .subscript(let element):
      line = WrappableLine("\(prefix)subscript")
      line.add(generics, list(isSubscript: true))
      line.add(" -> \(element.result.text)\(requirements.whereClause)")
      line.add(" \(element.accessors.requirementText)")
    case .initializer(let initializer):
      line = WrappableLine("\(prefix)init\(initializer.failability.rawValue)")
      line.add(generics, list())
      line.add(initializer.effects.text + requirements.whereClause)
    case .associatedType(let type):
      let parents = type.inheritance.map(\.text).joined(separator: ", ")
      line = WrappableLine("associatedtype \(type.name)" + (parents.isEmpty ? "" : ": \(parents)"))
      line.add(requirements.whereClause)
    case .typeAlias(let alias):
      line = WrappableLine("typealias \(Identifier.escaped(alias.name)) = \(alias.type.text)")
    }
    return line
  }

  /// The call of the method with its own parameters as arguments: `try await load(id: id)`.
  package var forwardingCall: WrappableLine {
    let effects = effects
    let attempt: Bool
    if case .never = effects.throwing { attempt = false } else { attempt = true }
    let keywords = (attempt ? "try " : "") + (effects.isAsync ? "await " : "")
    // A parameter may have the name of the member.
    let base = parameters.contains { $0.name == baseName } ? "self." : ""
    var line = WrappableLine("\(keywords)\(base)\(Identifier.escaped(baseName))")
    line.addCall(
      parameters.map { parameter in
        let label = parameter.label.map { "\(Identifier.argumentLabel($0)): " } ?? ""
        let name = Identifier.escaped(parameter.name)
        return label + (parameter.isInout ? "&" : "") + name + (parameter.isAutoclosure ? "()" : "")
      })
    return line
  }
}

extension Parameter {
  /// Returns the parameter as a declaration has it: `to address: inout Address`.
  ///
  /// - Parameters:
  ///   - isSubscript: Whether it is a parameter of a subscript, whose only name is no label.
  ///   - showsDefault: Whether the default argument is shown.
  fileprivate func declarationText(isSubscript: Bool, showsDefault: Bool) -> String {
    let builders = declarationAttributes.filter(\.isCustom).map(\.text)
    let own = Identifier.escapedLabel(name)
    let names: String
    if let label {
      let isOne = label == name && !isSubscript
      names = isOne ? own : "\(Identifier.escapedLabel(label)) \(own)"
    } else {
      names = isSubscript ? own : "_ \(own)"
    }
    let words =
      specifiers.map(\.text) + attributes.map(\.text) + [type.text + (isVariadic ? "..." : "")]
    let value = showsDefault ? defaultValue.map { " = \($0)" } ?? "" : ""
    return (builders + ["\(names): \(words.joined(separator: " "))\(value)"]).joined(separator: " ")
  }
}

extension Accessors {
  /// The accessors of a requirement: `{ get async }`, `{ get set }`.
  fileprivate var requirementText: String {
    "{ get\(getterEffects.text)\(hasSetter ? " set" : "") }"
  }
}

extension [GenericRequirement] {
  /// The clause ` where T: P`, with a leading space; empty for no constraints.
  package var whereClause: String {
    isEmpty ? "" : " where \(map(\.text).joined(separator: ", "))"
  }
}

extension WrappableLine {
  /// Adds the generic parameters and the parameters of a declaration.
  fileprivate mutating func add(_ generics: [GenericParameter], _ parameters: [String]) {
    if !generics.isEmpty { add("<\(generics.map(\.text).joined(separator: ", "))>") }
    addDeclaration("(", parameters, ")")
  }
}
