import DeclarationModel

/// A protocol with the members of a class or an actor, which conforms to it.
package struct ExtractedProtocol: Sendable, Hashable {
  /// The name.
  package var name: String
  /// The class.
  package var type: TypeDeclaration
  /// The access level.
  package var access: AccessLevel
  /// The protocols from which it inherits.
  package var parents: [String]
  /// The attributes: availability, and the global actor of the class.
  package var attributes: [Attribute]
  /// Whether the class states that it is on no actor.
  package var isNonisolated = false
  /// The generic parameters of the class, as associated types.
  package var associatedTypes: [AssociatedTypeDeclaration] = []
  /// The `where` clause.
  package var requirements: [GenericRequirement] = []
  /// The requirements.
  package var members: [ProtocolMember] = []
  /// The constants that only users of the class reach without waiting for its actor.
  package var isolatedConstants: Set<String> = []
  /// The members of the class that are no requirements.
  package var omissions: [OmittedMember] = []
  /// Whether the sources declare the protocol already.
  package var isDeclared = false
  /// The files that declare the requirements.
  package var paths: Set<String> = []

  /// The methods whose default arguments an extension of the protocol states.
  package var withDefaults: [ProtocolMember] {
    members.filter { $0.parameters.contains(where: \.hasDefault) }
  }
}

/// A member of a class that an extracted protocol does not require, or not wholly.
package struct OmittedMember: Sendable, Hashable {
  /// The reason.
  package enum Reason: Sendable, Hashable {
    /// It belongs to the type, and not to its instances.
    case isStatic
    /// It makes instances.
    case isInitializer
    /// It is less visible than the class.
    case access(AccessLevel)
    /// Its type is not written, and not evident.
    case isUntyped
    /// Its type is opaque.
    case isOpaque
    /// Its extension has constraints.
    case isConstrained
    /// It is unavailable.
    case isUnavailable
    /// It is only for clients that name a group.
    case isSPI
    /// It compares or hashes objects.
    case isOfEveryObject
    /// It is a member of a superclass that is generic, and whose arguments are not written.
    case isOfUnknownArguments
    /// Its default arguments mean something only in the class; the requirement has none.
    case hasDefaults
    /// It is the superclass, or a protocol, of which no source is read.
    case isUnreadParent
  }

  /// The name with labels: `load(id:)`.
  package var name: String
  /// The position of its declaration.
  package var position: SourcePosition
  /// The reason.
  package var reason: Reason

  /// The note that tells it.
  package var note: Diagnostic.Note {
    let words =
      switch reason {
      case .isStatic: "is left out because it is static; a value of the protocol cannot use it"
      case .isInitializer: "is left out because values of the protocol are made elsewhere"
      case .access(let level): "is left out because it is \(level.rawValue), unlike the class"
      case .isUntyped: "is left out because its type is not written"
      case .isOpaque: "is left out because it has an opaque type"
      case .isConstrained: "is left out because its extension has constraints"
      case .isUnavailable: "is left out because it is unavailable"
      case .isSPI: "is left out because it is in an SPI group"
      case .isOfEveryObject: "is left out because it compares or hashes objects"
      case .isOfUnknownArguments:
        "is left out because the arguments of its generic class are not written"
      case .hasDefaults:
        "has default arguments that only the class can state; the requirement has none"
      case .isUnreadParent:
        "is not among the sources; if it is a superclass, its members are left out"
      }
    return Diagnostic.Note("'\(name)' \(words)", at: position)
  }
}
