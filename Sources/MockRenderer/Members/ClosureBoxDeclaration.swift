import DeclarationModel
import MockResolver
import SourceWriting

/// Writes the type in which a mock wraps a closure whose type older systems do not know at run
/// time. Tests call its value like the closure.
///
///     struct KeepStepClosure: _BoxedClosure {
///       let closure: (Int) throws(Refused) -> Int
///
///       init(_ closure: @escaping (Int) throws(Refused) -> Int) { self.closure = closure }
///
///       func callAsFunction(_ value0: Int) throws(Refused) -> Int { try closure(value0) }
///     }
struct ClosureBoxDeclaration {
  private let name: String
  /// The type of the closure, without an optional around it.
  private let closure: TypeReference
  /// Whether the closure is optional.
  private let isOptional: Bool
  /// The function type of the closure; nil if its names have no meaning in the mock.
  private let function: FunctionType?
  private let takesTuples: Bool
  private let generics: [GenericParameter]
  private let requirements: [GenericRequirement]

  /// Creates the wrapper type for a parameter or result.
  ///
  /// - Parameters:
  ///   - box: The wrapper type, as the resolver describes it.
  ///   - type: The type of the parameter or result, as it would be recorded without a wrapper.
  ///   - generics: The generic parameters of the requirement.
  ///   - requirements: The constraints on these parameters.
  init(
    _ box: ClosureBox, of type: TypeReference, generics: [GenericParameter],
    requirements: [GenericRequirement]
  ) {
    name = box.name
    takesTuples = box.takesTuples
    let closure = type.unwrapped
    self.closure = closure
    isOptional = closure != type
    if case .function(let function) = closure {
      self.function = function
    } else {
      function = box.aliased
    }
    let used = generics.names(neededBy: closure, requirements)
    self.generics = generics.filter { used.contains($0.name) }
    self.requirements = requirements.filter { $0.left.mentions(used) || $0.right.mentions(used) }
  }

  /// The type that is recorded instead of the closure's.
  var type: TypeReference {
    let type = TypeReference.named(
      NamedType([.init(name, arguments: generics.map { .name($0.name) })]))
    return isOptional ? .optional(type) : type
  }

  /// Returns the value that is recorded instead of a closure.
  ///
  /// Generic arguments are written out, since they cannot be inferred from a closure that names
  /// only a member of them (`Value.Element`).
  func value(_ closure: String) -> String { "\(type.unwrapped.text)(\(closure))" }

  /// Returns the closure of a recorded value.
  func closure(of value: String) -> String { "\(value)\(isOptional ? "?" : "").closure" }

  /// Writes the type.
  ///
  /// - Parameters:
  ///   - access: The access level, with a trailing space.
  ///   - isolation: The modifier that removes the type from the mock's actor, with a trailing
  ///     space.
  ///   - parent: The protocol of the library that the type conforms to.
  ///   - source: The text.
  func write(access: String, isolation: String, parent: String, to source: inout SourceWriter) {
    var opening = WrappableLine("\(access)\(isolation)struct \(name)")
    if !generics.isEmpty {
      opening.addDeclaration("<", generics.map(\.text), ">")
    }
    let sendable = function?.isSendable ?? false ? ", Sendable" : ""
    opening.add(": \(parent)\(sendable)\(requirements.whereClause)")
    source.block(opening) { source in
      source.line("\(access)let closure: \(closure.text)")
      source.blank()
      source.declaration(WrappableLine("\(access)init(_ closure: \(closure.escapingText))")) {
        $0.line("self.closure = closure")
      }
      if isOptional {
        source.blank()
        let type = TypeReference.optional(closure)
        source.block(WrappableLine("\(access)init?(_ closure: \(type.text))")) {
          $0.line("guard let closure else { return nil }")
          $0.line("self.closure = closure")
        }
      }
      if let function { writeCall(of: function, access, to: &source) }
    }
  }

  /// Writes the method that calls the closure, unless only the closure itself can be called.
  private func writeCall(of function: FunctionType, _ access: String, to source: inout SourceWriter)
  {
    // An `@isolated(any)` closure is called on the actor that it is isolated to.
    let isAsync = function.effects.isAsync || function.attributes.contains(.isolated)
    // A closure that is not `Sendable` stays with its caller, so the arguments of the method are sent to it, and so are
    // those of an `@isolated(any)` closure, whose actor may be any.
    let isSent =
      isAsync && !function.statesExecutor
      && (!function.isSendable || function.attributes.contains(.isolated))
    // The result of an `@isolated(any)` closure can be returned from its actor only if it is
    // sendable.
    guard !isSent || !takesTuples && !function.mayReturnFromElsewhere,
      !function.parameters.contains(where: { parameter in
        parameter.cannotBePassedOn || isSent && parameter.cannotBeSent
          || takesTuples && parameter.sendsName
      })
    else { return }
    var parameters = function.namedParameters(areSent: isSent)
    if isSent { parameters.append("isolation: isolated (any Actor)? = #isolation") }
    let specifiers = function.specifiers.filter { $0 == .nonisolatedNonsending }.map(\.text)
    let attributes = function.attributes.filter { $0.isGlobalActor || $0.kind == .concurrent }
    let modifiers = (specifiers + attributes.map(\.text)).map { "\($0) " }.joined()
    let effects = Effects(isAsync: isAsync, throwing: function.effects.throwing)
    var opening = WrappableLine("\(modifiers)\(access)func callAsFunction")
    opening.addDeclaration("(", parameters, ")")
    opening.add(effects.text)
    if !function.result.isVoid { opening.add(" -> \(function.result.text)") }
    source.blank()
    source.declaration(opening) {
      $0.line("\(effects.keywords)closure(\(function.passedArguments))")
    }
  }
}

extension [GenericParameter] {
  /// Returns the names of the generic parameters that a type mentions, and of those related to
  /// them.
  fileprivate func names(
    neededBy type: TypeReference, _ requirements: [GenericRequirement]
  ) -> Set<String> {
    var needed: Set<String> = []
    var types = [type]
    while !types.isEmpty {
      let added = Set(map(\.name).filter { name in types.contains { $0.mentions([name]) } })
        .subtracting(needed)
      needed.formUnion(added)
      types =
        added.isEmpty
        ? []
        : filter { added.contains($0.name) }.compactMap(\.constraint)
          + requirements.filter { $0.left.mentions(added) || $0.right.mentions(added) }
          .flatMap { [$0.left, $0.right] }
    }
    return needed
  }
}

extension FunctionType {
  /// Whether the function type is `Sendable` in every language mode.
  fileprivate var isSendable: Bool { attributes.contains(.sendable) }

  /// Whether the type states the executor on which the function runs.
  fileprivate var statesExecutor: Bool {
    specifiers.contains(.nonisolatedNonsending)
      || attributes.contains { $0.isGlobalActor || $0.kind == .concurrent }
      || parameters.contains { $0.specifiers.contains(.isolated) }
  }

  /// Whether the function returns a value that may not be `Sendable` from the actor that it is
  /// isolated to.
  fileprivate var mayReturnFromElsewhere: Bool {
    guard attributes.contains(.isolated), !result.isVoid else { return false }
    return !(result.standardName.map(FunctionType.sendableTypes.contains) ?? false)
  }

  /// `Sendable` types of the standard library that closures often return.
  private static let sendableTypes: Set = ["Bool", "Double", "Float", "Int", "String", "UInt"]

  /// Returns the parameters with names, such as `_ value0: Int`.
  func namedParameters(areSent: Bool = false) -> [String] {
    parameters.enumerated().map { number, parameter in
      var declared = parameter
      (declared.label, declared.name) = ("_", "value\(number)")
      if areSent, declared.specifiers.isEmpty { declared.specifiers = [.sending] }
      return declared.text
    }
  }

  /// The arguments of a call, with these names.
  fileprivate var passedArguments: String {
    parameters.enumerated().map { number, parameter in
      let isEvaluated = parameter.attributes.contains(.autoclosure)
      let name = "value\(number)" + (isEvaluated ? "()" : "")
      if parameter.specifiers.contains(.sending), parameter.type.isTuple {
        return parameter.type.sent(name) { value, _ in "_sending(\(value))" }
      }
      return (parameter.isInout ? "&" : "") + name
    }.joined(separator: ", ")
  }
}

extension FunctionType.Parameter {
  /// Whether a function cannot pass its own parameter on as this one: an array as a variadic
  /// argument, a pack, or a variable with a closure that stays on its caller's executor, which the
  /// compiler (6.3.1) does not accept as a variable.
  fileprivate var cannotBePassedOn: Bool {
    isVariadic || type.isPackExpansion
      || (isInout && specifiers.contains(.nonisolatedNonsending))
  }

  /// Whether the type is a name, perhaps of a tuple, whose elements the function would have to send one by one.
  fileprivate var sendsName: Bool {
    if case .named = type { specifiers.contains(.sending) } else { false }
  }

  /// Whether a function cannot send its own parameter to a closure, because it only borrows it.
  fileprivate var cannotBeSent: Bool {
    specifiers.contains { $0 != .sending } || attributes.contains(.autoclosure)
  }
}

extension TypeReference {
  /// The closure's type as that of an escaping parameter: specifiers precede `@escaping` (SE-0461).
  var escapingText: String {
    guard case .function(var function) = self else { return "@escaping \(text)" }
    let specifiers = function.specifiers.map { $0.text + " " }.joined()
    function.specifiers = []
    return "\(specifiers)@escaping \(TypeReference.function(function).text)"
  }
}
