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
  /// Returns the properties of a view, given the path to its type.
  static func of<View>(
    _ path: KeyPath<View, TypeNameView> & Sendable
  ) -> [String: @Sendable (View) -> any TemplateConvertible] {
    [
      "typeName": { $0[keyPath: path] },
      "actualTypeName": { $0[keyPath: path].actual },
      "type": { $0[keyPath: path].meaning },
      "isOptional": { $0[keyPath: path].isOptional },
      "isImplicitlyUnwrappedOptional": { $0[keyPath: path].isImplicitlyUnwrapped },
      "unwrappedTypeName": { $0[keyPath: path].unwrappedText },
      "isTuple": { $0[keyPath: path].isTuple },
      "isClosure": { $0[keyPath: path].isClosure },
      "isArray": { $0[keyPath: path].isArray },
      "isSet": { $0[keyPath: path].isSet },
      "isDictionary": { $0[keyPath: path].isDictionary },
    ]
  }
}
