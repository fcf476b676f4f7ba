import DeclarationModel

extension TypeImporter {
  /// Imports a type alias: as itself, or as the bridged type of what it stands for.
  func alias(
    _ type: ClangType, at place: Place
  ) throws(UnimportableType) -> ImportedType {
    let declaration = type.declaration
    let name = declaration.spelling
    if name == "instancetype" { return ImportedType(type: .name("Self")) }
    // These are aliases that libclang knows by themselves only where they are not renamed.
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
    let underlying = declaration.underlyingType
    if Annotation.has(["swift_wrapper", "swift_newtype", "swift_bridged_typedef"], declaration) {
      // What is no value of Swift's is the object that the alias stands for.
      let isObject = underlying.canonical.kind == .objectPointer
      return isObject && !place.bridges
        ? try bare(underlying.unwrapped, at: place) : ImportedType(type: try own(declaration))
    }
    if underlying.unwrapped.kind == .typeAlias {
      let names = Self.names(of: underlying)
      if place == .value || place == .result, names.contains("BOOL") {
        return ImportedType(type: .name("Bool"))
      }
      // Swift has no aliases of it.
      if names.contains("NSUInteger") { return ImportedType(type: .name("UInt")) }
    }
    switch underlying.canonical.kind {
    case .objectPointer, .id, .classType:
      if AppleNames.values[name] != nil { break }
      let wanted = try bare(underlying.unwrapped, at: place)
      guard place.bridges else { break }
      let plain = try bare(underlying.unwrapped, at: .objectArgument)
      if wanted.type != plain.type { return wanted }
    case .blockPointer:
      guard let closure = try closure(underlying) else { break }
      if place == .element || place == .pointee {
        var closure = closure
        closure.attributes = [Attribute(.convention, arguments: "block")]
        return ImportedType(type: .function(closure))
      }
      return ImportedType(type: try own(declaration), isBlock: true, closure: closure)
    case .pointer:
      if let class_ = names.coreFoundationClass(declaration) {
        let type = TypeReference.name(class_)
        // Nothing says who releases it.
        return ImportedType(
          type: place.isUnmanaged
            ? .named(NamedType([.init("Unmanaged", arguments: [type])])) : type)
      }
      // What cannot be seen behind an alias makes the alias unseen.
      _ = try bare(underlying.unwrapped, at: place)
    case .array:
      return try ImportedType(type: pointer(to: underlying.canonical.element))
    case .record, .enumeration:
      // Swift knows a type by its tag; an alias of the same name is nothing of its own.
      let tag = underlying.canonical
      if tag.hasTag, tag.declaration.spelling == name {
        return ImportedType(type: try own(tag.declaration))
      }
    default: _ = try bare(underlying.unwrapped, at: place)
    }
    return ImportedType(type: try own(declaration))
  }

  private func own(_ declaration: ClangCursor) throws(UnimportableType) -> TypeReference {
    guard let name = names.type(declaration) else { throw .unknown(declaration.spelling) }
    return name
  }

  /// Returns the names of the aliases that a type goes through.
  private static func names(of type: ClangType) -> [String] {
    var names: [String] = []
    var type = type.unwrapped
    while type.kind == .typeAlias {
      names.append(type.declaration.spelling)
      type = type.declaration.underlyingType.unwrapped
    }
    return names
  }
}
