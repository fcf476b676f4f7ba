import DeclarationModel

extension TypeImporter {
  /// Imports a pointer of C.
  func pointer(to pointee: ClangType) throws(UnimportableType) -> TypeReference {
    let bare = pointee.unwrapped
    let isConstant = pointee.isConstant || bare.isConstant
    if bare.declaration.spelling == "NSZone" { return .name("NSZone") }
    switch bare.canonical.kind {
    case .function, .functionWithoutPrototype:
      return .function(try function(bare, convention: "c"))
    case .void:
      return .name(isConstant ? "UnsafeRawPointer" : "UnsafeMutableRawPointer")
    case .record where bare.canonical.declaration.definition.isNull:
      return .name("OpaquePointer")
    // Swift can express the type, but no method that is visible to Objective-C may take it.
    case .blockPointer: throw .unknown("\(pointee.writtenSpelling) *")
    default: break
    }
    if isConstant, bare.kind == .classType { throw .unknown("\(pointee.writtenSpelling) *") }
    let imported = try type(pointee, at: .pointee)
    let element = imported.nested
    let isObject =
      switch bare.canonical.kind {
      case .objectPointer, .id, .classType, .blockPointer: true
      default: bare.kind == .id || bare.kind == .classType
      }
    let name =
      isConstant
      ? "UnsafePointer"
      : isObject && !pointee.spelling.contains("__strong")
        ? "AutoreleasingUnsafeMutablePointer" : "UnsafeMutablePointer"
    return .named(NamedType([.init(name, arguments: [element])]))
  }

  /// Imports a function, or the function of a block.
  func function(
    _ type: ClangType, convention: String?
  ) throws(UnimportableType) -> FunctionType {
    var bare = type.unwrapped
    while bare.kind == .typeAlias { bare = bare.declaration.underlyingType.unwrapped }
    guard !bare.isVariadic else { throw .variadicFunction }
    let inner = try importer(inside: type)
    var parameters: [FunctionType.Parameter] = []
    let place = convention == "c" ? Place.functionValue : .value
    for parameter in bare.parameters {
      let imported = try inner.type(parameter, at: place)
      let isEscaping = imported.isBlock && imported.nilness == .never
      parameters.append(
        FunctionType.Parameter(
          attributes: isEscaping ? [Attribute(.escaping)] : [], type: imported.nested))
    }
    let result = try inner.type(bare.result, at: convention == "c" ? .functionResult : .result)
    return FunctionType(
      attributes: convention.map { [Attribute(.convention, arguments: $0)] } ?? [],
      parameters: parameters, result: result.nested)
  }
}
