import DeclarationModel

/// A variable: `{{ variable }}`.
struct VariableView: TemplateView {
  static let noun = "variable"

  let variable: TemplateVariable
  let session: RenderSession

  var description: String { variable.name }
  var type: TypeReference { variable.type ?? TemplateVariable.unknownType }
  var typeName: TypeNameView {
    var name = TypeNameView(type, session, from: variable.facts.scope)
    name.requirements = session.requirements(around: variable.facts) ?? []
    return name
  }

  /// The name and the type; variables in which these are equal count as one.
  var identity: [String] { [variable.name, "\(variable.facts.isStatic)", typeName.text] }

  /// The declaration in an extension of `PrivateProperties`.
  var accessor: String {
    let key = variable.name.withoutBackticks
    return "var \(variable.name): \(type.text) { property(forKey: \"\(key)\") }"
  }

  static let properties: [String: @Sendable (VariableView) -> any TemplateConvertible] =
    TypedProperties.of(\VariableView.typeName)
    .merging(MemberProperties.of { ($0.variable.facts, $0.session) }) { $1 }
    .merging(own) { $1 }

  private static let own: [String: @Sendable (VariableView) -> any TemplateConvertible] = [
    "name": { $0.variable.name },
    "isStatic": { $0.variable.facts.isStatic },
    "isComputed": { $0.variable.isComputed },
    "isMutable": { $0.variable.isMutable },
    "isLazy": { $0.variable.facts.modifiers.contains(.lazy) },
    "isFinal": { $0.variable.facts.modifiers.contains(.final) },
    "isDynamic": { $0.variable.facts.modifiers.contains(.dynamic) },
    "isAsync": { $0.variable.effects.isAsync },
    "throws": { $0.variable.effects.isThrowing },
    "throwsTypeName": { view in
      view.variable.effects.thrownType.map {
        TypeNameView($0, view.session, from: view.variable.facts.scope)
      }
    },
    "readAccess": { $0.variable.facts.access.rawValue },
    "writeAccess": { $0.variable.writeAccess?.rawValue ?? "" },
    "defaultValue": { $0.variable.defaultValue },
  ]
}

extension Effects {
  /// Whether a call may throw; `throws(Never)` may not.
  var isThrowing: Bool {
    switch throwing {
    case .any: true
    case .typed(let type): type.text != "Never"
    case .never, .rethrows: false
    }
  }

  /// The error type `E` in `throws(E)`.
  var thrownType: TypeReference? {
    if case .typed(let type) = throwing { type } else { nil }
  }
}
