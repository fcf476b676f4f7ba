import DeclarationModel

/// A method or initializer in the form of templates.
struct TemplateMethod: Sendable {
  /// The name; `init` for an initializer.
  let name: String
  let generics: [GenericParameter]
  let parameters: [Parameter]
  let effects: Effects
  /// The result type that is written; nil for none.
  private let result: TypeReference?
  let requirements: [GenericRequirement]
  /// The `where` clause with the line breaks of the source; nil for none.
  private(set) var clause: String?
  let failability: InitializerDeclaration.Failability
  let isInitializer: Bool
  let isDeinitializer: Bool
  let facts: MemberFacts

  init(_ method: MethodDeclaration, _ facts: MemberFacts) {
    name = SourceName.written(method.name, isQuoted: method.isQuoted)
    generics = method.generics
    parameters = method.parameters
    effects = method.effects
    result = method.result
    requirements = method.requirements
    clause = method.brokenClause ?? method.requirements.clause
    failability = .none
    isInitializer = false
    isDeinitializer = false
    self.facts = facts
  }

  /// Creates a function outside of types; nil for any other member.
  init?(_ function: TypeMember, of owner: MemberOwner) {
    guard case .method(let method) = function.kind else { return nil }
    self.init(method, MemberFacts(function, of: owner))
  }

  init(_ initializer: InitializerDeclaration, _ facts: MemberFacts) {
    name = "init"
    generics = initializer.generics
    parameters = initializer.parameters
    effects = initializer.effects
    result = nil
    requirements = initializer.requirements
    clause = initializer.requirements.clause
    failability = initializer.failability
    isInitializer = true
    isDeinitializer = false
    self.facts = facts
  }

  /// Returns the type of a call's result; nil if none is written.
  ///
  /// - Parameter owner: The type that the method belongs to, which initializers return.
  func result(in owner: @autoclosure () -> TypeReference?) -> TypeReference? {
    guard isInitializer, let owner = owner() else { return result }
    return switch failability {
    case .none: owner
    case .optional: .optional(owner)
    case .implicitlyUnwrapped: .implicitlyUnwrapped(owner)
    }
  }

  /// Creates the method that Sourcery makes of a deinitializer.
  init(deinitializer facts: MemberFacts) {
    name = "deinit"
    generics = []
    parameters = []
    effects = Effects()
    result = nil
    requirements = []
    failability = .none
    isInitializer = false
    isDeinitializer = true
    self.facts = facts
  }

  /// The name with generic parameters: `foo<T>`.
  var shortName: String {
    generics.isEmpty
      ? callName : "\(callName)<\(generics.map(\.text).joined(separator: ", "))>"
  }

  /// The name with failability: `foo`, `init?`.
  var callName: String { name + failability.rawValue }

  /// The declaration without effects and result: `foo<T>(bar: T)`.
  var fullName: String {
    "\(shortName)(\(parameters.map(\.templateText).joined(separator: ", ")))"
  }

  /// Whether it is `static`; as with Sourcery, an initializer is.
  var isStatic: Bool { isInitializer || facts.modifiers.contains(.static) }

  /// The name with labels: `foo(bar:)`; `foo` without parameters, as in Sourcery.
  var selectorName: String {
    guard !parameters.isEmpty else { return name }
    return "\(name)(\(parameters.map { "\($0.writtenLabel ?? "_"):" }.joined()))"
  }

  /// The source of the declaration, without access level and attributes.
  var signature: String {
    let shown: [Modifier] = [.static, .class, .mutating, .nonisolated]
    let words = shown.filter(facts.modifiers.contains)
    if isDeinitializer { return name }
    let keyword = isInitializer ? "" : "func "
    let result = isInitializer ? "" : result.map { " -> \($0.text)" } ?? ""
    let list = parameters.map(\.sourceText).joined(separator: ", ")
    return words.map { "\($0.text) " }.joined() + keyword + "\(shortName)(\(list))"
      + effects.text + result + (requirements.clause.map { " \($0)" } ?? "")
  }
}

extension [GenericRequirement] {
  /// The `where` clause; nil if there are no requirements.
  fileprivate var clause: String? {
    isEmpty ? nil : "where " + map(\.text).joined(separator: ", ")
  }
}
