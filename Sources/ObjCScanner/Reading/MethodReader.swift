import DeclarationModel
import ObjCNaming

/// Reads a method, which may be imported as an initializer.
struct MethodReader {
  let types: TypeImporter
  let cursor: ClangCursor
  let isClassMethod: Bool

  /// Whether the protocol is isolated to the main actor.
  let isOfMainActor: Bool

  /// Whether completion handlers are called on the main actor, as the method is.
  private var isOnMainActor: Bool { isOfMainActor || SwiftAttributes(cursor).isOnMainActor }

  /// Returns the imported requirement; nil if the method is not imported and not required.
  ///
  /// - Parameter context: The protocol that declares the method.
  func read(in context: ObjCContext) throws(UnimportableType) -> ProtocolMember.Kind? {
    let arguments = cursor.arguments
    let names: SwiftMethodNames
    switch method(arguments).swiftNames(in: context) {
    case .named(let imported): names = imported
    case .absent: return nil
    case .impossible: throw .accessorMethod
    }
    if names.name.baseName.isEmpty { throw .unnamedMethod }
    let parameters = try parameters(arguments, names)
    let throwing: Effects.Throwing = names.name.throwing == nil ? .never : .any
    let isManaged = Annotation.has(["cf_returns_retained", "cf_returns_not_retained"], cursor)
    var result = try types.type(cursor.resultType, at: isManaged ? .value : .result)
    if names.name.throwing == .nonoptional { result.nilness = .never }
    if names.name.isInitializer {
      return .initializer(
        InitializerDeclaration(
          failability: Self.failability(result.nilness), parameters: parameters,
          effects: Effects(throwing: throwing)))
    }
    let isVoid = result.type == .void || names.name.throwing == .dropped
    return .method(
      MethodDeclaration(
        name: names.name.baseName, parameters: parameters, effects: Effects(throwing: throwing),
        result: isVoid ? nil : result.declared))
  }

  /// Returns the method in the form that names depend on.
  private func method(_ arguments: [ClangCursor]) -> ObjCMethod {
    let pieces = cursor.spelling.split(separator: ":", omittingEmptySubsequences: false)
    let result = ObjCValue(cursor.resultType)
    var method =
      arguments.isEmpty
      ? ObjCMethod(name: cursor.spelling, result: result)
      : ObjCMethod(
        parameters: arguments.enumerated().map { number, argument in
          ObjCParameter(
            piece: pieces.indices.contains(number) ? String(pieces[number]) : "",
            name: argument.spelling, value: ObjCValue(argument.type))
        }, result: result)
    method.isClassMethod = isClassMethod
    method.attributes = ObjCImportAttributes(cursor)
    return method
  }

  private func parameters(
    _ arguments: [ClangCursor], _ names: SwiftMethodNames
  ) throws(UnimportableType) -> [Parameter] {
    var parameters: [Parameter] = []
    for (number, argument) in arguments.enumerated() {
      guard names.name.parameters.indices.contains(number) else { continue }
      switch names.name.parameters[number] {
      case .labeled(let label):
        parameters.append(
          try parameter(argument, label, isCompletion: number == names.completionHandler))
      case .void(let label):
        parameters.append(Parameter(label: label, name: label, type: .void))
      case .thrown, .awaited: break
      }
    }
    // An initializer without parameters may still have a label.
    for case .void(let label) in names.name.parameters.dropFirst(arguments.count) {
      parameters.append(Parameter(label: label, name: label, type: .void))
    }
    return parameters
  }

  private func parameter(
    _ argument: ClangCursor, _ label: String?, isCompletion: Bool
  ) throws(UnimportableType) -> Parameter {
    var imported = try types.type(argument.type)
    let attributes = SwiftAttributes(argument)
    let isCompletion = isCompletion && !isOnMainActor
    let isSendable =
      (isCompletion || attributes.isSendable || attributes.isOnMainActor)
      && !attributes.isNonsendable
    let isNonescaping = argument.annotations.contains("noescape")
    if var closure = imported.closure, isSendable || attributes.isOnMainActor || isNonescaping {
      closure.attributes =
        attributes.attributes + (isSendable ? [Attribute(.sendable)] : []) + closure.attributes
      imported.type = .function(closure)
    }
    let isEscaping =
      imported.isBlock && imported.nilness == .never && !isNonescaping
    var parameter = Parameter(
      label: label, name: argument.spelling.isEmpty ? label ?? "_" : argument.spelling,
      type: imported.declared, attributes: isEscaping ? [Attribute(.escaping)] : [])
    if case .named = parameter.type { parameter.namesClosure = imported.isBlock }
    return parameter
  }

  private static func failability(
    _ nilness: ImportedType.Nilness
  ) -> InitializerDeclaration.Failability {
    switch nilness {
    case .never: .none
    case .possible: .optional
    case .unspecified: .implicitlyUnwrapped
    }
  }
}
