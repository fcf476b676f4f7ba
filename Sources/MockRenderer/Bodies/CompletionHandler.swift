import DeclarationModel

/// The completion handler of a method: its only closure, if that outlives the call and returns
/// nothing.
///
/// The mock states the types of the handler's values, so that `thenComplete(.success(user))` needs
/// no type.
struct CompletionHandler {
  /// The type of the handler's values: a single type, or a tuple.
  let values: String
  /// A closure that calls the handler among a call's arguments.
  private let call: String
  /// The function of the mock's use with which the closure calls the handler elsewhere; nil if it calls it itself.
  private let functionOfUse: String?
  /// A closure that does nothing, such as `{ _, _ in }`.
  let emptyClosure: String
  /// The parameter.
  let argument: Argument
  /// Whether the handler is optional.
  let isOptional: Bool
  /// Whether the handler can be called on any thread.
  let isSendable: Bool
  /// The library's function that makes a handler which also records its values.
  let recording: String
  /// Whether the handler is asynchronous.
  let isAsync: Bool
  /// Whether the handler is called on the main actor.
  let isOnMainActor: Bool
  /// Whether the values of the handler can be recorded. They cannot if the handler or the method is
  /// asynchronous, if the handler is on the main actor, if a value is a non-escaping closure, or if one of several values
  /// is `Void`, at which the compiler (6.3.1) crashes.
  let canBeRecorded: Bool

  /// Finds the handler of a method; nil if there is none, or if several closures could be it.
  init?(_ signature: Signature) {
    guard !signature.hasInout else { return nil }
    let arguments = signature.arguments
    let closures = arguments.filter(\.isClosure)
    guard closures.count == 1, let closure = closures.first, let function = closure.handler
    else { return nil }
    let types = function.parameters.map(\.type.text)
    values =
      types.count == 1 ? types[0] : types.isEmpty ? "Void" : "(\(types.joined(separator: ", ")))"
    // The attributes are stated, since the compiler does not infer them for an optional handler,
    // which a generic function takes.
    let names = types.map { _ in "_" }.joined(separator: ", ")
    let head = function.attributes.map(\.text) + (types.isEmpty ? [] : [names])
    emptyClosure = head.isEmpty ? "{}" : "{ \(head.joined(separator: " ")) in }"
    argument = closure
    isOptional = if case .function = closure.parameter.type { false } else { true }
    isSendable = function.attributes.contains(.sendable)
    recording = "_recording\(isSendable ? "Sendable" : "")\(types.count == 1 ? "Unary" : "")Handler"
    isOnMainActor = function.isOnMainActor
    isAsync = function.effects.isAsync
    canBeRecorded =
      !isOnMainActor && !isAsync && !signature.effects.isAsync
      && !function.parameters.contains { parameter in
        if case .function = parameter.type {
          !parameter.attributes.contains(.escaping)
        } else {
          types.count > 1 && parameter.type.isVoid
        }
      }
    let access = arguments.count == 1 ? "" : ".\(closure.declaredName)"
    let mark = isOptional ? "?" : ""
    let values = types.count == 1 ? "$1" : types.indices.map { "$1.\($0)" }.joined(separator: ", ")
    if isOnMainActor || isAsync {
      let keyword = isAsync ? "await " : ""
      let body =
        types.isEmpty
        ? "handler, _ in \(keyword)handler\(mark)()" : "\(keyword)$0\(mark)(\(values))"
      functionOfUse = isOnMainActor ? "_onMainActor" : "_inTask"
      call = "($0\(access), $1) { \(body) }"
    } else if types.isEmpty {
      functionOfUse = nil
      call = "{ arguments, _ in arguments\(access)\(mark)() }"
    } else {
      functionOfUse = nil
      call = "{ $0\(access)\(mark)(\(values)) }"
    }
  }

  /// Returns a closure that calls the handler among a call's arguments.
  ///
  /// - Parameter use: The name of the use in the members of the mock.
  func call(of use: String) -> String {
    functionOfUse.map { "{ \(use).\($0)\(call) }" } ?? call
  }
}

extension Signature {
  /// The handler of a method whose recorded calls can be repeated; nil if there is none.
  var repeatableHandler: CompletionHandler? {
    guard !effects.isAsync, let handler = CompletionHandler(self), !handler.isAsync else {
      return nil
    }
    return handler
  }
}

extension Argument {
  /// Whether the type of the argument is a function type, an optional one, or an alias of one.
  fileprivate var isClosure: Bool {
    switch parameter.type {
    case .function, .optional(.function), .implicitlyUnwrapped(.function): true
    default: parameter.namesClosure
    }
  }

  /// The type of the argument if it can be a completion handler, which may be isolated only to the
  /// main actor, since that can be reached from everywhere.
  fileprivate var handler: FunctionType? {
    guard !parameter.isAutoclosure, !parameter.isVariadic, box == nil else { return nil }
    let function: FunctionType
    switch parameter.type {
    case .function(let type) where parameter.isEscaping: function = type
    case .optional(.function(let type)), .implicitlyUnwrapped(.function(let type)):
      function = type
    default: return nil
    }
    let isPlain =
      function.result.isVoid && function.effects.throwing == .never && function.specifiers.isEmpty
      && function.attributes.allSatisfy { $0.kind == .sendable || $0.kind == .mainActor }
    return isPlain && function.parameters.allSatisfy(\.isPlain) ? function : nil
  }
}

extension FunctionType {
  fileprivate var isOnMainActor: Bool { attributes.contains(.mainActor) }
}

extension FunctionType.Parameter {
  /// Whether the parameter can be an element of a tuple.
  fileprivate var isPlain: Bool {
    if case .packExpansion = type { return false }
    // The compiler (6.3.1) crashes on closures that pass on a tuple with a pack.
    if case .tuple(let elements) = type,
      elements.contains(where: { if case .packExpansion = $0.type { true } else { false } })
    {
      return false
    }
    return !isVariadic && specifiers.isEmpty && attributes.isEmpty && label ?? "_" == "_"
  }
}
