import DeclarationModel
import Symbols

/// A composition with a name: `{% for composition in types.protocolCompositions %}`.
struct CompositionView: TemplateView {
  static let noun = "protocol composition"

  let name: String
  let parts: [TypeReference]
  let scope: NameScope
  let session: RenderSession
  var description: String { name }

  private var typeNames: [TypeNameView] {
    parts.map { TypeNameView($0, session, from: scope) }
  }

  static let properties: [String: @Sendable (CompositionView) -> Any?] = {
    // It has all properties of a type, and no values for most.
    var properties: [String: @Sendable (CompositionView) -> Any?] = TypeView.properties.mapValues {
      _ in { _ in nil }
    }
    for name in ["name", "localName", "globalName"] { properties[name] = { $0.name } }
    properties["kind"] = { _ in "protocolComposition" }
    properties["composedTypeNames"] = { TemplateList.value($0.typeNames) }
    properties["composedTypes"] = { TemplateList.value($0.typeNames.compactMap(\.declared)) }
    properties["inheritedTypes"] = { TemplateList.value($0.parts.map(\.text)) }
    return properties
  }()
}
