import DeclarationModel
import MockResolver
import SourceWriting

/// A type in which a mock keeps a closure whose type older systems do not know at run time.
///
/// Tests call its value as they would call the closure.
struct ClosureBoxDeclaration {
  private let name: String
  /// The type of the closure, without an optional around it.
  private let closure: TypeReference
  /// Whether there may be no closure.
  private let isOptional: Bool
  /// What to call; nil if that is not known.
  private let function: FunctionType?
  private let generics: [GenericParameter]
  private let requirements: [GenericRequirement]

  /// Describes the type for one parameter or result.
  ///
  /// - Parameters:
  ///   - box: What the resolver says about it.
  ///   - type: The type of the parameter or result, as it would be recorded.
  ///   - generics: The generic parameters of the requirement.
  ///   - requirements: What is asked of them.
  init(
    _ box: ClosureBox, of type: TypeReference, generics: [GenericParameter],
    requirements: [GenericRequirement]
  ) {
    name = box.name
    closure = type.unwrapped
    isOptional = type.isOptional
    if case .function(let function) = box.aliased ?? type.unwrapped {
      self.function = function
    } else {
      function = nil
    }
    let closure = closure
    var used = generics.filter { closure.mentions([$0.name]) }
    let names = Set(used.map(\.name))
    let related = requirements.filter { $0.left.mentions(names) || $0.right.mentions(names) }
    // What a requirement relates to a used one is needed as well.
    used = generics.filter { generic in
      names.contains(generic.name)
        || related.contains {
          $0.left.mentions([generic.name]) || $0.right.mentions([generic.name])
        }
    }
    self.generics = used
    self.requirements = related
  }

  /// The type that is recorded in place of the closure's.
  var type: TypeReference {
    let type = TypeReference.named(
      NamedType([.init(name, arguments: generics.map { .name($0.name) })]))
    return isOptional ? .optional(type) : type
  }

  /// The value that is recorded in place of a closure.
  func value(_ closure: String) -> String { "\(name)(\(closure))" }

  /// The closure of a recorded value.
  func closure(of value: String) -> String { "\(value)\(isOptional ? "?" : "").closure" }

  /// Writes the type.
  ///
  /// - Parameters:
  ///   - modifiers: The access level, and what keeps it off an actor, each with its trailing space.
  ///   - parent: The protocol of the library that it conforms to.
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
      source.declaration(WrappableLine("\(access)init(_ closure: \(parameterText))")) {
        $0.line("self.closure = closure")
      }
      if isOptional {
        source.blank()
        source.block(
          WrappableLine("\(access)init?(_ closure: \(TypeReference.optional(closure).text))")
        ) {
          $0.line("guard let closure else { return nil }")
          $0.line("self.closure = closure")
        }
      }
      if let function { write(function, access, to: &source) }
    }
  }

  /// The type of the closure as a parameter has it: specifiers stand before `@escaping` (SE-0461).
  private var parameterText: String {
    guard case .function(var function) = closure else { return "@escaping \(closure.text)" }
    let specifiers = function.specifiers.map { $0.text + " " }.joined()
    function.specifiers = []
    return "\(specifiers)@escaping \(TypeReference.function(function).text)"
  }

  /// Writes what makes its value one that can be called; nothing for a function that only the closure itself
  /// can be called as.
  private func write(_ function: FunctionType, _ access: String, to source: inout SourceWriter) {
    guard !function.parameters.contains(where: { $0.isVariadic || $0.type.isPackExpansion }) else {
      return
    }
    let isErased = function.attributes.contains { $0.name == "isolated" }
    let isAsync = function.effects.isAsync || isErased
    var parameters: [String] = []
    var arguments: [String] = []
    for (number, parameter) in function.parameters.enumerated() {
      var declared = parameter
      let value = "value\(number)"
      (declared.label, declared.name) = ("_", value)
      parameters.append(declared.text)
      let isEvaluated = parameter.attributes.contains(.autoclosure)
      arguments.append((parameter.isInout ? "&" : "") + value + (isEvaluated ? "()" : ""))
    }
    var modifiers = ""
    let isPlaced =
      function.specifiers.contains(.nonisolatedNonsending)
      || function.attributes.contains { $0.isGlobalActor || $0.kind == .concurrent }
      || function.parameters.contains { $0.specifiers.contains(.isolated) }
    if function.specifiers.contains(.nonisolatedNonsending) {
      modifiers = "\(TypeSpecifier.nonisolatedNonsending.text) "
    }
    for attribute in function.attributes
    where attribute.isGlobalActor || attribute.kind == .concurrent {
      modifiers += attribute.text + " "
    }
    if isAsync, !isPlaced, !function.isSendable {
      // What is not `Sendable` stays where it is called from.
      parameters.append("isolation: isolated (any Actor)? = #isolation")
    }
    let effects = Effects(isAsync: isAsync, throwing: function.effects.throwing)
    var opening = WrappableLine("\(modifiers)\(access)func callAsFunction")
    opening.addDeclaration("(", parameters, ")")
    opening.add(effects.text)
    if !function.result.isVoid { opening.add(" -> \(function.result.text)") }
    source.blank()
    source.declaration(opening) {
      $0.line("\(effects.keywords)closure(\(arguments.joined(separator: ", ")))")
    }
  }
}

extension FunctionType {
  /// Whether it is `Sendable` in every language mode.
  fileprivate var isSendable: Bool { attributes.contains(.sendable) }
}

extension TypeReference {
  /// Whether it stands for any number of types.
  fileprivate var isPackExpansion: Bool { if case .packExpansion = self { true } else { false } }
}
