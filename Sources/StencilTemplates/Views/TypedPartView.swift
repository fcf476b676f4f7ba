/// An element of a tuple, a generic argument, or a parameter of a closure.
struct TypedPartView: TemplateView {
  static let noun = "element of a type"

  let name: String?
  let label: String?
  let typeName: TypeNameView
  var isInout = false
  var isVariadic = false
  /// The part as it is written, if that is more than its label and its type.
  var source: String?
  var session: RenderSession { typeName.session }
  var description: String { source ?? (label.map { "\($0): " } ?? "") + typeName.text }

  static let properties: [String: @Sendable (TypedPartView) -> any TemplateConvertible] =
    TypedProperties.of(\TypedPartView.typeName).merging(own) { $1 }

  private static let own: [String: @Sendable (TypedPartView) -> any TemplateConvertible] = [
    "name": { $0.name },
    "argumentLabel": { $0.label },
    "asSource": { $0.description },
    "inout": { $0.isInout },
    "isVariadic": { $0.isVariadic },
    "typeAttributes": { AttributeView.dictionary($0.typeName.attributes, $0.session) },
    // Sourcery reads no annotations of these.
    "annotations": { _ in [String: String]() },
    "defaultValue": { _ in TemplateValue.nothing },
  ]
}

/// The properties of all views with a type.
enum TypedProperties {
  /// Returns the properties of a view.
  ///
  /// - Parameter type: Returns the type of a view.
  static func of<View>(
    _ type: @escaping @Sendable (View) -> TypeNameView
  ) -> [String: @Sendable (View) -> any TemplateConvertible] {
    [
      "typeName": { type($0) },
      "actualTypeName": { type($0).actual },
      "type": { type($0).meaning },
      "isOptional": { type($0).isOptional },
      "isImplicitlyUnwrappedOptional": { type($0).isImplicitlyUnwrapped },
      "unwrappedTypeName": { type($0).unwrappedText },
      "isTuple": { type($0).isTuple },
      "isClosure": { type($0).isClosure },
      "isArray": { type($0).isArray },
      "isSet": { type($0).isSet },
      "isDictionary": { type($0).isDictionary },
    ]
  }
}
