import DeclarationModel

/// The name of a type, which prints as source: `{{ variable.typeName }}`.
struct TypeNameView: TemplateView {
  static let noun = "type name"

  let type: TypeReference
  /// The printed text, which may include the specifiers of a parameter: `inout Int`.
  let text: String
  let attributes: [Attribute]
  let session: RenderSession

  init(
    _ type: TypeReference, _ session: RenderSession, text: String? = nil,
    attributes: [Attribute] = []
  ) {
    self.type = type
    self.text = text ?? type.text
    self.attributes = attributes
    self.session = session
  }

  var description: String { text }

  var isImplicitlyUnwrapped: Bool {
    if case .implicitlyUnwrapped = type { true } else { false }
  }

  var isOptional: Bool { unwrapped != type }

  /// The type inside `?`, `!` or `Optional<…>`.
  var unwrapped: TypeReference {
    switch type {
    case .optional(let wrapped), .implicitlyUnwrapped(let wrapped): wrapped
    case .named(let name) where name.components.last?.name == "Optional":
      name.components.last?.arguments.first ?? type
    default: type
    }
  }

  var isTuple: Bool {
    if case .tuple(let elements) = unwrapped { elements.count > 1 } else { false }
  }
  var isClosure: Bool { if case .function = unwrapped { true } else { false } }
  var isArray: Bool { if case .array = unwrapped { true } else { isNamed("Array") } }
  var isDictionary: Bool { if case .dictionary = unwrapped { true } else { isNamed("Dictionary") } }
  var isSet: Bool { isNamed("Set") }

  private func isNamed(_ name: String) -> Bool { unwrapped.name == name }

  /// The declaration of the type, if it is known.
  var declared: TypeView? { unwrapped.name.flatMap { session.type(named: $0) } }

  /// The type with its aliases resolved, if the alias is at the top level or in a known type.
  var actual: TypeNameView { self }

  static let properties: [String: @Sendable (TypeNameView) -> Any?] = [
    "name": { $0.text },
    "description": { $0.text },
    "asSource": { $0.text },
    "actualTypeName": { $0.actual },
    "isOptional": { $0.isOptional },
    "isImplicitlyUnwrappedOptional": { $0.isImplicitlyUnwrapped },
    "unwrappedTypeName": { $0.unwrapped.text },
    "isVoid": { $0.type.isVoid },
    "isNever": { $0.type.text == "Never" },
    "isTuple": { $0.isTuple },
    "isClosure": { $0.isClosure },
    "isArray": { $0.isArray },
    "isSet": { $0.isSet },
    "isDictionary": { $0.isDictionary },
    "isGeneric": { $0.generics != nil },
    "isProtocolComposition": {
      if case .composition = $0.unwrapped { true } else { false }
    },
    "attributes": { AttributeView.dictionary($0.attributes, $0.session) },
    "tuple": { $0.isTuple ? TypePartsView($0) : nil },
    "closure": { $0.isClosure ? TypePartsView($0) : nil },
    "array": { $0.isArray ? TypePartsView($0) : nil },
    "set": { $0.isSet ? TypePartsView($0) : nil },
    "dictionary": { $0.isDictionary ? TypePartsView($0) : nil },
    "generic": { $0.generics == nil ? nil : TypePartsView($0) },
  ]

  /// The generic arguments, such as `[Int]` for `Set<Int>`; nil if there are none.
  var generics: [TypeReference]? {
    guard case .named(let name) = unwrapped, let last = name.components.last,
      !last.arguments.isEmpty
    else { return nil }
    return last.arguments
  }
}

extension TypeReference {
  /// The name without generic arguments; nil if the type has no name.
  var name: String? {
    switch self {
    case .named(let type): type.components.map(\.name).joined(separator: ".")
    case .existential(let type), .opaque(let type): type.name
    default: nil
    }
  }
}
