import DeclarationModel
import MockResolver
import SourceWriting

extension MockBlueprint {
  /// `<Key, Value>`; empty for a mock that is not generic.
  var genericArguments: String {
    generics.isEmpty ? "" : "<\(generics.map(\.name).joined(separator: ", "))>"
  }

  /// The protocol, as a declaration names it.
  var protocolText: String { protocolType?.text ?? Identifier.escaped(protocolName) }

  /// ` where Key.ID == Int`, with its leading space; empty for none.
  var whereClause: String { requirements.whereClause }

  /// `public `, with its trailing space; empty for what its module alone sees.
  var accessText: String { access == .public ? "public " : "" }

  /// The attributes that repeat where the mock is used: `@available(…)`.
  var availability: [String] {
    let own = attributes.filter { $0.name == "available" }
    return (outerAttributes.filter { !own.contains($0) } + own).map(\.text)
  }

  /// `any Error`, qualified where a type of the mock or around it may be called `Error`, too.
  var anyError: String {
    enclosingTypes.isEmpty ? "any \(names.spelled("Error"))" : "any Swift.Error"
  }

  /// Whether stub bodies may run on any thread.
  var stubbing: String { names.spelled(isSendable ? "SendableStubbing" : "Stubbing") }
}

extension [GenericRequirement] {
  /// ` where T: P`, with its leading space; empty for none.
  var whereClause: String {
    isEmpty ? "" : " where \(map(\.text).joined(separator: ", "))"
  }
}
