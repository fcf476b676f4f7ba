import DeclarationModel
import MockResolver

@testable import StencilTemplates

/// Types to render templates on.
enum Sample {
  static func place(_ path: String = "App.swift") -> SourcePosition {
    SourcePosition(path: path, line: 1, column: 1)
  }

  static func variable(
    _ name: String, _ type: TypeReference?, _ access: AccessLevel = .internal,
    modifiers: [Modifier] = [], _ change: (inout VariableDeclaration) -> Void = { _ in }
  ) -> TypeMember {
    var declaration = VariableDeclaration(name: name, type: type)
    change(&declaration)
    return TypeMember(
      .variable(declaration), at: place(), access: access, modifiers: modifiers)
  }

  static func method(
    _ name: String, _ parameters: [Parameter] = [], result: TypeReference? = nil,
    effects: Effects = Effects(), modifiers: [Modifier] = []
  ) -> TypeMember {
    TypeMember(
      .method(
        MethodDeclaration(name: name, parameters: parameters, effects: effects, result: result)),
      at: place(), modifiers: modifiers)
  }

  static func type(
    _ kind: TypeDeclaration.Kind, _ name: String, inherits: [String] = [],
    members: [TypeMember] = [], sourcery: [String] = []
  ) -> TypeDeclaration {
    var type = TypeDeclaration(kind, name: name, position: place(), members: members)
    type.inheritance = inherits.map(TypeReference.name)
    type.comments.sourcery = sourcery
    return type
  }

  static func proto(
    _ name: String, inherits: [String] = [], members: [ProtocolMember] = []
  ) -> ProtocolDeclaration {
    var declaration = ProtocolDeclaration(name: name, position: place(), members: members)
    declaration.inheritance = inherits.map(TypeReference.name)
    return declaration
  }

  static func model(
    _ types: [TypeDeclaration], _ protocols: [ProtocolDeclaration] = []
  ) -> TemplateModel {
    var file = ScannedTypes(path: "App.swift")
    file.types = types
    file.protocols = protocols
    return TemplateModel([file])
  }

  /// The view controller of a GitHub client, and its mark.
  static func searchController() -> TemplateModel {
    model(
      [
        type(
          .class, "RepositorySearchViewController", inherits: ["UIViewController"],
          members: [
            variable(
              "tableView", .implicitlyUnwrapped(.name("UITableView")), .private,
              modifiers: [.weak]),
            variable("searchBar", .name("UISearchBar"), .private) { $0.isConstant = true },
            variable("isEmpty", .name("Bool"), .private) { $0.isComputed = true },
            variable("shared", .name("Int"), .private, modifiers: [.static]),
            variable("title", .name("String")),
          ]),
        type(
          .extension, "RepositorySearchViewController",
          inherits: ["AutoPrivatePropertyAccessible"]),
        type(.class, "Other"),
      ], [proto("AutoPrivatePropertyAccessible")])
  }

  /// Renders a template on a model.
  static func render(
    _ template: String, on model: TemplateModel = model([]),
    mocks: any MockProvider = NoMocks(), arguments: [String: AnnotationValue] = [:],
    including folder: TemplateFolder = .none, bridgesValues: Bool = false
  ) -> TemplateResult {
    TemplateRenderer(
      model: model, mocks: mocks, arguments: arguments, bridgesValues: bridgesValues
    )
    .render(TemplateSource(path: "Template.stencil", text: template), including: folder)
  }
}

/// The mocks of some protocols, as a resolver makes them.
struct SampleMocks: MockProvider {
  let resolver: MockResolver

  init(_ protocols: [ProtocolDeclaration]) {
    resolver = MockResolver(
      files: [ScannedFile(path: "App.swift", protocols: protocols)], naming: MockNaming())
  }

  func mocks(of qualifiedName: String) -> ProvidedMocks {
    let found = resolver.mocks(of: qualifiedName)
    return ProvidedMocks(mocks: found.mocks, diagnostics: found.diagnostics)
  }
}
