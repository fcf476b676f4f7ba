import DeclarationModel

/// A method: `{{ method }}`.
struct MethodView: TemplateView {
  static let noun = "method"

  let method: TemplateMethod
  let session: RenderSession
  var description: String { method.fullName }

  /// The result; as with Sourcery, its name includes the `where` clause of the method.
  var result: TypeNameView {
    let type = method.result(in: session.ownerType(of: method.facts)) ?? .void
    var name = TypeNameView(
      type, session, from: method.facts.scope,
      text: method.clause.map { "\(type.templateName) \($0)" })
    name.requirements = requirements
    name.parameters = method.generics.map(\.name)
    return name
  }

  /// The requirements on generic parameters; as with Sourcery, those of the type hide those of the method.
  private var requirements: [GenericRequirement] {
    session.requirements(around: method.facts) ?? method.requirements
  }

  /// The name and the result; methods in which these are equal count as one.
  var identity: [String] {
    [
      method.fullName, "\(method.isStatic)", "\(has(.class))", result.actual.text,
    ]
  }

  /// The parameters.
  private var parameters: [ParameterView] {
    ParameterView.all(of: method.parameters, method.facts, session).map { view in
      var view = view
      view.requirements = requirements
      view.generics = method.generics.map(\.name)
      return view
    }
  }

  private func has(_ modifier: Modifier) -> Bool { method.facts.modifiers.contains(modifier) }

  static let properties: [String: @Sendable (MethodView) -> any TemplateConvertible] =
    MemberProperties.of { ($0.method.facts, $0.session) }.merging(own) { $1 }

  private static let own: [String: @Sendable (MethodView) -> any TemplateConvertible] = [
    "name": { $0.method.fullName },
    "shortName": { $0.method.shortName },
    "callName": { $0.method.callName },
    "selectorName": { $0.method.selectorName },
    "parameters": { $0.parameters },
    "returnTypeName": { $0.result },
    "actualReturnTypeName": { $0.result.actual },
    "returnType": { $0.result.meaning },
    "isOptionalReturnType": { $0.result.isOptional || $0.method.failability != .none },
    "isImplicitlyUnwrappedOptionalReturnType": { $0.result.isImplicitlyUnwrapped },
    "unwrappedReturnTypeName": { $0.result.unwrappedText },
    "isAsync": { $0.method.effects.isAsync },
    "throws": { $0.method.effects.isThrowing },
    "rethrows": { $0.method.effects.throwing == .rethrows },
    "throwsTypeName": { view in
      view.method.effects.thrownType.map {
        TypeNameView($0, view.session, from: view.method.facts.scope)
      }
    },
    "isThrowsTypeGeneric": { view in
      let name = view.method.effects.thrownType?.text
      return view.method.generics.contains { $0.name == name }
    },
    "isInitializer": { $0.method.isInitializer },
    "isDeinitializer": { $0.method.isDeinitializer },
    "isFailableInitializer": { $0.method.failability != .none },
    "isConvenienceInitializer": { $0.has(.convenience) },
    "isRequired": { $0.has(.required) },
    "isStatic": { $0.method.isStatic },
    "isClass": { $0.has(.class) },
    "isFinal": { $0.has(.final) },
    "isMutating": { $0.has(.mutating) },
    "isDynamic": { $0.has(.dynamic) },
    "isDistributed": { $0.has(.distributed) },
    "isNonisolated": { $0.has(.nonisolated) },
    "isOptional": { $0.has(.optional) },
    "isGeneric": { !$0.method.generics.isEmpty },
    "genericParameters": { view in
      GenericParameterView.list(
        view.method.generics, view.method.requirements, view.method.facts.scope, view.session)
    },
    "genericRequirements": {
      GenericRequirementView.list($0.method.requirements, $0.method.facts.scope, $0.session)
    },
    "accessLevel": { $0.method.facts.access.rawValue },
  ]
}
