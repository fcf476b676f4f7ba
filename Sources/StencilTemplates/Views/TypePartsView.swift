import DeclarationModel

/// The components of a type: `{{ typeName.array.elementTypeName }}`.
struct TypePartsView: TemplateView {
  static let noun = "part of a type"

  let typeName: TypeNameView
  var session: RenderSession { typeName.session }
  var description: String { typeName.unwrapped.text }

  init(_ typeName: TypeNameView) {
    self.typeName = typeName
  }

  private func view(_ type: TypeReference) -> TypeNameView { TypeNameView(type, session) }

  private var function: FunctionType? {
    if case .function(let type) = typeName.unwrapped { type } else { nil }
  }

  private var element: TypeReference? {
    if case .array(let element) = typeName.unwrapped { return element }
    return typeName.generics?.first
  }

  private var entry: (key: TypeReference, value: TypeReference)? {
    if case .dictionary(let key, let value) = typeName.unwrapped { return (key, value) }
    guard let generics = typeName.generics, generics.count == 2 else { return nil }
    return (generics[0], generics[1])
  }

  private var elements: [TupleElement] {
    if case .tuple(let elements) = typeName.unwrapped { elements } else { [] }
  }

  static let properties: [String: @Sendable (TypePartsView) -> Any?] = [
    "name": { $0.description },
    "asSource": { $0.description },
    "elementTypeName": { view in view.element.map(view.view) },
    "elementType": { view in view.element.flatMap { view.view($0).declared } },
    "keyTypeName": { view in view.entry.map { view.view($0.key) } },
    "keyType": { view in view.entry.flatMap { view.view($0.key).declared } },
    "valueTypeName": { view in view.entry.map { view.view($0.value) } },
    "valueType": { view in view.entry.flatMap { view.view($0.value).declared } },
    "elements": { view in
      TemplateList.value(
        view.elements.enumerated().map {
          TypedPartView(
            name: $0.element.label ?? "\($0.offset)", label: $0.element.label,
            typeName: view.view($0.element.type))
        })
    },
    "typeParameters": { view in
      TemplateList.value(
        (view.typeName.generics ?? []).map {
          TypedPartView(name: $0.text, label: nil, typeName: view.view($0))
        })
    },
    "parameters": { view in
      TemplateList.value(
        (view.function?.parameters ?? []).map {
          (parameter: FunctionType.Parameter) -> TypedPartView in
          var plain = parameter
          plain.isVariadic = false
          return TypedPartView(
            name: nil, label: nil,
            typeName: TypeNameView(parameter.type, view.session, text: plain.text),
            isInout: parameter.isInout)
        })
    },
    "returnTypeName": { view in view.function.map { view.view($0.result) } },
    "actualReturnTypeName": { view in view.function.map { view.view($0.result) } },
    "returnType": { view in view.function.flatMap { view.view($0.result).declared } },
    "isOptionalReturnType": { view in view.function.map { view.view($0.result).isOptional } },
    "unwrappedReturnTypeName": { view in
      view.function.map { view.view($0.result).unwrapped.text }
    },
    "isAsync": { $0.function?.effects.isAsync },
    "asyncKeyword": { $0.function?.effects.isAsync == true ? "async" : nil },
    "throws": { $0.function?.effects.isThrowing },
    "throwsOrRethrowsKeyword": { $0.function?.effects.isThrowing == true ? "throws" : nil },
    "throwsTypeName": { view in view.function?.effects.thrownType.map(view.view) },
  ]
}
