import DeclarationModel

/// A type of the app called `Base`, which means something else inside `PrivateProperties<Base>`.
struct ShadowedBase {
  /// The generic parameter of `PrivateProperties`.
  private static let name = "Base"
  /// What stands for the app's type where its module is not known.
  private static let alias = "PrivatePropertiesBase"

  private let module: String?

  init(module: String?) {
    self.module = module
  }

  /// The declaration that the types of a file need, if they do.
  func declaration(for types: [AccessorBlueprint]) -> String? {
    let isNeeded = types.contains { type in
      type.path.first == Self.name
        || type.properties.contains { spelled($0) != $0 }
    }
    return isNeeded && module == nil ? "typealias \(Self.alias) = \(Self.name)" : nil
  }

  /// The path of a type as it is spelled inside `PrivateProperties`.
  func spelled(_ path: [String]) -> [String] {
    path.first == Self.name ? spelling + path.dropFirst() : path
  }

  /// A property with its types as they are spelled inside `PrivateProperties`.
  func spelled(_ property: AccessorProperty) -> AccessorProperty {
    guard case .typed(let type) = property.kind else { return property }
    var property = property
    property.kind = .typed(
      type.mappingNames { named in
        guard let first = named.components.first, first.name == Self.name else {
          return .named(named)
        }
        let start = spelling.dropLast().map { NamedType.Component($0) }
        let last = NamedType.Component(spelling.last ?? Self.name, arguments: first.arguments)
        return .named(NamedType(start + [last] + named.components.dropFirst()))
      })
    return property
  }

  private var spelling: [String] { module.map { [$0, Self.name] } ?? [Self.alias] }
}
