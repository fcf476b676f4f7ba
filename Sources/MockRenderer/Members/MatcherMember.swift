import DeclarationModel
import MockResolver
import SourceWriting

/// A requirement as `stub`, `verify` and `calls` see it.
struct MatcherMember {
  private let member: ProtocolMember
  private let identifier: String
  private let anyError: String
  private let names: MockNames
  private let access: String
  private let spelling: String?
  /// What comes of naming it: `Use`.
  private let use: String
  /// The property that names requirements.
  private let selector: String

  /// - Parameters:
  ///   - blueprint: The requirement.
  ///   - mock: The mock that it is of.
  init(_ blueprint: MemberBlueprint, of mock: MockBlueprint) {
    member = blueprint.member
    identifier = "\"\(blueprint.identifier)\""
    anyError = mock.anyError
    names = mock.names
    access = mock.accessText
    spelling = blueprint.spelling
    use = names.type("Use")
    selector = member.isStatic ? names.staticSelector : names.selector
  }

  func write(to source: inout SourceWriter) {
    for attribute in member.matcherAttributes { source.line(attribute.text) }
    switch member.kind {
    case .method(let method):
      let signature = method.signature
      write(
        Identifier.escaped(spelling ?? method.name), signature,
        names.result(member.recorded(method.result ?? .void)),
        handler: CompletionHandler(signature), to: &source)
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
    _ name: String, _ signature: Signature, _ result: String, handler: CompletionHandler? = nil,
    to source: inout SourceWriter
  ) {
    let arguments = signature.arguments
    let kind =
      (signature.effects.isAsync ? "Async" : "") + (signature.hasInout ? "Inout" : "")
      + (handler == nil ? "Method" : "CompletionMethod")
    let failure = signature.effects.failureType(anyError, never: names.spelled("Never"))
    source.line("@discardableResult")
    var opening = WrappableLine("\(access)func \(name)")
    signature.add(to: &opening, parameters: arguments.map { $0.matcherDeclaration() })
    opening.add(" -> \(use).\(kind)")
    opening.addDeclaration(
      "<", [arguments.tupleType(names), result, failure] + (handler.map { [$0.values] } ?? []), ">")
    opening.add(signature.whereClause)
    source.block(opening) { source in
      var selection = WrappableLine("\(arguments.core(selector)).\(kind.lowercasedFirst)")
      selection.addCall(
        [identifier] + arguments.matchers + (handler.map { ["complete: \($0.call)"] } ?? []))
      source.statement(selection)
    }
  }

  private func write(_ property: PropertyDeclaration, to source: inout SourceWriter) {
    let selector = property.accessors.selector(property: true)
    let name = Identifier.escaped(property.name)
    var statement = WrappableLine("\(access)var \(name): \(use).\(property.accessors.kind)Property")
    statement.addDeclaration(
      "<", [member.recorded(property.type).text] + property.accessors.failure(anyError), ">")
    statement.add(" { \(self.selector).\(selector)(\(identifier)) }")
    source.statement(statement)
  }

  private func write(_ element: SubscriptDeclaration, to source: inout SourceWriter) {
    let signature = element.signature
    let arguments = signature.arguments
    var opening = WrappableLine(
      access + (spelling.map { "func \(Identifier.escaped($0))" } ?? "subscript"))
    signature.add(
      to: &opening,
      parameters: arguments.map { $0.matcherDeclaration(isSubscript: spelling == nil) })
    opening.add(" -> \(use).\(element.accessors.kind)Subscript")
    let types =
      [arguments.tupleType(names), member.recorded(element.result).text]
      + element.accessors.failure(anyError)
    opening.addDeclaration("<", types, ">")
    opening.add(signature.whereClause)
    source.block(opening) { source in
      let selector = element.accessors.selector(property: false)
      var selection = WrappableLine("\(arguments.core(self.selector)).\(selector)")
      selection.addCall([identifier] + arguments.matchers)
      source.statement(selection)
    }
  }
}

extension Accessors {
  /// `ReadOnly`, `Throwing`, `Async`; empty for a member that can be set.
  var kind: String {
    if hasSetter { return "" }
    if getterEffects.isAsync { return "Async" }
    return getterEffects.canThrow ? "Throwing" : "ReadOnly"
  }

  /// The function of the library that names such a member.
  func selector(property: Bool) -> String {
    if hasSetter { return property ? "property" : "subscript" }
    return getterEffects.isAsync ? "asyncGetter" : "getter"
  }

  /// The type of what is thrown, where the member's type names it.
  func failure(_ anyError: String) -> [String] {
    hasSetter || !(getterEffects.isAsync || getterEffects.canThrow)
      ? [] : [getterEffects.failureType(anyError)]
  }
}

extension String {
  var lowercasedFirst: String { prefix(1).lowercased() + dropFirst() }
}

extension SourceWriter {
  mutating func add(_ member: MatcherMember) { member.write(to: &self) }
}
