import DeclarationModel
import MockResolver
import SourceWriting

/// The protocol of a mock that forwards calls, and which requirements can be forwarded.
struct ForwardedProtocol {
  /// `any UserRepository`.
  let type: String
  /// `UserRepository`.
  let name: String
  /// The associated types that are left open, by the generic parameters that stand for them.
  private let associatedTypes: [String: String]
  /// Whether what the object answers may be written down.
  let isRecording: Bool
  /// `RealObject<any UserRepository>`.
  let objectBox: String
  /// The names of overloads of which one takes an autoclosure: a call of the object could mean each.
  private let ambiguousNames: Set<String>
  private let mockName: String

  /// - Parameter mock: The mock; there is nothing to forward to if nobody asks for it, or if it is
  ///   an actor, which cannot call another one without waiting.
  init?(_ mock: MockBlueprint) {
    guard mock.extras.contains(.forwarding), mock.isForwardable, mock.isolation != .instance else {
      return nil
    }
    // An extension of a nested mock does not see what it is nested in.
    name = (mock.outerNames + [mock.protocolText]).joined(separator: ".")
    type = "any \(name)"
    associatedTypes = Dictionary(
      mock.generics.map { ($0.name, mock.associatedType(of: $0)) },
      uniquingKeysWith: { one, _ in one })
    isRecording = mock.extras.contains(.recording)
    objectBox = "\(mock.names.spelled("RealObject"))<\(type)>"
    let members = mock.members.map(\.member)
    ambiguousNames = Set(
      members.filter(\.hasAutoclosure).map(\.labelledName).filter { name in
        members.count { $0.labelledName == name } > 1
      })
    mockName = mock.name.typeSpelling
  }

  /// Returns whether calls of a requirement can be passed on to the real object.
  ///
  /// These cannot:
  /// - static requirements, for which there is no object, and initializers;
  /// - `@objc optional` ones, which the object may lack;
  /// - requirements that mention `Self`, which is another type in the object;
  /// - those with a variadic parameter, since Swift cannot pass an array as one;
  /// - for now, those with a parameter pack, a noncopyable or `isolated` parameter, a noncopyable or
  ///   `sending` result, or an isolation that depends on the language mode.
  func forwards(_ member: ProtocolMember) -> Bool {
    guard !member.isStatic, !member.modifiers.contains(.optional),
      !member.hasNoncopyableResult, !member.isOnCallersExecutor, !member.isIsolatedInLanguageMode6,
      !ambiguousNames.contains(member.labelledName)
    else { return false }
    // To retype a closure, its type would have to be known.
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
    return signature.arguments.allSatisfy(\.isForwardable)
      && !signature.arguments.contains { mentionsMock($0.parameter.type) }
      && !signature.arguments.contains { argument in
        mentionsAssociated(argument.parameter.type)
          && (argument.parameter.isInout || argument.box != nil
            || argument.parameter.isNonEscapingClosure)
      }
      && !constraints.contains { mentionsAssociated($0) || mentionsMock($0) }
      && own.isDisjoint(with: [objectType, "Self"])
  }

  /// The name of the object's type where associated types make a generic function necessary.
  var objectType: String { associatedTypes.keys.contains("Object") ? "RealType" : "Object" }

  /// Whether associated types are left open.
  var isGeneric: Bool { !associatedTypes.isEmpty }

  /// ` where Object.Item == Item`, with its leading space; empty for a mock that is not generic.
  func bindings(of mock: MockBlueprint) -> String {
    let equalities = mock.generics.map {
      "\(objectType).\(mock.associatedType(of: $0)) == \($0.name)"
    }
    return equalities.isEmpty ? "" : " where \(equalities.joined(separator: ", "))"
  }

  /// Whether a type is written in terms of associated types.
  func mentionsAssociated(_ type: TypeReference) -> Bool {
    type.mentions(Set(associatedTypes.keys))
  }

  /// A type of the mock in terms of the real object's associated types: `[Object.Item]`.
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
  /// Whether a parameter is an autoclosure.
  fileprivate var hasAutoclosure: Bool {
    if case .method(let method) = kind {
      method.parameters.contains(where: \.isAutoclosure)
    } else {
      false
    }
  }

  /// Whether it runs on its caller's executor (SE-0461).
  fileprivate var isOnCallersExecutor: Bool { modifiers.contains(.nonisolatedNonsending) }
}

extension Argument {
  /// Whether it can be passed on as it came.
  fileprivate var isForwardable: Bool {
    if parameter.isVariadic || parameter.isNoncopyable || isPack { return false }
    let forwardable: Set<TypeSpecifier> = [.inout, .borrowing, .consuming, .sending]
    if !forwardable.isSuperset(of: parameter.specifiers) { return false }
    if parameter.specifiers.contains(.sending), !canBeSent { return false }
    guard parameter.isAutoclosure, case .function(let closure) = parameter.type else { return true }
    return closure.effects == Effects()
  }

  /// Whether a generic function, which is how a value is sent on, takes it: no closure that does not escape, nor one that
  /// is in a box; a metatype of a protocol would be another type.
  private var canBeSent: Bool {
    if case .metatype = parameter.type { return false }
    if case .existential(.metatype) = parameter.type { return false }
    return !parameter.isNonEscapingClosure && box == nil
  }
}
