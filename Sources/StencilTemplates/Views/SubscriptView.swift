import DeclarationModel

/// A subscript: `{% for subscript in type.subscripts %}`.
struct SubscriptView: TemplateView {
  static let noun = "subscript"

  let declared: TemplateSubscript
  let session: RenderSession
  var description: String { "subscript" }

  private var declaration: SubscriptDeclaration { declared.declaration }
  private var result: TypeNameView { TypeNameView(declaration.result, session) }

  static let properties: [String: @Sendable (SubscriptView) -> Any?] = [
    "parameters": {
      TemplateList.value(ParameterView.all(of: $0.declaration.parameters, $0.session))
    },
    "returnTypeName": { $0.result },
    "actualReturnTypeName": { $0.result },
    "returnType": { $0.result.declared },
    "isOptionalReturnType": { $0.result.isOptional },
    "unwrappedReturnTypeName": { $0.result.unwrapped.text },
    "isMutable": { $0.declaration.accessors.hasSetter },
    "isAsync": { $0.declaration.accessors.getterEffects.isAsync },
    "throws": { $0.declaration.accessors.getterEffects.isThrowing },
    "isFinal": { $0.declared.facts.modifiers.contains(.final) },
    "isStatic": { $0.declared.facts.isStatic },
    "isGeneric": { !$0.declaration.generics.isEmpty },
    "genericParameters": { view in
      TemplateList.value(view.declaration.generics.map { GenericParameterView($0, view.session) })
    },
    "genericRequirements": { TemplateList.value($0.declaration.requirements.map(\.text)) },
    "readAccess": { $0.declared.facts.access.rawValue },
    "writeAccess": {
      $0.declaration.accessors.hasSetter ? $0.declared.facts.access.rawValue : ""
    },
    "annotations": { $0.declared.facts.annotations.mapValues(\.templateValue) },
    "documentation": { $0.session.documentation($0.declared.facts.documentation) },
    "attributes": { AttributeView.dictionary($0.declared.facts.attributes, $0.session) },
    "modifiers": { TemplateList.value($0.declared.facts.modifiers.map(\.text)) },
    "definedInType": { $0.session.type(named: $0.declared.facts.definedIn) },
  ]
}
