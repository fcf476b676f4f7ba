import DeclarationModel

/// A fact that keeps a type or a property from having an accessor.
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

extension AccessorDiagnostic: DiagnosticFact {
  var severity: Diagnostic.Severity { .warning }

  var text: DiagnosticText {
    switch self {
    case .inaccessibleType(let name):
      DiagnosticText(
        .inaccessibleType, "no accessors for '\(name)': it is private to its file",
        fixIt: "make it internal, or select another type")
    case .genericEnclosingType(let name):
      DiagnosticText(
        .genericEnclosingType, "no accessors for '\(name)': it is nested in a generic type",
        fixIt: "read its properties with 'property(forKey:)'")
    case .noProperties(let name, let all):
      DiagnosticText(
        .noStoredProperties,
        "no accessors for '\(name)': it has no \(all ? "" : "private ")stored properties",
        fixIt: "select another type")
    case .unknownType(let property):
      DiagnosticText(
        .unknownPropertyType, "cannot infer the type of '\(property)'",
        fixIt: "add a type annotation, or specify the type in the test")
    case .closure(let property):
      DiagnosticText(
        .closureProperty,
        "no accessor for '\(property)': a closure read by a mirror cannot be called",
        fixIt: "test its effects, or make it internal")
    }
  }
}

extension UnmatchedTypeName: DiagnosticFact {
  package var text: DiagnosticText {
    DiagnosticText(
      .unmatchedType, "no type matches '\(glob)'",
      fixIt: suggestion.map { "did you mean '\($0)'?" }
        ?? "correct the name or add the file that declares it")
  }
}
