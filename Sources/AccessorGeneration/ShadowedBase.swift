import DeclarationModel

/// A type of the app called `Base`, which is shadowed inside `PrivateProperties<Base>`.
struct ShadowedBase {
  /// The generic parameter of `PrivateProperties`.
  private static let name = "Base"
  /// The alias of the app's type if its module is not known.
  private static let alias = "PrivatePropertiesBase"

  private let module: String?

  init(module: String?) {
    self.module = module
  }

  /// Returns the alias declaration if the types of a file need it.
  func declaration(for types: [AccessorBlueprint]) -> String? {
    let isNeeded = types.contains { type in
      type.path.first == Self.name
        || type.properties.contains { spelled($0) != $0 }
    }
    return isNeeded && module == nil ? "typealias \(Self.alias) = \(Self.name)" : nil
  }

  /// Returns the path of a type as spelled inside `PrivateProperties`.
  func spelled(_ path: [String]) -> [String] {
    path.first == Self.name ? spelling + path.dropFirst() : path
  }

  /// Returns a property with its types as spelled inside `PrivateProperties`.
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
