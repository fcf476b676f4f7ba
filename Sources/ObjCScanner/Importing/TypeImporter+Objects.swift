import DeclarationModel

extension TypeImporter {
  /// Imports an object, given the pointee.
  func object(
    _ pointee: ClangType, at place: Place
  ) throws(UnimportableType) -> ImportedType {
    let type = pointee.unwrapped
    if type.kind == .typeAlias {
      return try object(type.declaration.underlyingType, at: place)
    }
    if type.kind == .typeParameter { return ImportedType(type: .name("AnyObject")) }
    let base = type.kind == .object ? type.base.unwrapped : type
    let protocols = try known(type.protocols)
    switch base.kind {
    case .classType:
      guard !protocols.isEmpty else { return ImportedType(type: .name("AnyClass")) }
      return ImportedType(
        type: .existential(.metatype(Self.composed(names.canonical(protocols)), .type)))
    case .interface:
      return ImportedType(type: try instance(of: base, type, protocols, at: place))
    default:
      guard !protocols.isEmpty else {
        return ImportedType(type: .name(place.bridges ? "Any" : "AnyObject"))
      }
      return ImportedType(type: .existential(Self.composed(names.canonical(protocols))))
    }
  }

  private func instance(
    of base: ClangType, _ type: ClangType, _ protocols: [ClangCursor], at place: Place
  ) throws(UnimportableType) -> TypeReference {
    let declaration = base.declaration
    let name = declaration.spelling
    guard names.definition(ofClass: name) != nil || name == "Protocol" else {
      throw .forwardClass(name)
    }
    if place.bridges, let value = try value(of: name, type, at: place) { return value }
    if !protocols.isEmpty {
      if name == "NSObject" {
        return .existential(Self.composed(names.canonical(protocols, hasRoot: true)))
      }
      let object = try named(declaration, type)
      return .existential(.composition([object] + names.canonical(protocols).map(\.type)))
    }
    return try named(declaration, type)
  }

  /// Returns the Swift value type that a class is bridged to; nil if it is not bridged.
  private func value(
    of name: String, _ type: ClangType, at place: Place
  ) throws(UnimportableType) -> TypeReference? {
    if name == "NSError" { return .existential(.name("Error")) }
    if let value = AppleNames.bridged[name] { return .name(value) }
    guard ["NSArray", "NSDictionary", "NSSet"].contains(name) else { return nil }
    var arguments: [TypeReference] = []
    for argument in type.typeArguments {
      arguments.append(try self.type(argument, at: .element).type)
    }
    let anyHashable = TypeReference.name("AnyHashable")
    switch name {
    case "NSArray": return .array(arguments.first ?? .name("Any"))
    case "NSSet":
      let element = arguments.first.map(Self.hashable) ?? anyHashable
      return .named(NamedType([.init("Set", arguments: [element])]))
    default:
      guard arguments.count == 2 else {
        return .dictionary(key: anyHashable, value: .name("Any"))
      }
      return .dictionary(key: Self.hashable(arguments[0]), value: arguments[1])
    }
  }

  /// Returns a type that can be hashed, in place of one that cannot.
  private static func hashable(_ type: TypeReference) -> TypeReference {
    switch type {
    case .existential, .function, .array, .dictionary: .name("AnyHashable")
    default: ["Any", "AnyClass", "Selector"].contains(type.text) ? .name("AnyHashable") : type
    }
  }

  /// Imports a class with its type arguments.
  private func named(
    _ declaration: ClangCursor, _ type: ClangType
  ) throws(UnimportableType) -> TypeReference {
    guard let name = names.type(declaration) else { throw .unknown(declaration.spelling) }
    guard !AppleNames.withoutTypeArguments.contains(declaration.spelling),
      case .named(var named) = name
    else { return name }
    let parameters =
      names.definition(ofClass: declaration.spelling)?.children
      .filter { $0.kind == .typeParameter } ?? []
    guard !parameters.isEmpty else { return name }
    var arguments: [TypeReference] = []
    let written = type.typeArguments
    for (number, parameter) in parameters.enumerated() {
      let argument = written.indices.contains(number) ? written[number] : parameter.underlyingType
      arguments.append(try self.type(argument, at: .objectArgument).type)
    }
    named.components[named.components.count - 1].arguments = arguments
    return .named(named)
  }

  /// Returns the definitions of protocols.
  private func known(_ protocols: [ClangCursor]) throws(UnimportableType) -> [ClangCursor] {
    for declaration in protocols where declaration.definition.isNull {
      throw .forwardProtocol(declaration.spelling)
    }
    return protocols
  }

  private static func composed(_ protocols: [SortedProtocol]) -> TypeReference {
    let types = protocols.map(\.type)
    return types.count == 1 ? types[0] : .composition(types)
  }
}
