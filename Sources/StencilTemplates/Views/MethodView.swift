import DeclarationModel

/// A method: `{{ method }}`.
struct MethodView: TemplateView {
  static let noun = "method"

  let method: TemplateMethod
  let session: RenderSession
  var description: String { method.fullName }

  var result: TypeNameView { TypeNameView(method.result ?? .void, session) }

  private func has(_ modifier: Modifier) -> Bool { method.facts.modifiers.contains(modifier) }

  static let properties: [String: @Sendable (MethodView) -> Any?] = [
    "name": { $0.method.fullName },
    "shortName": { $0.method.shortName },
    "callName": { $0.method.callName },
    "selectorName": { $0.method.selectorName },
    "parameters": { view in
      TemplateList.value(ParameterView.all(of: view.method.parameters, view.session))
    },
    "returnTypeName": { $0.result },
    "actualReturnTypeName": { $0.result },
    "returnType": { $0.result.declared },
    "isOptionalReturnType": { $0.result.isOptional || $0.method.failability != .none },
    "isImplicitlyUnwrappedOptionalReturnType": { $0.result.isImplicitlyUnwrapped },
    "unwrappedReturnTypeName": { $0.result.unwrapped.text },
    "isAsync": { $0.method.effects.isAsync },
    "throws": { $0.method.effects.isThrowing },
    "rethrows": { $0.method.effects.throwing == .rethrows },
    "throwsTypeName": { view in
      view.method.effects.thrownType.map { TypeNameView($0, view.session) }
    },
    "isInitializer": { $0.method.isInitializer },
    "isDeinitializer": { _ in false },
    "isFailableInitializer": { $0.method.failability != .none },
    "isConvenienceInitializer": { $0.has(.convenience) },
    "isRequired": { $0.has(.required) },
    "isStatic": { $0.has(.static) },
    "isClass": { $0.has(.class) },
    "isFinal": { $0.has(.final) },
    "isMutating": { $0.has(.mutating) },
    "isDynamic": { $0.has(.dynamic) },
    "isDistributed": { $0.has(.distributed) },
    "isNonisolated": { $0.has(.nonisolated) },
    "isOptional": { $0.has(.optional) },
    "isGeneric": { !$0.method.generics.isEmpty },
    "genericParameters": { view in
      TemplateList.value(view.method.generics.map { GenericParameterView($0, view.session) })
    },
    "genericRequirements": { TemplateList.value($0.method.requirements.map(\.text)) },
    "accessLevel": { $0.method.facts.access.rawValue },
    "annotations": { $0.method.facts.annotations.mapValues(\.templateValue) },
    "documentation": { $0.session.documentation($0.method.facts.documentation) },
    "attributes": { AttributeView.dictionary($0.method.facts.attributes, $0.session) },
    "modifiers": { TemplateList.value($0.method.facts.modifiers.map(\.text)) },
    "definedInType": { $0.session.type(named: $0.method.facts.definedIn) },
    "definedInTypeName": { TypeNameView(.name($0.method.facts.definedIn), $0.session) },
    "actualDefinedInTypeName": { TypeNameView(.name($0.method.facts.definedIn), $0.session) },
  ]
}
