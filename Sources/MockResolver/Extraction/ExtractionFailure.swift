import DeclarationModel

/// The reason why no protocol can be extracted from a class.
package enum ExtractionFailure: Error, DiagnosticFact, Hashable {
  /// No class has the name.
  case unknownClass(String, nearest: String?)
  /// The type is no class.
  case notAClass(String, TypeDeclaration.Kind)
  /// The class is private to its file.
  case isPrivate(String)
  /// The class is nested in a generic type.
  case nestedInGeneric(String)
  /// A generic parameter of the class is a pack or a value.
  case parameter(String, of: String)
  /// The class is a distributed actor.
  case distributed(String)
  /// The sources declare the name of the protocol already.
  case nameTaken(String)
  /// Several classes have the name.
  case declaredTwice(String, at: [SourcePosition])

  package var text: DiagnosticText {
    switch self {
    case .unknownClass(let name, let nearest):
      DiagnosticText(
        .unmatchedClass, "cannot find class '\(name)'",
        fixIt: nearest.map { "did you mean '\($0)'?" }
          ?? "correct the name or specify the file that declares it")
    case .notAClass(let name, let kind):
      DiagnosticText(
        .unsupportedTypeKind, "'\(name)' is \(kind == .enum ? "an enum" : "a \(kind.rawValue)")",
        fixIt: "specify a class or an actor")
    case .isPrivate(let name):
      DiagnosticText(
        .inaccessibleType, "'\(name)' is private to its file, and so would be its protocol",
        fixIt: "make it internal")
    case .nestedInGeneric(let name):
      DiagnosticText(
        .genericEnclosingType, "'\(name)' is nested in a generic type",
        fixIt: "move it out of that type")
    case .parameter(let parameter, let name):
      DiagnosticText(
        .unsupportedGenerics,
        "the generic parameter '\(parameter)' of '\(name)' is a pack or a value",
        fixIt: "write the protocol by hand")
    case .distributed(let name):
      DiagnosticText(
        .distributedRequirement, "'\(name)' is a distributed actor",
        fixIt: "write the protocol by hand")
    case .nameTaken(let name):
      DiagnosticText(
        .protocolNameTaken, "the name '\(name)' is taken",
        fixIt: "choose another name with '--name'")
    case .declaredTwice(let name, let positions):
      DiagnosticText(
        .ambiguousType, "class '\(name)' is declared more than once",
        fixIt: "specify the files or folders of one of them",
        notes: positions.map { Diagnostic.Note("'\(name)' is declared here", at: $0) })
    }
  }
}
