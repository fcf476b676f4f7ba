import DeclarationModel
import SourceWriting

/// The common parts of methods, initializers and subscripts. `some P` is replaced by a generic
/// parameter, so that the types of recorded arguments can name it (SE-0341).
struct Signature {
  private(set) var generics: [GenericParameter]
  var arguments: [Argument]
  var effects: Effects
  private(set) var requirements: [GenericRequirement]

  init(
    generics: [GenericParameter], parameters: [Parameter], effects: Effects,
    requirements: [GenericRequirement]
  ) {
    let taken = Set(generics.map(\.name))
    var opaque: [GenericParameter] = []
    let named = parameters.map { parameter in
      guard parameter.type.contains(where: \.isOpaque) else { return parameter }
      var parameter = parameter
      parameter.type = parameter.type.map { type in
        guard case .opaque(let constraint) = type else { return type }
        var name = "Opaque\(opaque.count + 1)"
        while taken.contains(name) { name += "_" }
        opaque.append(GenericParameter(name: name, constraint: constraint))
        return .name(name)
      }
      return parameter
    }
    self.generics = generics + opaque
    self.arguments = Argument.all(of: named, effects: effects)
    self.effects = effects
    self.requirements = requirements
    for index in arguments.indices {
      guard let box = arguments[index].parameter.closureBox else { continue }
      arguments[index].box = ClosureBoxDeclaration(
        box, of: arguments[index].ownType, generics: self.generics, requirements: requirements)
    }
  }

  /// Writes the statements that evaluate autoclosures, whose names stand for the values in all that follows.
  ///
  /// - Parameters:
  ///   - source: The text.
  ///   - areUsed: Whether anything that follows uses the values.
  mutating func evaluateAutoclosures(in source: inout SourceWriter, areUsed: Bool = true) {
    for index in arguments.indices {
      let argument = arguments[index]
      guard argument.isEvaluated, !argument.isKnown, !argument.isLeft,
        !argument.isBound || argument.evaluation != nil
      else { continue }
      source.line(
        areUsed ? argument.evaluation ?? argument.binding : argument.discardedEvaluation)
      arguments[index].isKnown = true
    }
  }

  /// The signature without wrapper types for closures.
  var withoutBoxes: Signature {
    var signature = self
    for index in arguments.indices { signature.arguments[index].box = nil }
    return signature
  }

  /// The clause ` where T: P`, with a leading space; empty for no constraints.
  var whereClause: String { requirements.whereClause }

  /// The names of the generic parameters that suppress `Copyable`.
  var namesOfNoncopyable: Set<String> { generics.suppressed(by: requirements) }

  /// Whether a call runs on the executor of an argument.
  var isOnArgument: Bool { arguments.contains { $0.parameter.specifiers.contains(.isolated) } }

  /// Whether a stub body may change arguments.
  var hasInout: Bool { arguments.contains(where: \.isInout) }

  /// The signature in which the autoclosures that stubs may leave unevaluated are marked; none are beside arguments that
  /// are lent to stubs, or that isolate the call.
  var deferring: Signature {
    let isDirect = !isOnArgument && !arguments.contains(where: \.parameter.isNoncopyable)
    var signature = self
    for index in arguments.indices {
      signature.arguments[index].isDeferrable = isDirect && arguments[index].isEvaluated
    }
    return signature
  }

  /// The signature for a call whose autoclosures are left unevaluated; nil if there are none.
  var leavingUnevaluated: Signature? {
    var signature = deferring
    guard signature.arguments.contains(where: \.isDeferrable) else { return nil }
    for index in arguments.indices { signature.arguments[index].isLeft = true }
    return signature
  }

  /// The names of the arguments, which hide types in expressions.
  var argumentNames: Set<String> { Set(arguments.map(\.name)) }

  /// The indices of the arguments that do not outlive the call.
  var unrecorded: [Int] {
    arguments.indices.filter { arguments[$0].isUnrecorded }
  }

  /// The closures whose errors a call rethrows.
  var rethrown: [Argument] {
    arguments.filter { argument in
      guard !argument.isEvaluated, !argument.isLeft else { return false }
      guard case .function(let closure) = argument.parameter.type else {
        return argument.parameter.namesClosure
      }
      return closure.effects.canThrow
    }
  }

  /// The effects of a call that passes the arguments on: the errors of evaluated autoclosures have been thrown before.
  var effectsOfCall: Effects {
    guard effects.throwing == .rethrows, rethrown.isEmpty else { return effects }
    return Effects(isAsync: effects.isAsync)
  }

  /// Removes generic parameters that no parameter or effect mentions.
  mutating func removeUnusedGenerics() {
    var unused = Set(generics.map(\.name))
    var types = arguments.map(\.parameter.type) + effects.types
    while !types.isEmpty {
      let used = unused.filter { name in types.contains { $0.mentions([name]) } }
      unused.subtract(used)
      // A constraint may mention another parameter: `Opaque2: Holder<Opaque1>`.
      types = generics.filter { used.contains($0.name) }.compactMap(\.constraint)
      types += requirements.filter { $0.left.mentions(used) }.map(\.right)
    }
    generics.removeAll { unused.contains($0.name) }
    requirements.removeAll { $0.left.mentions(unused) || $0.right.mentions(unused) }
  }

  /// Returns the signature with a constraint for each type in the result that implies one but is
  /// not in the declaration: the compiler infers nothing from `Use.Method<_, Set<T>, _>`.
  func implying(_ result: TypeReference) -> Signature {
    guard !generics.isEmpty else { return self }
    var signature = self
    signature.requirements += ImpliedRequirements(of: generics, requirements).types(in: result)
      .filter { type in !arguments.contains { $0.parameter.type.contains { $0 == type } } }
      .map { GenericRequirement($0, .conformance, .name("Any")) }
    return signature
  }

  /// Adds the generic parameters and the parameters to a declaration.
  func add(to statement: inout WrappableLine, parameters: [String]) {
    if !generics.isEmpty {
      statement.add("<\(generics.map(\.text).joined(separator: ", "))>")
    }
    statement.addDeclaration("(", parameters, ")")
  }
}

extension TypeReference {
  /// Whether the type is `some P`.
  fileprivate var isOpaque: Bool { if case .opaque = self { true } else { false } }
}

extension Signature {
  /// Returns the call of a superclass's initializer.
  ///
  /// - Parameter initializer: The initializer that takes these arguments; nil for the one without
  ///   parameters.
  func superCall(_ initializer: InitializerDeclaration?) -> String {
    guard let initializer else { return "super.init()" }
    let values = arguments.map { argument in
      let label = argument.parameter.label.map { "\(Identifier.argumentLabel($0)): " } ?? ""
      if argument.parameter.isInout { return "\(label)&\(argument.escapedName)" }
      if let call = argument.autoclosureCall { return label + call }
      return label + (argument.parameter.isNoncopyable ? argument.escapedName : argument.ownValue)
    }
    let effects = initializer.effects
    return "\(effects.keywords)super.init(\(values.joined(separator: ", ")))"
  }
}
