import DeclarationModel
import MockResolver
import SourceWriting

/// A requirement as `stub` and `verify` of a suite from Cuckoo see it: each parameter takes what can
/// say how it is matched.
struct CuckooMember: SelectableMember {
  let requirement: SelectedRequirement

  /// - Parameters:
  ///   - blueprint: The requirement.
  ///   - mock: The mock that it is of.
  init(_ blueprint: MemberBlueprint, of mock: MockBlueprint) {
    requirement = SelectedRequirement(blueprint, of: mock)
  }

  func write(
    _ name: String, _ signature: Signature, _ result: String, handler: CompletionHandler?,
    to source: inout SourceWriter
  ) {
    let matched = MatchableParameters(signature)
    let arguments = signature.arguments
    let kind =
      (signature.effects.isAsync ? "Async" : "") + (signature.hasInout ? "Inout" : "") + "Method"
    let isShadowed = signature.generics.contains { $0.name == "Error" }
    let failure = signature.effects.failureType(
      isShadowed ? "any Swift.Error" : requirement.anyError)
    source.line("@discardableResult")
    var opening = WrappableLine("func \(name)")
    matched.add(to: &opening)
    opening.add(" -> Use.\(kind)")
    opening.addDeclaration("<", [arguments.tupleType(requirement.names), result, failure], ">")
    opening.add(matched.whereClause)
    source.block(opening) { source in
      var selection = WrappableLine("\(arguments.core("mock")).\(kind.lowercasedFirst)")
      selection.addCall([requirement.identifier] + matched.matchers)
      source.statement(selection)
    }
  }

  func write(_ property: PropertyDeclaration, to source: inout SourceWriter) {
    let name = Identifier.escaped(property.name)
    let selection = "mock.\(property.accessors.selector(property: true))(\(requirement.identifier))"
    var statement = WrappableLine("var \(name): ")
    let type = requirement.member.recorded(property.type)
    guard property.accessors.hasSetter else {
      statement.add("Use.\(property.accessors.kind)Property")
      statement.addDeclaration(
        "<", [type.text] + property.accessors.failure(requirement.anyError), ">")
      statement.add(" { \(selection) }")
      return source.statement(statement)
    }
    let element = type.matchableElement
    statement.add("Cuckoo\(element.isOptional ? "Optional" : "")Property")
    statement.addDeclaration("<", ["Use", element.type.text], ">")
    statement.add(" { .init(\(selection)) }")
    source.statement(statement)
  }

  func write(_ declaration: SubscriptDeclaration, to source: inout SourceWriter) {
    let signature = declaration.signature
    let matched = MatchableParameters(signature, isSubscript: true)
    let arguments = signature.arguments
    let accessors = declaration.accessors
    let type = requirement.member.recorded(declaration.result)
    var opening = WrappableLine("subscript")
    matched.add(to: &opening)
    if accessors.hasSetter {
      let element = type.matchableElement
      opening.add(" -> Cuckoo\(element.isOptional ? "Optional" : "")Subscript")
      opening.addDeclaration(
        "<", ["Use", arguments.tupleType(requirement.names), element.type.text], ">")
    } else {
      opening.add(" -> Use.\(accessors.kind)Subscript")
      opening.addDeclaration(
        "<",
        [arguments.tupleType(requirement.names), type.text]
          + accessors.failure(requirement.anyError), ">")
    }
    opening.add(matched.whereClause)
    source.block(opening) { source in
      var selection = WrappableLine(
        "\(arguments.core("mock")).\(accessors.selector(property: false))")
      selection.addCall([requirement.identifier] + matched.matchers)
      if accessors.hasSetter {
        selection = WrappableLine(".init(").appending(selection)
        selection.add(")")
      }
      source.statement(selection)
    }
  }
}
