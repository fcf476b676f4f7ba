import DeclarationModel

/// The members of `NSObject` that a protocol may require.
enum ObjectiveCRoot {
  private static let properties: Set = ["debugDescription", "description", "hash", "superclass"]

  /// The methods, and the types of their parameters.
  private static let methods: [String: [String]] = [
    "conforms(to:)": ["Protocol"], "copy()": [], "isEqual(_:)": ["Any"],
    "isKind(of:)": ["AnyClass"], "isMember(of:)": ["AnyClass"], "isProxy()": [],
    "mutableCopy()": [], "perform(_:)": ["Selector"], "perform(_:with:)": ["Selector", "Any"],
    "perform(_:with:with:)": ["Selector", "Any", "Any"], "responds(to:)": ["Selector"],
    "self()": [],
  ]

  /// Returns whether `NSObject` has the requirement, so that a mock inherits it.
  static func has(_ member: ProtocolMember) -> Bool {
    guard !member.isStatic else { return false }
    switch member.kind {
    case .property(let property): return properties.contains(property.name)
    case .method(let method):
      let types = methods[member.labelledName]?.map { CanonicalType(.name($0)) }
      return types == method.parameters.map { CanonicalType($0.type.wrapped) }
    default: return false
    }
  }
}

extension TypeReference {
  /// The wrapped type of an optional; otherwise the type itself.
  fileprivate var wrapped: TypeReference {
    switch self {
    case .optional(let type), .implicitlyUnwrapped(let type): type
    default: self
    }
  }
}
