import DeclarationModel
import MockResolver
import SourceWriting

/// Writes a requirement in the form in which `stub` and `verify` of a suite from Cuckoo select it:
/// each parameter takes a matcher, or a value that can be matched.
///
///     @discardableResult func cached<M1: Matchable>(
///       id: M1
///     ) -> Use.Method<Int, User?> where M1.MatchedType == Int {
///       mock._method(matching: .matching(id))
///     }
struct CuckooMember: SelectableMember {
  let requirement: SelectedRequirement
  /// The type parameter for the purpose of a selection: `Use`.
  private let use: String
  /// The property that selects requirements.
  private let selector: String

  /// Creates the writer of a requirement.
  ///
  /// - Parameters:
  ///   - blueprint: The requirement.
  ///   - mock: The mock of the requirement.
  init(_ blueprint: MemberBlueprint, of mock: MockBlueprint) {
    requirement = SelectedRequirement(blueprint, of: mock)
    use = mock.names.type("Use")
    selector = mock.names.selector
  }

  func write(
    _ name: String, _ signature: Signature, _ result: String, handler: CompletionHandler?,
    to source: inout SourceWriter
  ) {
    let matched = MatchableParameters(signature)
    let arguments = signature.arguments
    let isShadowed = signature.generics.contains { $0.name == "Error" }
    let failures = signature.effects.failures(
      isShadowed ? "any Swift.Error" : requirement.anyError)
    var opening = WrappableLine("@discardableResult func \(name)")
    matched.add(to: &opening)
    opening.add(" -> \(use).\(signature.memberKind)Method")
    opening.addDeclaration("<", [arguments.tupleType(requirement.names), result] + failures, ">")
    opening.add(matched.whereClause)
    source.declaration(opening) { source in
      var selection = WrappableLine("\(arguments.core(selector))._method")
      let matchers = matched.matchers
      selection.addCall(
        matchers.prefix(1).map { "matching: \($0)" } + matchers.dropFirst()
          + requirement.name.arguments)
      source.statement(selection)
    }
  }

  func write(_ property: PropertyDeclaration, to source: inout SourceWriter) {
    let name = Identifier.escaped(property.name)
    let selection = "\(selector)._property(\(requirement.name.arguments.joined()))"
    var statement = WrappableLine("var \(name): ")
    let type = requirement.member.recorded(property.type)
    guard property.accessors.hasSetter else {
      statement.add("\(use).\(property.accessors.kind)Property")
      statement.addDeclaration(
        "<", [type.text] + property.accessors.failure(requirement.anyError), ">")
      return source.declaration(statement) { $0.line(selection) }
    }
    let element = type.matchableElement
    statement.add("Cuckoo\(element.isOptional ? "Optional" : "")Property")
    statement.addDeclaration("<", [use, element.type.text], ">")
    source.declaration(statement) { $0.line(".init(\(selection))") }
  }

  func write(_ declaration: SubscriptDeclaration, to source: inout SourceWriter) {
    let type = requirement.member.recorded(declaration.result)
    let signature = declaration.signature.implying(type)
    let matched = MatchableParameters(signature, isSubscript: requirement.spelling == nil)
    let arguments = signature.arguments
    let accessors = declaration.accessors
    var opening = WrappableLine(
      requirement.spelling.map { "func \(Identifier.escaped($0))" } ?? "subscript")
    matched.add(to: &opening)
    if accessors.hasSetter {
      let element = type.matchableElement
      opening.add(" -> Cuckoo\(element.isOptional ? "Optional" : "")Subscript")
      opening.addDeclaration(
        "<", [use, arguments.tupleType(requirement.names), element.type.text], ">")
    } else {
      opening.add(" -> \(use).\(accessors.kind)Subscript")
      opening.addDeclaration(
        "<",
        [arguments.tupleType(requirement.names), type.text]
          + accessors.failure(requirement.anyError), ">")
    }
    opening.add(matched.whereClause)
    source.declaration(opening) { source in
      var selection = WrappableLine("\(arguments.core(selector))._subscript")
      selection.addCall(matched.matchers + requirement.name.arguments)
      if accessors.hasSetter {
        selection = WrappableLine(".init(").appending(selection)
        selection.add(")")
      }
      source.statement(selection)
    }
  }
}
