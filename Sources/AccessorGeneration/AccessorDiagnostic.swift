/// Something that keeps a type or a property from an accessor. `AccessorMessages` has the words.
enum AccessorDiagnostic: Sendable, Hashable {
  /// Only its file can see the type.
  case inaccessibleType(String)
  /// The type is nested in a generic one.
  case genericEnclosingType(String)
  /// The type has no stored property of the wanted kind.
  case noProperties(type: String, all: Bool)
  /// Neither a type is declared, nor is it evident from the initial value.
  case unknownType(property: String)
  /// It is a closure.
  case closure(property: String)
}

/// The words for what the resolver of accessors finds.
enum AccessorMessages {
  /// What is wrong, and what to do.
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

  /// A name or glob that was asked for matches nothing.
  static func noMatch(_ glob: String, suggestion: String?) -> String {
    let fixIt =
      suggestion.map { "did you mean '\($0)'?" }
      ?? "correct the name or add the file that declares it"
    return "no type matches '\(glob)'; \(fixIt)"
  }
}
