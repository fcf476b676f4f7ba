/// A reason why a type or a property has no accessor. `AccessorMessages` has the messages.
enum AccessorDiagnostic: Sendable, Hashable {
  /// The type is only visible in its file.
  case inaccessibleType(String)
  /// The type is nested in a generic type.
  case genericEnclosingType(String)
  /// The type has no stored properties of the requested kind.
  case noProperties(type: String, all: Bool)
  /// The property has no declared type, and none can be inferred from its initial value.
  case unknownType(property: String)
  /// The property is a closure.
  case closure(property: String)
}

/// The messages of the resolver of accessors.
enum AccessorMessages {
  /// Returns the message of a diagnostic.
  static func describe(_ finding: AccessorDiagnostic) -> String {
    switch finding {
    case .inaccessibleType(let name):
      "no accessors for '\(name)': it is private to its file; make it internal, or ask for another"
    case .genericEnclosingType(let name):
      "no accessors for '\(name)': it is nested in a generic type; read it with 'property(forKey:)'"
    case .noProperties(let name, let all):
      "no accessors for '\(name)': it has no \(all ? "" : "private ")stored properties;"
        + " ask for another"
    case .unknownType(let property):
      "cannot tell the type of '\(property)'; declare it, or give the accessor the type in the test"
    case .closure(let property):
      "no accessor for '\(property)': it is a closure, and mirrors show closures in a form that"
        + " cannot be called; test what it does, or make it internal"
    }
  }

  /// Returns the message for a name or glob without a match.
  static func noMatch(_ glob: String, suggestion: String?) -> String {
    let fixIt =
      suggestion.map { "did you mean '\($0)'?" }
      ?? "correct the name or add the file that declares it"
    return "no type matches '\(glob)'; \(fixIt)"
  }
}
