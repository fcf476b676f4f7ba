import DeclarationModel

/// `{{ type.attributes.available }}` is a list of these.
struct AttributeView: TemplateView {
  static let noun = "attribute"

  let attribute: Attribute
  let session: RenderSession
  var description: String { attribute.text }

  static let properties: [String: @Sendable (AttributeView) -> Any?] = [
    "name": { $0.attribute.name },
    "arguments": { $0.attribute.arguments.map { ["0": $0] } ?? [:] },
    "asSource": { $0.attribute.text },
    "description": { $0.attribute.text },
  ]

  /// Attributes by their names, as Sourcery has them.
  static func dictionary(_ attributes: [Attribute], _ session: RenderSession) -> [String: Any] {
    Dictionary(grouping: attributes, by: \.name).mapValues { attributes in
      attributes.map { AttributeView(attribute: $0, session: session) }
    }
  }
}
