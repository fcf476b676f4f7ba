import DeclarationModel

/// The requirements of standard protocols that printed modules do not show: they are not public, or the compiler
/// knows them by their names alone.
enum HiddenRequirements {
  /// Returns the hidden requirements of an ancestor.
  static func of(_ ancestor: Ancestor) -> [ProtocolMember] {
    guard ancestor.isStandard else { return [] }
    let position = ancestor.declaration.position
    switch ancestor.declaration.name {
    case "CVarArg":
      let encoding = PropertyDeclaration(name: "_cVarArgEncoding", type: .array(.name("Int")))
      return [ProtocolMember(.property(encoding), at: position)]
    case "FixedWidthInteger":
      let bits = Parameter(label: "_truncatingBits", name: "bits", type: .name("UInt"))
      return [
        ProtocolMember(.initializer(InitializerDeclaration(parameters: [bits])), at: position)
      ]
    case "StringInterpolationProtocol":
      let value = Parameter(label: nil, name: "value", type: .name("Any"))
      let method = MethodDeclaration(name: "appendInterpolation", parameters: [value])
      return [ProtocolMember(.method(method), at: position)]
    default: return []
    }
  }
}

extension Ancestor {
  /// Whether an object that the mock forwards to cannot be called like the mock: the requirements are not all known,
  /// the mock replaces types of `StringProtocol` by its own, an associated type of the object may be noncopyable, or an
  /// executor's requirement is deprecated, which the mock must implement all the same.
  var exceedsObjects: Bool {
    if !HiddenRequirements.of(self).isEmpty { return true }
    if isStandard, declaration.name == "StringProtocol" { return true }
    if isStandard, InheritedDefaults.requiresDeprecated(of: declaration) { return true }
    return declaration.members.contains { member in
      guard case .associatedType(let type) = member.kind else { return false }
      return type.inheritance.contains(where: \.isSuppressed)
        || type.requirements.contains(where: \.right.isSuppressed)
    }
  }
}

/// A reason why no class that Kagemusha writes can conform to a standard protocol.
enum UnmockableParent: Sendable, Hashable {
  /// Only structures and enumerations can conform.
  case ofValues
  /// Only distributed actors can conform.
  case ofDistributedActors
  /// The protocol has requirements that its module does not show.
  case ofHiddenRequirements
  /// The protocol has requirements that each call must fulfil with types of its own.
  case ofAdHocRequirements
  /// Every actor conforms to the protocol, and nothing else can.
  case ofActors
  /// The parent is an actor, to which the protocol is bound.
  case actor
  /// The protocol is isolated to a global actor, if only by default, and only an actor conforms to another parent. In
  /// their own module, the compiler (6.3.1) lets an actor conform to protocols that are isolated by default.
  case ofGlobalActor
  /// No import makes the protocol visible outside the toolchain, though its module shows it.
  case ofToolchain

  /// Creates the reason for an ancestor; nil if there is none.
  ///
  /// - Parameters:
  ///   - ancestor: The ancestor.
  ///   - isDerived: Whether it is the mocked protocol itself.
  ///   - isOfActor: Whether the mock has to be an actor.
  init?(_ ancestor: Ancestor, isDerived: Bool, isOfActor: Bool) {
    let name = ancestor.declaration.name
    if isOfActor, case .global = ancestor.isolation {
      self = .ofGlobalActor
      return
    }
    guard ancestor.isStandard, let reason = Self.byName[name] ?? (isDerived ? Self.own[name] : nil)
    else { return nil }
    self = reason
  }

  /// The protocols that cannot be mocked themselves, though protocols that inherit from them can be.
  private static let own: [String: UnmockableParent] = [
    "Actor": .ofActors, "ExecutorFactory": .ofToolchain, "MainExecutor": .ofToolchain,
    "RunLoopExecutor": .ofToolchain, "SchedulingExecutor": .ofToolchain,
  ]

  private static let byName: [String: UnmockableParent] = [
    "BitwiseCopyable": .ofValues, "DistributedActor": .ofDistributedActors,
    "DistributedActorSystem": .ofAdHocRequirements,
    "DistributedTargetInvocationEncoder": .ofAdHocRequirements,
    "DistributedTargetInvocationDecoder": .ofAdHocRequirements,
    "DistributedTargetInvocationResultHandler": .ofAdHocRequirements,
    "UnicodeCodec": .ofHiddenRequirements,
  ]
}
