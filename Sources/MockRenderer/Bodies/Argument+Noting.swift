import DeclarationModel

extension Argument {
  /// Returns the lines of a constant with a closure that calls the argument and notes the error that it throws.
  /// Returns nil if such a closure cannot call the argument: a closure cannot pass on a tuple that
  /// was sent to it, nor a value to another executor, and cannot capture an `inout` parameter.
  ///
  /// - Parameters:
  ///   - constant: The name of the constant.
  ///   - function: The name of a local function that returns the closure, if one is needed.
  ///   - errors: The name of the variable that collects the errors.
  func noted(_ constant: String, by function: String, _ errors: String) -> [String]? {
    guard case .function(let closure) = parameter.type, !parameter.isInout, !parameter.isVariadic,
      !closure.parameters.contains(where: {
        $0.isVariadic || $0.type.mentionsPack || $0.specifiers.contains(.sending)
          || (closure.leavesItsExecutor && !$0.type.isStandardValue)
      }), !closure.capturesMetatypes,
      // Another closure would call it on an executor of its own.
      !closure.attributes.contains(.isolated)
    else { return nil }
    // The compiler (6.3.1) does not let a closure with an isolated parameter capture the argument, and understands a function
    // with one only where it is on no other actor.
    let isFunction =
      closure.attributes.isEmpty
      && closure.parameters.contains { $0.specifiers.contains(.isolated) }
    // In a closure, the compiler does not infer the type of thrown errors.
    var (head, attempt, prefix) = ("", "do", isFunction ? "value" : "$")
    if case .typed(let error) = closure.effects.throwing {
      prefix = "value"
      let names = closure.parameters.indices.map { "\(prefix)\($0)" }.joined(separator: ", ")
      head = "(\(names))\(closure.effects.text) in "
      attempt += " throws(\(error.text))"
    }
    let list = closure.parameters.enumerated().map { index, parameter in
      (parameter.isInout ? "&" : "") + prefix + String(index)
    }.joined(separator: ", ")
    let call = "\(closure.effects.keywords)\(escapedName)(\(list))"
    let body = "\(attempt) { return \(call) } catch { throw \(errors).noting(error) } }"
    guard isFunction else { return ["let \(constant): \(ownType.text) = { \(head)\(body)"] }
    let parameters = closure.namedParameters().joined(separator: ", ")
    let result = closure.result.isVoid ? "" : " -> \(closure.result.text)"
    let type = parameter.type.text
    return [
      "nonisolated func \(function)(_ \(escapedName): @escaping \(type)) -> \(type) {",
      "  func \(constant)(\(parameters))\(closure.effects.text)\(result) { \(body)",
      "  return \(constant)",
      "}",
      "let \(constant) = \(function)(\(escapedName))",
    ]
  }
}

extension TypeReference {
  /// Whether the type has a pack expansion: the compiler (6.3.1) crashes on such a `$0`.
  fileprivate var mentionsPack: Bool {
    contains { if case .packExpansion = $0 { true } else { false } }
  }
}

extension FunctionType {
  /// Whether the closure may run on another executor than the one that creates it.
  fileprivate var leavesItsExecutor: Bool { effects.isAsync || attributes.contains(.sendable) }

  /// Whether a closure around it would capture the metatype of a generic parameter or of its member
  /// (`Value.Element`), which a `@Sendable` closure cannot (SE-0470).
  fileprivate var capturesMetatypes: Bool {
    attributes.contains(.sendable)
      && result.contains { part in
        switch part {
        case .named(let named): !named.arguments.isEmpty || named.components.count > 1
        case .member: true
        default: false
        }
      }
  }
}
