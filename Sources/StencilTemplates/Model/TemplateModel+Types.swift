import DeclarationModel
import Symbols

extension TemplateModel {
  /// The kinds of declarations that templates know as types, and aliases of them.
  ///
  /// As with Sourcery, a type that is only extended in the sources is one of them.
  private static let kinds: SymbolKinds = [
    .protocols, .classes, .otherTypes, .aliases, .extensions,
  ]
  /// The maximum number of aliases that stand for each other; more of them are circular.
  private static let aliasLimit = 16

  /// Returns a type with all aliases in it followed, and all names of known types written in full.
  ///
  /// - Parameters:
  ///   - type: The type.
  ///   - scope: The place where it is written.
  ///   - parameters: The names of generic parameters, which hide types.
  func actual(
    _ type: TypeReference, from scope: NameScope, parameters: [String] = []
  ) -> TypeReference {
    let actual = actual(type, from: scope, parameters, aliases: Self.aliasLimit)
    return actual == type ? type : actual.inBrackets
  }

  private func actual(
    _ type: TypeReference, from scope: NameScope, _ parameters: [String], aliases: Int
  ) -> TypeReference {
    let mapped = type.mappingChildren { actual($0, from: scope, parameters, aliases: aliases) }
    guard case .named(let named) = mapped, let name = named.components.last,
      !parameters.contains(named.components[0].name)
    else { return mapped }
    if named.plainNames == ["Self"] {
      guard !scope.path.isEmpty else { return mapped }
      let number = numbers.number(ofDeclared: scope.fullName, in: scope.file)
      return .name(number.map { globalName(of: $0) } ?? scope.fullName)
    }
    // The name is complete, whether the type is known or not.
    if numbers.qualified(named.plainNames, in: scope.file) != nil { return mapped }
    guard let meaning = table.meaning(of: named, from: scope, Self.kinds) else {
      return constraint(of: named).map { .name($0) } ?? mapped
    }
    if meaning.types.isEmpty, meaning.protocols.isEmpty, let alias = meaning.aliases.first {
      guard aliases > 0 else { return mapped }
      let followed = actual(alias.type, from: alias.scope, [], aliases: aliases - 1)
      return followed.replacingPlaceholders(with: name.arguments) { numbers[$0] != nil }
    }
    let path = table.path(of: meaning.symbol)
    guard let number = numbers.number(of: path.joined(separator: "."), in: scope.file) else {
      return mapped
    }
    let module = types[number].kind == "extension" ? nil : types[number].module
    let written = writtenNames[number] ?? path
    guard module != nil || written != named.components.map(\.name) else { return mapped }
    var components = ([module].compactMap(\.self) + written).map { NamedType.Component($0) }
    components[components.count - 1].arguments = name.arguments
    return .named(NamedType(components))
  }
}

extension TemplateModel {
  /// Returns the global name of the composition that an alias declares; nil for any other type.
  func composition(named name: NamedType, from scope: NameScope) -> String? {
    guard let meaning = table.meaning(of: name, from: scope, .aliases), !meaning.aliases.isEmpty,
      let number = numbers.number(
        of: table.path(of: meaning.symbol).joined(separator: "."), in: scope.file),
      types[number].kind == "protocolComposition"
    else { return nil }
    return globalName(of: number)
  }

  /// Returns the type that Sourcery prints for an associated type: its constraint, whichever protocol has it.
  private func constraint(of named: NamedType) -> String? {
    named.plainName.flatMap { constraints[$0] }
  }
}

extension AssociatedTypeDeclaration {
  /// The name of the constraint, or `Any`; nil for a composition, and for a default alone.
  var constraintName: String? {
    if inheritance.isEmpty { return defaultType == nil ? "Any" : nil }
    if inheritance.count == 1, case .composition = inheritance[0] { return nil }
    return inheritance.map(\.templateName).joined(separator: ", ")
  }
}

extension NameScope {
  /// The name of the innermost type around the place.
  fileprivate var fullName: String { path.joined(separator: ".") }
}

extension TypeReference {
  /// The type with brackets for `Array` and `Dictionary`, also inside `?`, as Sourcery writes those that
  /// it resolves.
  fileprivate var inBrackets: TypeReference {
    switch self {
    case .optional(let wrapped): return .optional(wrapped.inBrackets)
    case .implicitlyUnwrapped(let wrapped): return .implicitlyUnwrapped(wrapped.inBrackets)
    case .named(let named) where named.components.count == 1:
      let (name, arguments) = (named.components[0].name, named.components[0].arguments)
      if name == "Array", arguments.count == 1 { return .array(arguments[0]) }
      if name == "Dictionary", arguments.count == 2 {
        return .dictionary(key: arguments[0], value: arguments[1])
      }
      return self
    default: return self
    }
  }

  /// Returns the type that a generic alias stands for, with some arguments.
  ///
  /// As with Sourcery, arguments take the place of unknown names at the same positions.
  fileprivate func replacingPlaceholders(
    with arguments: [TypeReference], isKnown: (String) -> Bool
  ) -> TypeReference {
    guard !arguments.isEmpty, case .named(var named) = self, let last = named.components.last
    else { return self }
    for (index, argument) in arguments.enumerated() where last.arguments.indices.contains(index) {
      guard let name = last.arguments[index].name, !isKnown(name) else { continue }
      named.components[named.components.count - 1].arguments[index] = argument
    }
    return .named(named)
  }
}
