import DeclarationModel
import Symbols

/// The name of a type, which prints as source: `{{ variable.typeName }}`.
struct TypeNameView: TemplateView, Hashable {
  static let noun = "type name"

  let type: TypeReference
  /// The name without attributes, which may have a specifier of a parameter, or a clause of a method:
  /// `inout Int`.
  let text: String
  let attributes: [Attribute]
  /// The place where the type is written.
  let scope: NameScope
  let session: RenderSession
  /// The requirements of the place on generic parameters, which may be this type.
  var requirements: [GenericRequirement] = []
  /// The names of the generic parameters of the method, which hide types.
  var parameters: [String] = []
  /// Whether aliases have been followed and names have been written in full, so that the type is another one.
  private(set) var isActual = false
  /// Whether a composition is told as one; Sourcery does not, where it constrains an associated type.
  var tellsComposition = true

  init(
    _ type: TypeReference, _ session: RenderSession, from scope: NameScope = NameScope(),
    text: String? = nil, attributes: [Attribute] = []
  ) {
    self.type = type
    self.text = text ?? type.templateName
    self.attributes = (attributes + type.ownAttributes).sorted { $0.text < $1.text }
    self.scope = scope
    self.session = session
  }

  var description: String { attributes.map { "\($0.text) " }.joined() + text }
  var templateValue: TemplateValue { .object(session.memory(of: self)) }

  /// The type as in a declaration.
  var source: String {
    let suffix =
      switch type {
      case .optional: "?"
      case .implicitlyUnwrapped: "!"
      default: ""
      }
    let name = isOptional && suffix.isEmpty ? type.text : unwrappedText + suffix
    return attributes.map { "\($0.text) " }.joined() + name
  }

  var isImplicitlyUnwrapped: Bool {
    if case .implicitlyUnwrapped = type { true } else { false }
  }

  var isOptional: Bool { type.unwrapped != type }

  /// The name of the type inside `?`, `!` or `Optional<…>`.
  var unwrappedText: String {
    switch type {
    case .optional(let wrapped), .implicitlyUnwrapped(let wrapped): wrapped.wrappedName
    default: type.unwrapped.templateName
    }
  }

  /// The type inside `?`, with aliases followed; as with Sourcery, the parts of a closure keep theirs.
  var form: TypeReference {
    let own = type.unwrapped
    if case .function = own { return own }
    return actual(own).unwrapped
  }

  var isTuple: Bool { form.isTuple }
  var isClosure: Bool { if case .function = form { true } else { false } }
  var isArray: Bool { if case .array = form { true } else { form.name == "Array" } }
  var isDictionary: Bool {
    if case .dictionary = form { true } else { form.name == "Dictionary" }
  }
  var isSet: Bool { form.name == "Set" }

  /// The declaration of the type, if it is known.
  var declared: TypeView? {
    actual(type.unwrapped).unwrapped.declaredName.flatMap { session.type(named: $0) }
  }

  private func actual(_ type: TypeReference) -> TypeReference {
    session.actual(type, from: scope, parameters: parameters)
  }

  /// The declaration of the type, or what is required of it if it is a generic parameter.
  var meaning: TemplateValue {
    let required = requiredTypes
    guard let first = required.first else { return declared.templateValue }
    guard required.count == 1 else {
      return UnknownTypeView(
        name: "", kind: "protocolComposition", conformances: required, scope: scope,
        session: session
      ).templateValue
    }
    return TypeNameView(first, session, from: scope).declared?.templateValue
      ?? UnknownTypeView(
        name: first.templateName, kind: "protocol", conformances: required, scope: scope,
        session: session
      ).templateValue
  }

  /// The types that requirements name for this type.
  private var requiredTypes: [TypeReference] {
    requirements.isEmpty ? [] : requirements.filter { $0.left == type }.map(\.right)
  }

  /// The type with aliases followed and names written in full; nil if that is the type itself.
  var other: TypeNameView? {
    let required = requiredTypes
    if !required.isEmpty {
      let composition = required.count == 1 ? required[0] : .composition(required)
      return TypeNameView(
        composition, session, from: scope,
        text: "(\(required.map(\.templateName).joined(separator: " & ")))")
    }
    let actual = actual(type)
    guard actual != type else { return nil }
    // As in Sourcery, a tuple loses its labels.
    var name = TypeNameView(actual, session, from: scope, text: actual.textWithoutLabels)
    name.parameters = parameters
    name.isActual = true
    return name
  }

  /// The type with aliases followed and names written in full.
  var actual: TypeNameView { other ?? self }

  /// The generic arguments, such as `[Int]` for `Set<Int>`; nil if there are none.
  var generics: [TypeReference]? {
    switch form {
    case .array(let element): return [element]
    case .dictionary(let key, let value): return [key, value]
    case .named(let name) where name.components.last?.name != "Optional":
      guard let arguments = name.components.last?.arguments, !arguments.isEmpty else { return nil }
      return arguments
    default: return nil
    }
  }

  static let properties: [String: @Sendable (TypeNameView) -> any TemplateConvertible] = [
    "name": { $0.text },
    "description": { $0.description },
    "asSource": { $0.source },
    "actualTypeName": { $0.other },
    "isOptional": { $0.isOptional },
    "isImplicitlyUnwrappedOptional": { $0.isImplicitlyUnwrapped },
    "unwrappedTypeName": { $0.unwrappedText },
    "isVoid": { $0.type.isVoid || $0.type.unwrapped.standardName == "Void" },
    "isNever": { $0.type.isNever },
    "isTuple": { $0.isTuple },
    "isClosure": { $0.isClosure },
    "isArray": { $0.isArray },
    "isSet": { $0.isSet },
    "isDictionary": { $0.isDictionary },
    "isGeneric": { $0.generics != nil },
    "isProtocolComposition": {
      if case .composition = $0.type.unwrapped { $0.tellsComposition } else { false }
    },
    "attributes": { AttributeView.dictionary($0.attributes, $0.session) },
    "modifiers": { _ in [String]() },
    "tuple": { $0.isTuple ? TypePartsView($0) : nil },
    "closure": { $0.isClosure ? TypePartsView($0) : nil },
    "array": { $0.isArray ? TypePartsView($0) : nil },
    "set": { $0.isSet ? TypePartsView($0) : nil },
    "dictionary": { $0.isDictionary ? TypePartsView($0) : nil },
    "generic": { $0.generics == nil ? nil : TypePartsView($0, isGeneric: true) },
  ]
}

extension TypeReference {
  /// The name without generic arguments and backticks; nil if the type has no name.
  ///
  /// As with Sourcery, `any P` and `some P` are not the type `P`.
  var name: String? {
    if case .named(let type) = self { type.plainNames.joined(separator: ".") } else { nil }
  }

  /// The name under which the declaration is known, which collections in brackets have, too.
  fileprivate var declaredName: String? {
    switch self {
    case .array: "Array"
    case .dictionary: "Dictionary"
    default: name
    }
  }

  /// A tuple, optional or not, without its labels; nil for any other type.
  var textWithoutLabels: String? {
    switch self {
    case .tuple(let elements) where elements.count > 1:
      "(\(elements.map(\.type.templateName).joined(separator: ", ")))"
    case .optional(let wrapped): wrapped.textWithoutLabels.map { $0 + "?" }
    case .implicitlyUnwrapped(let wrapped): wrapped.textWithoutLabels.map { $0 + "!" }
    default: nil
    }
  }

  /// The type inside `?`, `!` or `Optional<…>`.
  var unwrapped: TypeReference {
    switch self {
    case .optional(let wrapped), .implicitlyUnwrapped(let wrapped): wrapped
    case .named(let name) where name.components.last?.name == "Optional":
      name.components.last?.arguments.first ?? self
    default: self
    }
  }

  /// Whether it is a tuple of several elements.
  fileprivate var isTuple: Bool {
    if case .tuple(let elements) = self { elements.count > 1 } else { false }
  }
}
