import DeclarationModel
import SourceWriting

/// The parameters of a requirement, each with a generic type that can be matched: `<M1:
/// Matchable>(id: M1)`.
struct MatchableParameters {
  private let signature: Signature
  private let isSubscript: Bool
  private let names: [String]

  init(_ signature: Signature, isSubscript: Bool = false) {
    self.signature = signature
    self.isSubscript = isSubscript
    let taken = Set(signature.generics.map(\.name))
    names = signature.arguments.indices.map { index in
      var name = "M\(index + 1)"
      while taken.contains(name) { name += "_" }
      return name
    }
  }

  private var elements: [(isOptional: Bool, type: TypeReference)] {
    signature.arguments.map(\.recordedType.matchableElement)
  }

  /// Adds the generic parameters and the parameters to a declaration.
  func add(to statement: inout WrappableLine) {
    let matchable = zip(names, elements).map { name, element in
      "\(name): \(element.isOptional ? "OptionalMatchable" : "Matchable")"
    }
    let generics = signature.generics.map(\.text) + matchable
    if !generics.isEmpty { statement.add("<\(generics.joined(separator: ", "))>") }
    let parameters = zip(names, signature.arguments).map { name, argument in
      argument.declaration(of: name, isSubscript: isSubscript)
    }
    statement.addDeclaration("(", parameters, ")")
  }

  /// The clause ` where M1.MatchedType == Int`, with a leading space; empty for no constraints.
  var whereClause: String {
    let own = signature.requirements.map(\.text)
    let matched = zip(names, elements).map { name, element in
      "\(name).\(element.isOptional ? "OptionalMatchedType" : "MatchedType") == \(element.type.text)"
    }
    return own + matched == [] ? "" : " where \((own + matched).joined(separator: ", "))"
  }

  /// The matchers for the run-time library, such as `.matching(id)`.
  var matchers: [String] {
    zip(signature.arguments, elements).map { argument, element in
      ".\(element.isOptional ? "matchingOptional" : "matching")(\(argument.escapedName))"
    }
  }
}

extension TypeReference {
  /// The type that a matcher matches: the type inside an optional, or the type itself.
  var matchableElement: (isOptional: Bool, type: TypeReference) {
    if case .optional(let wrapped) = self { (true, wrapped) } else { (false, self) }
  }
}
