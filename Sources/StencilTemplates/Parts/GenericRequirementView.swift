import DeclarationModel
import Symbols

/// A requirement of a `where` clause: `{% for requirement in type.genericRequirements %}`.
struct GenericRequirementView: TemplateView {
  static let noun = "generic requirement"

  let requirement: GenericRequirement
  let scope: NameScope
  let session: RenderSession
  var description: String { requirement.text }

  static let properties: [String: @Sendable (GenericRequirementView) -> any TemplateConvertible] = [
    "leftType": { ["name": $0.requirement.left.text] },
    "rightType": { view in
      TypedPartView(
        name: nil, label: nil,
        typeName: TypeNameView(view.requirement.right, view.session, from: view.scope))
    },
    "relationship": { $0.requirement.relation == .sameType ? "equals" : "conformsTo" },
    "relationshipSyntax": { $0.requirement.relation.rawValue },
  ]

  /// Returns the requirements as templates see them.
  static func list(
    _ requirements: [GenericRequirement], _ scope: NameScope, _ session: RenderSession
  ) -> [GenericRequirementView] {
    requirements.map { GenericRequirementView(requirement: $0, scope: scope, session: session) }
  }
}
