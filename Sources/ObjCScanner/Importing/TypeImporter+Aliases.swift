import DeclarationModel

extension TypeImporter {
  /// Imports a type alias: as itself, or as the bridged type of its underlying type.
  func alias(
    _ type: ClangType, at place: Place
  ) throws(UnimportableType) -> ImportedType {
    let declaration = type.declaration
    let name = declaration.spelling
    if name == "instancetype" { return ImportedType(type: .name("Self")) }
    // libclang has kinds for these types only if they are written without another alias.
    switch name {
    case "id": return ImportedType(type: .name(place.bridges ? "Any" : "AnyObject"))
    case "Class": return ImportedType(type: .name("AnyClass"))
    case "SEL": return ImportedType(type: .name("Selector"))
    default: break
    }
    if AppleNames.argumentLists.contains(name) { throw .unknown(name) }
    if let number = AppleNames.numbers[name] {
      let isTruth = number == "Bool"
      return ImportedType(type: .name(isTruth && !place.bridgesTruth ? "ObjCBool" : number))
    }
    let inner = try importer(inside: type)
    let underlying = declaration.underlyingType
    if Annotation.has(["swift_wrapper", "swift_newtype", "swift_bridged_typedef"], declaration) {
      // The importer uses the underlying object type instead of the wrapper in places that do not bridge.
      let isObject = underlying.canonical.kind == .objectPointer
      return isObject && !place.bridges
        ? try inner.bare(underlying.unwrapped, at: place) : ImportedType(type: try own(declaration))
    }
    if underlying.unwrapped.kind == .typeAlias {
      let names = Self.names(of: underlying)
      if place == .value || place == .result, names.contains("BOOL") {
        return ImportedType(type: .name("Bool"))
      }
      // Swift imports typedefs of `NSUInteger` as `UInt`.
      if names.contains("NSUInteger") { return ImportedType(type: .name("UInt")) }
    }
    switch underlying.canonical.kind {
    case .objectPointer, .id, .classType:
      if AppleNames.values[name] != nil { break }
      let wanted = try inner.bare(underlying.unwrapped, at: place)
      guard place.bridges else { break }
      let plain = try inner.bare(underlying.unwrapped, at: .objectArgument)
      if wanted.type != plain.type { return wanted }
    case .blockPointer:
      guard let closure = try inner.closure(underlying) else { break }
      if place == .element || place == .pointee {
        var closure = closure
        closure.attributes = [Attribute(.convention, arguments: "block")]
        return ImportedType(type: .function(closure))
      }
      return ImportedType(type: try own(declaration), isBlock: true, closure: closure)
    case .pointer:
      if let class_ = names.coreFoundationClass(declaration) {
        let type = TypeReference.name(class_)
        // The declaration does not say who releases the object.
        return ImportedType(
          type: place.isUnmanaged
            ? .named(NamedType([.init("Unmanaged", arguments: [type])])) : type)
      }
      // An alias of a type that cannot be imported cannot be imported, either.
      _ = try inner.bare(underlying.unwrapped, at: place)
    case .array:
      return try ImportedType(type: inner.pointer(to: underlying.canonical.element))
    case .record, .enumeration:
      // An alias with the name of its tag adds no type of its own in Swift.
      let tag = underlying.canonical
      if tag.hasTag, tag.declaration.spelling == name {
        return ImportedType(type: try own(tag.declaration))
      }
    default: _ = try inner.bare(underlying.unwrapped, at: place)
    }
    return ImportedType(type: try own(declaration))
  }

  private func own(_ declaration: ClangCursor) throws(UnimportableType) -> TypeReference {
    guard let name = names.type(declaration) else { throw .unknown(declaration.spelling) }
    return name
  }

  /// Returns the names of the aliases that a type goes through, as far as a type with so many can be imported.
  private static func names(of type: ClangType) -> [String] {
    var names: [String] = []
    var type = type.unwrapped
    while type.kind == .typeAlias, names.count < levelLimit {
      names.append(type.declaration.spelling)
      type = type.declaration.underlyingType.unwrapped
    }
    return names
  }
}
