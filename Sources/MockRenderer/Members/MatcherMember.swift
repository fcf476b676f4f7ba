import DeclarationModel
import MockResolver
import SourceWriting

/// Writes a requirement in the form in which `stub`, `verify` and `calls` select it.
///
///     @discardableResult func cached(id: @autoclosure () -> Int?) -> Use.Method<Int, User?> {
///       mock._method(id)
///     }
struct MatcherMember: SelectableMember {
  let requirement: SelectedRequirement
  private let access: String
  /// The type parameter for the purpose of a selection: `Use`.
  private let use: String
  /// The property that selects requirements.
  private let selector: String
  /// Whether stubs may leave autoclosures unevaluated, which variables of the mock keep.
  private let mayLeave: Bool

  /// Creates the writer of a requirement.
  ///
  /// - Parameters:
  ///   - blueprint: The requirement.
  ///   - mock: The mock of the requirement.
  init(_ blueprint: MemberBlueprint, of mock: MockBlueprint) {
    requirement = SelectedRequirement(blueprint, of: mock)
    access = mock.accessText
    use = mock.names.type("Use")
    selector =
      blueprint.member.isStatic ? mock.names.staticSelector : mock.names.selector
    var isMethod: Bool { if case .method = blueprint.member.kind { true } else { false } }
    mayLeave = isMethod && StyleScope(mock) == nil
  }

  func write(
    _ name: String, _ signature: Signature, _ result: String, handler: CompletionHandler?,
    to source: inout SourceWriter
  ) {
    let arguments = (mayLeave ? signature.deferring : signature).arguments
    let kind = signature.memberKind + (handler == nil ? "Method" : "CompletionMethod")
    var opening = WrappableLine("@discardableResult \(access)func \(name)")
    signature.add(to: &opening, parameters: arguments.map { $0.matcherDeclaration() })
    opening.add(" -> \(use).\(kind)")
    opening.addDeclaration(
      "<",
      [arguments.tupleType(requirement.names), result]
        + signature.effects.failures(requirement.anyError) + (handler.map { [$0.values] } ?? []),
      ">"
    )
    opening.add(signature.whereClause)
    source.declaration(opening) { source in
      let completion =
        signature.effects.isAsync ? "_asyncCompletionMethod" : "_completionMethod"
      let function = handler == nil ? "_method" : completion
      var selection = WrappableLine("\(arguments.core(selector)).\(function)")
      selection.addCall(
        (handler == nil ? arguments.selection : arguments.matchers) + requirement.name.arguments
          + (handler.map { ["complete: \($0.call(of: use))"] } ?? []))
      source.statement(selection)
    }
  }

  func write(_ property: PropertyDeclaration, to source: inout SourceWriter) {
    let name = Identifier.escaped(property.name)
    var statement = WrappableLine("\(access)var \(name): \(use).\(property.accessors.kind)Property")
    statement.addDeclaration(
      "<",
      [requirement.member.recorded(property.type).text]
        + property.accessors.failure(requirement.anyError), ">")
    let selection = requirement.name.arguments.joined()
    source.declaration(statement) { $0.line("\(selector)._property(\(selection))") }
  }

  func write(_ element: SubscriptDeclaration, to source: inout SourceWriter) {
    let signature = element.signature.implying(requirement.member.recorded(element.result))
    let arguments = signature.arguments
    var opening = WrappableLine(
      access + (requirement.spelling.map { "func \(Identifier.escaped($0))" } ?? "subscript"))
    signature.add(
      to: &opening,
      parameters: arguments.map { $0.matcherDeclaration(isSubscript: requirement.spelling == nil) })
    opening.add(" -> \(use).\(element.accessors.kind)Subscript")
    let types =
      [arguments.tupleType(requirement.names), requirement.member.recorded(element.result).text]
      + element.accessors.failure(requirement.anyError)
    opening.addDeclaration("<", types, ">")
    opening.add(signature.whereClause)
    source.declaration(opening) { source in
      var selection = WrappableLine("\(arguments.core(selector))._subscript")
      selection.addCall(arguments.matchers + requirement.name.arguments)
      source.statement(selection)
    }
  }
}

extension Accessors {
  /// The prefix of the property's type: `ReadOnly`, `Throwing` or `Async`; empty for a property
  /// with a setter.
  var kind: String {
    if hasSetter { return "" }
    if getterEffects.isAsync { return "Async" }
    return getterEffects.canThrow ? "Throwing" : "ReadOnly"
  }

  /// Returns the type of the thrown error, if the property's type has an argument for it.
  func failure(_ anyError: String) -> [String] {
    hasSetter || !(getterEffects.isAsync || getterEffects.canThrow)
      ? [] : [getterEffects.failureType(anyError)]
  }
}

extension Signature {
  /// The prefix of the member's type, such as `ThrowingAsync`.
  var memberKind: String {
    (effects.failures("").isEmpty ? "" : "Throwing") + (effects.isAsync ? "Async" : "")
      + (hasInout ? "Inout" : "")
  }
}

extension Effects {
  /// Returns the type of the thrown error, if the member's type has an argument for it.
  func failures(_ anyError: String) -> [String] {
    throwing == .never ? [] : [failureType(anyError)]
  }
}
