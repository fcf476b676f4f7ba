import DeclarationModel

/// The components of a type: `{{ typeName.array.elementTypeName }}`.
struct TypePartsView: TemplateView {
  static let noun = "part of a type"

  let typeName: TypeNameView
  /// The type inside `?`, with aliases followed.
  private let form: TypeReference
  /// Whether this is the generic type, whose name has no arguments.
  private let isGeneric: Bool
  var session: RenderSession { typeName.session }
  var description: String { form.templateName }

  init(_ typeName: TypeNameView, isGeneric: Bool = false) {
    self.typeName = typeName
    self.isGeneric = isGeneric
    form = typeName.form
  }

  /// The name; for a generic type, the name without the arguments.
  private var name: String {
    guard isGeneric else { return tupleName ?? description }
    return switch form {
    case .array: "Array"
    case .dictionary: "Dictionary"
    default: form.name ?? description
    }
  }

  /// The name of a tuple that has other types than are written, which has no labels in Sourcery; nil for all others.
  private var tupleName: String? {
    typeName.isActual || form != typeName.type.unwrapped ? form.textWithoutLabels : nil
  }

  /// The type as in a declaration.
  private var source: String {
    let arguments = (typeName.generics ?? []).map(\.text).joined(separator: ", ")
    return isGeneric ? "\(name)<\(arguments)>" : description
  }

  private func view(_ type: TypeReference) -> TypeNameView {
    var name = TypeNameView(type, session, from: typeName.scope)
    name.parameters = typeName.parameters
    return name
  }

  private var function: FunctionType? {
    if case .function(let type) = form { type } else { nil }
  }

  private var element: TypeReference? {
    if case .array(let element) = form { return element }
    return typeName.generics?.first
  }

  private var entry: (key: TypeReference, value: TypeReference)? {
    if case .dictionary(let key, let value) = form { return (key, value) }
    guard let generics = typeName.generics, generics.count == 2 else { return nil }
    return (generics[0], generics[1])
  }

  private var elements: [TupleElement] {
    if case .tuple(let elements) = form { elements } else { [] }
  }

  static let properties: [String: @Sendable (TypePartsView) -> any TemplateConvertible] = [
    "name": { $0.name },
    "asSource": { $0.source },
    "elementTypeName": { view in view.element.map(view.view) },
    "elementType": { view in view.element.flatMap { view.view($0).declared } },
    "keyTypeName": { view in view.entry.map { view.view($0.key) } },
    "keyType": { view in view.entry.flatMap { view.view($0.key).declared } },
    "valueTypeName": { view in view.entry.map { view.view($0.value) } },
    "valueType": { view in view.entry.flatMap { view.view($0.value).declared } },
    "elements": { view in
      view.elements.enumerated().map { index, element in
        let label = element.label == "_" ? nil : element.label
        return TypedPartView(
          name: label ?? "\(index)", label: label, typeName: view.view(element.type))
      }
    },
    "typeParameters": { view in
      (view.typeName.generics ?? []).map {
        TypedPartView(name: $0.text, label: nil, typeName: view.view($0))
      }
    },
    "parameters": { view in
      (view.function?.parameters ?? []).map {
        (parameter: FunctionType.Parameter) -> TypedPartView in
        let label = parameter.label == "_" ? nil : parameter.label
        return TypedPartView(
          name: parameter.name ?? label, label: label,
          typeName: TypeNameView(
            parameter.type, view.session, from: view.typeName.scope,
            attributes: parameter.attributes),
          isInout: parameter.isInout, isVariadic: parameter.isVariadic,
          source: parameter.templateName)
      }
    },
    "returnTypeName": { view in view.function.map { view.view($0.result) } },
    "actualReturnTypeName": { view in view.function.map { view.view($0.result).actual } },
    "returnType": { view in view.function.flatMap { view.view($0.result).declared } },
    "isOptionalReturnType": { view in view.function.map { view.view($0.result).isOptional } },
    "isImplicitlyUnwrappedOptionalReturnType": { view in
      view.function.map { view.view($0.result).isImplicitlyUnwrapped }
    },
    "unwrappedReturnTypeName": { view in
      view.function.map { view.view($0.result).unwrappedText }
    },
    "isAsync": { $0.function?.effects.isAsync },
    "asyncKeyword": { $0.function?.effects.isAsync == true ? "async" : nil },
    "throws": { $0.function?.effects.isThrowing },
    "throwsOrRethrowsKeyword": { $0.function?.effects.isThrowing == true ? "throws" : nil },
    "throwsTypeName": { view in view.function?.effects.thrownType.map(view.view) },
  ]
}
