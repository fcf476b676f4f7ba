import DeclarationModel

/// An attribute: an element of `{{ type.attributes.available }}`.
struct AttributeView: TemplateView {
  static let noun = "attribute"

  let attribute: Attribute
  let session: RenderSession
  var description: String { attribute.text }

  static let properties: [String: @Sendable (AttributeView) -> any TemplateConvertible] = [
    "name": { $0.attribute.name },
    "arguments": { $0.arguments },
    "asSource": { $0.attribute.text },
    "description": { $0.attribute.text },
  ]

  /// The arguments by their labels, or else by their numbers; as with Sourcery, split at commas.
  private var arguments: [String: String] {
    var result: [String: String] = [:]
    let parts = (attribute.arguments ?? "").split(separator: ",")
    for (index, part) in parts.enumerated() {
      let words = part.split(separator: ":", maxSplits: 1).map { String($0).trimmed }
      result[words.count > 1 ? words[0] : "\(index)"] = words.last
    }
    return result
  }

  /// Returns attributes by their names, in the form of Sourcery.
  static func dictionary(_ attributes: [Attribute], _ session: RenderSession) -> [String:
    [AttributeView]]
  {
    Dictionary(grouping: attributes, by: \.name).mapValues { attributes in
      attributes.map { AttributeView(attribute: $0, session: session) }
    }
  }
}

extension String {
  /// The text without white space at its ends.
  fileprivate var trimmed: String {
    let start = drop(while: \.isWhitespace)
    return String(start.prefix(start.count - start.reversed().prefix(while: \.isWhitespace).count))
  }
}
