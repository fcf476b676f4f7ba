import DeclarationModel
import MockResolver
import SourceWriting

/// The protocol or class of a mock that forwards calls; it decides which requirements are forwarded.
struct ForwardedProtocol {
  /// The type of the object, such as `any UserRepository`, or `LegacyService` for a class.
  let type: String
  /// The name, such as `UserRepository`.
  let name: String
  /// The open associated types, by the mock's generic parameters for them.
  private let associatedTypes: [String: String]
  /// Whether the answers of the object may be recorded.
  let isRecording: Bool
  /// The type that holds the object, such as `RealObject<any UserRepository>`.
  let objectBox: String
  /// The names of overloaded methods with an autoclosure, or a tuple with labels: a call of the object would be ambiguous.
  private let ambiguousNames: Set<String>
  /// The names of the members, which hide types in expressions.
  let memberNames: Set<String>
  private let mockName: String

  /// Creates the protocol of a mock; nil if the mock does not forward calls, or is an actor, which
  /// could call another object only asynchronously.
  ///
  /// - Parameter mock: The mock.
  init?(_ mock: MockBlueprint) {
    guard mock.extras.contains(.forwarding), mock.isForwardable, mock.isolation != .instance
    else { return nil }
    // An extension of a nested mock does not see the names around the mock.
    name = (mock.outerNames + [mock.protocolText]).joined(separator: ".")
    type = mock.isOfClass ? name + mock.genericArguments : "any \(name)"
    // The generic arguments of an object of a class are those of the mock.
    associatedTypes = Dictionary(
      mock.isOfClass ? [] : mock.generics.map { ($0.name, mock.associatedType(of: $0)) },
      uniquingKeysWith: { one, _ in one })
    isRecording = mock.extras.contains(.recording) && !mock.isOfClass
    objectBox = "\(mock.names.spelled("RealObject"))<\(type)>"
    let members = mock.members.map(\.member)
    ambiguousNames = Set(
      members.filter(\.canMeanOverloads).map(\.labelledName).filter { name in
        members.count { $0.labelledName == name } > 1
      })
    memberNames = Set(members.map(\.baseName))
    mockName = mock.name.typeSpelling
  }

  /// Returns whether calls of a requirement can be passed on to the real object.
  ///
  /// The following requirements are not forwarded:
  /// - static requirements and initializers, since there is no object for them;
  /// - `@objc optional` requirements, which the object may lack;
  /// - requirements that mention or throw `Self`, which is another type in the object;
  /// - requirements with a variadic parameter, since Swift cannot pass an array as one;
  /// - for now, requirements with a parameter pack, a noncopyable, `isolated` or `inout sending` parameter, a
  ///   noncopyable or `sending` result, or that the mock has on no actor, while an object may have it on one.
  func forwards(_ member: ProtocolMember) -> Bool {
    guard !member.isStatic, !member.modifiers.contains(.optional),
      !member.hasNoncopyableResult, !member.isOnCallersExecutor, !member.isIsolatedInObjects,
      !ambiguousNames.contains(member.labelledName)
    else { return false }
    // A closure in a wrapper cannot be converted to the object's associated types.
    if member.effects.types.contains(where: mentionsMock) { return false }
    if member.resultBox != nil, member.result.map(mentionsAssociated) ?? false { return false }
    switch member.kind {
    case .method(let method):
      return forwards(method.signature) && !(method.result.map(cannotForward) ?? false)
    case .property(let property): return !cannotForward(property.type)
    case .subscript(let element):
      return forwards(element.signature) && element.signature.unrecorded.isEmpty
        && !cannotForward(element.result)
    case .initializer, .associatedType, .typeAlias: return false
    }
  }

  private func forwards(_ signature: Signature) -> Bool {
    let constraints =
      signature.generics.compactMap(\.constraint)
      + signature.requirements.flatMap { [$0.left, $0.right] }
    let own = Set(signature.generics.map(\.name))
    // No function may pass on the errors of a closure that the requirement rethrows.
    let rethrowsSent =
      signature.effects.throwing == .rethrows
      && signature.arguments.contains {
        $0.parameter.isClosure && $0.parameter.specifiers.contains(.sending)
      }
    return !rethrowsSent && signature.arguments.allSatisfy(\.isForwardable)
      && !signature.arguments.contains { mentionsMock($0.parameter.type) }
      && !signature.arguments.contains { argument in
        mentionsAssociated(argument.parameter.type)
          && (argument.parameter.isInout || argument.box != nil
            || argument.parameter.isNonEscapingClosure)
      }
      && !constraints.contains { mentionsAssociated($0) || mentionsMock($0) }
      && own.isDisjoint(with: [objectType, "Self"])
  }

  /// The name of the generic parameter for the object's type, if associated types require a generic
  /// function.
  var objectType: String { associatedTypes.keys.contains("Object") ? "RealType" : "Object" }

  /// Whether the mock has open associated types.
  var isGeneric: Bool { !associatedTypes.isEmpty }

  /// Returns the clause ` where Object.Item == Item`, with a leading space; empty for a mock that
  /// is not generic.
  func bindings(of mock: MockBlueprint) -> String {
    guard isGeneric else { return "" }
    let equalities = mock.generics.map {
      "\(objectType).\(mock.associatedType(of: $0)) == \($0.name)"
    }
    return " where \(equalities.joined(separator: ", "))"
  }

  /// Returns whether a type mentions associated types.
  func mentionsAssociated(_ type: TypeReference) -> Bool {
    type.mentions(Set(associatedTypes.keys))
  }

  /// Returns the metatype of a type as an expression in the mock.
  func metatype(of type: TypeReference) -> String { type.metatypeText(besides: memberNames) }

  /// Returns a type of the mock in terms of the object's associated types, such as `[Object.Item]`.
  func typeOfObject(_ type: TypeReference) -> TypeReference {
    type.mappingNames { named in
      var components = named.components
      guard let name = components.first.flatMap({ associatedTypes[$0.name] }) else {
        return .named(named)
      }
      components[0].name = name
      return .named(NamedType([.init(objectType)] + components))
    }
  }

  private func cannotForward(_ result: TypeReference) -> Bool {
    if case .specified = result { return true }
    return mentionsMock(result)
  }

  private func mentionsMock(_ type: TypeReference) -> Bool {
    type.mentions([mockName, "Self"])
  }
}

extension ProtocolMember {
  /// Whether a parameter is an autoclosure, or has a tuple with labels, so that a call could mean an overload.
  fileprivate var canMeanOverloads: Bool {
    parameters.contains { parameter in
      parameter.isAutoclosure
        || parameter.type.contains { part in
          if case .tuple(let elements) = part {
            elements.contains { $0.label != nil }
          } else {
            false
          }
        }
    }
  }

  /// Whether the requirement runs on its caller's executor (SE-0461).
  fileprivate var isOnCallersExecutor: Bool { modifiers.contains(.nonisolatedNonsending) }
}

extension Argument {
  /// Whether the argument can be passed on unchanged.
  fileprivate var isForwardable: Bool {
    if parameter.isVariadic || parameter.isNoncopyable || isPack { return false }
    // The compiler (6.3.1) crashes where a tuple of a pack and other elements is passed.
    if case .tuple(let elements) = parameter.type, elements.count > 1,
      parameter.type.contains(where: \.isPackExpansion)
    {
      return false
    }
    let forwardable: Set<TypeSpecifier> = [.inout, .borrowing, .consuming, .sending]
    if !forwardable.isSuperset(of: parameter.specifiers) { return false }
    // A value that is sent back cannot be lent to a function around the call.
    if parameter.specifiers.contains(.sending), !canBeSent || parameter.isInout { return false }
    guard parameter.isAutoclosure, case .function(let closure) = parameter.type else { return true }
    return closure.effects == Effects()
  }

  /// Whether the argument can be passed through a generic function, which is how values are sent
  /// on. Non-escaping closures and closures in a wrapper cannot; a metatype of a protocol would
  /// become another type.
  var canBeSent: Bool {
    if case .metatype = parameter.type { return false }
    if case .existential(.metatype) = parameter.type { return false }
    return !parameter.isNonEscapingClosure && box == nil
  }
}
