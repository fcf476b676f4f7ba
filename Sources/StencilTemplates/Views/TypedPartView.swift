/// An element of a tuple, a generic argument, a parameter of a closure.
struct TypedPartView: TemplateView {
  static let noun = "element of a type"

  let name: String?
  let label: String?
  let typeName: TypeNameView
  var session: RenderSession { typeName.session }
  var description: String { (label.map { "\($0): " } ?? "") + typeName.text }

  static let properties: [String: @Sendable (TypedPartView) -> Any?] =
    TypedProperties.of(\TypedPartView.typeName).merging(own) { $1 }

  private static let own: [String: @Sendable (TypedPartView) -> Any?] = [
    "name": { $0.name },
    "argumentLabel": { $0.label },
    "asSource": { $0.description },
    "inout": { $0.typeName.text.hasPrefix("inout ") },
  ]
}
