import DeclarationModel
import MockResolver
import SourceWriting

/// A requirement as `stub` and `verify` of a suite from Cuckoo see it: each parameter takes what can
/// say how it is matched.
struct CuckooMember {
  private let member: ProtocolMember
  private let identifier: String
  private let anyError: String
  private let names: MockNames
  private let spelling: String?

  /// - Parameters:
  ///   - blueprint: The requirement.
  ///   - mock: The mock that it is of.
  init(_ blueprint: MemberBlueprint, of mock: MockBlueprint) {
    member = blueprint.member
    identifier = "\"\(blueprint.identifier)\""
    anyError = mock.anyError
    names = mock.names
    spelling = blueprint.spelling
  }

  func write(to source: inout SourceWriter) {
    for attribute in member.matcherAttributes { source.line(attribute.text) }
    switch member.kind {
    case .method(let method):
      write(
        Identifier.escaped(spelling ?? method.name), method.signature,
        names.result(member.recorded(method.result ?? .void)), to: &source)
    case .initializer(let initializer):
      var signature = initializer.signature
      signature.effects = Effects()
      write(spelling ?? "initializer", signature, names.spelled("Void"), to: &source)
    case .property(let property): write(property, to: &source)
    case .subscript(let element): write(element, to: &source)
    case .associatedType, .typeAlias: break
    }
  }

  private func write(
    _ name: String, _ signature: Signature, _ result: String, to source: inout SourceWriter
  ) {
    let matched = MatchableParameters(signature)
    let arguments = signature.arguments
    let kind =
      (signature.effects.isAsync ? "Async" : "") + (signature.hasInout ? "Inout" : "") + "Method"
    let isShadowed = signature.generics.contains { $0.name == "Error" }
    let failure = signature.effects.failureType(isShadowed ? "any Swift.Error" : anyError)
    source.line("@discardableResult")
    var opening = WrappableLine("func \(name)")
    matched.add(to: &opening)
    opening.add(" -> Use.\(kind)")
    opening.addDeclaration("<", [arguments.tupleType(names), result, failure], ">")
    opening.add(matched.whereClause)
    source.block(opening) { source in
      var selection = WrappableLine("\(arguments.core("mock")).\(kind.lowercasedFirst)")
      selection.addCall([identifier] + matched.matchers)
      source.statement(selection)
    }
  }

  private func write(_ property: PropertyDeclaration, to source: inout SourceWriter) {
    let name = Identifier.escaped(property.name)
    let selection = "mock.\(property.accessors.selector(property: true))(\(identifier))"
    var statement = WrappableLine("var \(name): ")
    let type = member.recorded(property.type)
    guard property.accessors.hasSetter else {
      statement.add("Use.\(property.accessors.kind)Property")
      statement.addDeclaration("<", [type.text] + property.accessors.failure(anyError), ">")
      statement.add(" { \(selection) }")
      return source.statement(statement)
    }
    let element = type.matchableElement
    statement.add("Cuckoo\(element.isOptional ? "Optional" : "")Property")
    statement.addDeclaration("<", ["Use", element.type.text], ">")
    statement.add(" { .init(\(selection)) }")
    source.statement(statement)
  }

  private func write(_ declaration: SubscriptDeclaration, to source: inout SourceWriter) {
    let signature = declaration.signature
    let matched = MatchableParameters(signature, isSubscript: true)
    let arguments = signature.arguments
    let accessors = declaration.accessors
    let type = member.recorded(declaration.result)
    var opening = WrappableLine("subscript")
    matched.add(to: &opening)
    if accessors.hasSetter {
      let element = type.matchableElement
      opening.add(" -> Cuckoo\(element.isOptional ? "Optional" : "")Subscript")
      opening.addDeclaration("<", ["Use", arguments.tupleType(names), element.type.text], ">")
    } else {
      opening.add(" -> Use.\(accessors.kind)Subscript")
      opening.addDeclaration(
        "<", [arguments.tupleType(names), type.text] + accessors.failure(anyError), ">")
    }
    opening.add(matched.whereClause)
    source.block(opening) { source in
      var selection = WrappableLine(
        "\(arguments.core("mock")).\(accessors.selector(property: false))")
      selection.addCall([identifier] + matched.matchers)
      if accessors.hasSetter {
        selection = WrappableLine(".init(").appending(selection)
        selection.add(")")
      }
      source.statement(selection)
    }
  }
}

extension SourceWriter {
  mutating func add(_ member: CuckooMember) { member.write(to: &self) }
}
