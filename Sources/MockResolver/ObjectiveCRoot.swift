import DeclarationModel

/// The members of `NSObject` that protocols may ask for.
enum ObjectiveCRoot {
  private static let members: Set = [
    "conforms(to:)", "copy()", "debugDescription", "description", "hash", "isEqual(_:)",
    "isKind(of:)", "isMember(of:)", "isProxy()", "mutableCopy()", "perform(_:)",
    "perform(_:with:)", "perform(_:with:with:)", "responds(to:)", "superclass",
  ]

  /// Whether `NSObject` has a requirement, so that a mock inherits it.
  static func has(_ member: ProtocolMember) -> Bool {
    !member.isStatic && members.contains(member.labelledName)
  }
}
