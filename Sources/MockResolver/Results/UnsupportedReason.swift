import DeclarationModel

/// A fact about a protocol or a requirement that cannot be mocked yet.
///
/// A case goes when its mock can be made; `ResolverMessages` has the words.
enum UnsupportedReason: Sendable, Hashable {
  /// A parent is not in the input; `by` is the ancestor that names it, nil for the protocol itself.
  case unknownParent(by: String?, issue: ParentIssue?)
  /// A parent cannot be read.
  case brokenParent(BrokenCause)
  /// The protocol inherits from itself, by way of these.
  case cycle([String])
  /// A category lets `NSObject` conform to the protocol, so that no subclass can say that it does.
  case ofEveryObject
  /// The class that the protocol is bound to is final.
  case finalSuperclass
  /// The class that the protocol is bound to is not open, as that of a public mock must be.
  case closedSuperclass
  /// The class that the protocol is bound to is of another module, and not open.
  case sealedSuperclass
  /// None of the designated initializers of the class that the protocol is bound to can be called.
  case uncallableSuperclass
  /// An initializer is required whose arguments no initializer of the superclass takes.
  case initializerWithoutSuper(superclass: String)
  /// Not all who can see the mock can see the protocol, though its name was asked for.
  case inaccessible(from: AccessLevel)
  /// A standard protocol is among the ancestors to which no mock can conform.
  case unmockableParent(UnmockableParent)
  /// A method without parameters has the name of a property, and neither has a default implementation.
  case sameNameAsProperty
  /// A property is declared with two types.
  case conflictingTypes
  /// The type of a settable property is noncopyable, or that of a result may not escape.
  case noncopyable
  /// A settable subscript has a parameter pack in its type.
  case settablePack
  /// A parameter pack has elements of several packs.
  case severalPacks
  /// A generic parameter is another type by a same-type requirement (`where T == Int`).
  case nongenericParameter
  /// The result is `some P`.
  case opaqueResult
  /// A closure or a metatype cannot be passed to a stub, as a closure that takes a parameter pack.
  case closureOutOfReach
  /// The requirement is in a header of Objective-C, and Swift cannot see it.
  case unseen(ImportIssue)
  /// The requirement is `distributed`.
  case distributed
  /// An associated type must have to do with the mock itself.
  case selfReferentialType
  /// Associated types stand in more `#if` blocks than a mock can be written down for.
  case conditionalAssociatedTypes
}

extension UnsupportedReason {
  /// The words for counts at the end of a run, after a number of protocols.
  var kind: String {
    switch self {
    case .inaccessible(.public): "not public"
    case .inaccessible: "private"
    case .unknownParent: "with an unknown parent"
    case .unmockableParent: "with a parent that no mock can have"
    case .brokenParent(let cause): "with a parent that \(cause.predicate)"
    case .ofEveryObject, .finalSuperclass, .closedSuperclass, .sealedSuperclass,
      .uncallableSuperclass,
      .initializerWithoutSuper:
      "with a class that cannot be subclassed"
    case .selfReferentialType, .conditionalAssociatedTypes: "with unsupported associated types"
    case .cycle: "with circular inheritance"
    default: "with an unsupported requirement"
    }
  }
}
