import DeclarationModel

/// A fact about a protocol or a requirement that cannot be mocked yet.
///
/// A case is removed when its mock can be made; `ResolverMessages` has the messages.
enum UnsupportedReason: Sendable, Hashable {
  /// A parent is not in the input; `by` is the ancestor that names it, nil for the protocol itself.
  case unknownParent(by: String?, issue: ParentIssue?)
  /// A parent cannot be read.
  case brokenParent(BrokenCause)
  /// The protocol inherits from itself by way of these protocols; those in the middle of a long cycle may be missing.
  case cycle([String])
  /// A category makes `NSObject` conform to the protocol, so that no subclass can state its own conformance.
  case ofEveryObject
  /// The class that the protocol is bound to is final.
  case finalSuperclass
  /// The class is final.
  case finalClass
  /// The class is an actor.
  case actorClass
  /// The class is of another module, and not open.
  case sealedClass
  /// None of the designated initializers of the class can be called.
  case uncallableClass
  /// The class inherits its initializers from a superclass that is not in the input.
  case unknownSuperclass(ParentIssue?)
  /// The generic parameters of the class include a pack or a value.
  case unsupportedGenerics
  /// The class is generic and of Objective-C; its subclasses cannot be generic.
  case lightweightGenerics
  /// The class that the protocol is bound to is not open, as the superclass of a public mock must be.
  case closedSuperclass
  /// The class that the protocol is bound to is of another module, and not open.
  case sealedSuperclass
  /// None of the designated initializers of the class that the protocol is bound to can be called.
  case uncallableSuperclass
  /// No initializer of the superclass takes the arguments of a required initializer.
  case initializerWithoutSuper(superclass: String)
  /// The protocol was asked for by name, but is not visible everywhere that the mock would be.
  case inaccessible(from: AccessLevel)
  /// An ancestor is a standard protocol to which no mock can conform.
  case unmockableParent(UnmockableParent)
  /// A method without parameters has the name of a property, and neither has a default implementation.
  case sameNameAsProperty
  /// A property is declared with two types.
  case conflictingTypes
  /// The type of a settable property is noncopyable, or that of a result may not escape.
  case noncopyable
  /// A settable subscript has a parameter pack in its type.
  case settablePack
  /// A type expands several parameter packs at once.
  case severalPacks
  /// A generic parameter is another type by a same-type requirement (`where T == Int`).
  case nongenericParameter
  /// A parameter or a property is of type `Never`: the compiler warns of every statement that has such a value.
  case uninhabited
  /// The result is `some P`.
  case opaqueResult
  /// A closure or a metatype cannot be passed to a stub, such as a closure that takes a parameter pack.
  case closureOutOfReach
  /// The requirement is in a header of Objective-C, and Swift cannot see it.
  case unseen(ImportIssue)
  /// The requirement is `distributed`.
  case distributed
  /// An associated type has a requirement that mentions the mock itself.
  case selfReferentialType
  /// A result or a closure has an associated type, or a generic parameter of a class, with the name `Void` or `Never`.
  case hidesStandardType
  /// Associated types stand in so many `#if` blocks that the mock would have too many variants.
  case conditionalAssociatedTypes
}

extension UnsupportedReason {
  /// The number of names of a cycle that a message shows at most.
  static let longestCycle = 12
  /// The number of names at the start of a longer cycle, which are enough to find it.
  static let cycleStart = 8

  /// The words for counts at the end of a run, after a number of protocols.
  var kind: String {
    switch self {
    case .inaccessible(.public): "not public"
    case .inaccessible: "private"
    case .unknownParent: "with an unknown parent"
    case .unmockableParent: "with a parent that no mock can have"
    case .brokenParent(let cause): "with a parent that \(cause.predicate)"
    case .ofEveryObject, .finalSuperclass, .closedSuperclass, .sealedSuperclass,
      .uncallableSuperclass, .initializerWithoutSuper, .finalClass, .actorClass, .sealedClass,
      .uncallableClass, .unknownSuperclass, .unsupportedGenerics, .lightweightGenerics:
      "with a class that cannot be subclassed"
    case .selfReferentialType, .hidesStandardType, .conditionalAssociatedTypes:
      "with unsupported associated types"
    case .cycle: "with circular inheritance"
    default: "with an unsupported requirement"
    }
  }
}
