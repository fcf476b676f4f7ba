import DeclarationModel

/// A subscript: `{% for subscript in type.subscripts %}`.
struct SubscriptView: TemplateView {
  static let noun = "subscript"

  let declared: TemplateMember<SubscriptDeclaration>
  let session: RenderSession
  var description: String { "subscript" }

  private var declaration: SubscriptDeclaration { declared.declaration }
  /// The parameters; as with Sourcery, a single name is a label as well.
  private var parameters: [Parameter] {
    declaration.parameters.map { parameter in
      var parameter = parameter
      if parameter.hasOneName, parameter.name != "_" {
        parameter.label = parameter.name
        parameter.isLabelQuoted = parameter.isNameQuoted
      }
      return parameter
    }
  }

  /// The parameters and the result; subscripts in which these are equal count as one.
  var identity: [String] {
    declaration.parameters.map(\.sourceText) + [declaration.result.text]
  }

  private var result: TypeNameView {
    TypeNameView(declaration.result, session, from: declared.facts.scope)
  }

  static let properties: [String: @Sendable (SubscriptView) -> any TemplateConvertible] =
    MemberProperties.of { ($0.declared.facts, $0.session) }.merging(own) { $1 }

  private static let own: [String: @Sendable (SubscriptView) -> any TemplateConvertible] = [
    "parameters": {
      ParameterView.all(of: $0.parameters, $0.declared.facts, $0.session)
    },
    "returnTypeName": { $0.result },
    "actualReturnTypeName": { $0.result.actual },
    "returnType": { $0.result.declared },
    "isOptionalReturnType": { $0.result.isOptional },
    "isImplicitlyUnwrappedOptionalReturnType": { $0.result.isImplicitlyUnwrapped },
    "unwrappedReturnTypeName": { $0.result.unwrappedText },
    "isMutable": { $0.declaration.accessors.hasSetter },
    "isAsync": { $0.declaration.accessors.getterEffects.isAsync },
    "throws": { $0.declaration.accessors.getterEffects.isThrowing },
    "throwsTypeName": { view in
      view.declaration.accessors.getterEffects.thrownType.map {
        TypeNameView($0, view.session, from: view.declared.facts.scope)
      }
    },
    "isFinal": { $0.declared.facts.modifiers.contains(.final) },
    "isStatic": { $0.declared.facts.isStatic },
    "isGeneric": { !$0.declaration.generics.isEmpty },
    "genericParameters": { view in
      GenericParameterView.list(
        view.declaration.generics, [], view.declared.facts.scope, view.session)
    },
    "genericRequirements": {
      GenericRequirementView.list($0.declaration.requirements, $0.declared.facts.scope, $0.session)
    },
    "readAccess": { $0.declared.facts.access.rawValue },
    "writeAccess": {
      $0.declaration.accessors.hasSetter
        ? ($0.declared.facts.writeAccess ?? $0.declared.facts.access).rawValue : ""
    },
  ]
}
