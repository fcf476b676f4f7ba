import DeclarationModel

extension ProtocolMember {
  /// Returns the reason why no Swift class can implement the requirement; nil if one can.
  ///
  /// - Parameter selector: The selector of the requirement.
  func adoptionObstacle(selector: String) -> ImportIssue? {
    if isReserved(selector) { return .reserved(selector) }
    switch kind {
    case .method(let method):
      if method.parameters.contains(where: { $0.type == .void }) { return .voidArgument }
      guard method.effects.throwing != .never, let result = method.result, !result.isObject else {
        return nil
      }
      return .thrownValue(result.text)
    case .initializer(let initializer) where initializer.parameters.isEmpty && selector != "init":
      return .reserved("init")
    default: return nil
    }
  }

  // MARK: Members of NSObject

  /// Returns whether the name belongs to a member of `NSObject` that the requirement cannot share.
  private func isReserved(_ selector: String) -> Bool {
    if isStatic { return Self.reservedOfClasses.contains(selector) }
    if Self.reserved.contains(selector) { return true }
    if let own = Self.selectors[swiftName], own != selector { return true }
    if case .property(let property) = kind, Self.texts.contains(selector) {
      // The properties of `NSObject` are read-only and never nil.
      if case .optional = property.type { return true }
      return property.accessors.hasSetter
    }
    guard let own = Self.shared[selector] else { return false }
    return !own.contains(.declaration(kind, isStatic: isStatic))
  }

  /// The name and labels.
  private var swiftName: String {
    switch kind {
    case .method(let method):
      "\(method.name)(" + method.parameters.map { "\($0.label ?? "_"):" }.joined() + ")"
    case .property(let property): property.name
    default: ""
    }
  }

  /// The selectors of the members of `NSObject`, by their Swift names.
  private static let selectors = [
    "conforms(to:)": "conformsToProtocol:", "copy()": "copy",
    "debugDescription": "debugDescription", "description": "description", "hash": "hash",
    "isEqual(_:)": "isEqual:", "isKind(of:)": "isKindOfClass:",
    "isMember(of:)": "isMemberOfClass:", "isProxy()": "isProxy", "mutableCopy()": "mutableCopy",
    "perform(_:)": "performSelector:", "perform(_:with:)": "performSelector:withObject:",
    "perform(_:with:with:)": "performSelector:withObject:withObject:",
    "responds(to:)": "respondsToSelector:", "self()": "self", "superclass": "superclass",
  ]

  /// Properties of `NSObject` that describe an object.
  private static let texts: Set = ["debugDescription", "description"]

  private static let reservedOfClasses: Set = [
    "alloc", "allocWithZone:", "class", "initialize", "load", "new", "superclass",
  ]

  private static let reserved: Set = [
    "autorelease", "class", "dealloc", "finalize", "release", "retain", "retainCount", "zone",
  ]

  /// Names that a requirement can share with `NSObject`, with the forms it must have in Swift.
  private static let shared: [String: [MemberSignature]] = [
    "conformsToProtocol:": [
      method("conforms", ("to", .name("Protocol")), result: "Bool"),
      method("conforms", ("to", .optional(.name("Protocol"))), result: "Bool"),
    ],
    "copy": [method("copy", result: "Any"), method("copy", result: "Any", isOptional: true)],
    "debugDescription": [property("debugDescription")],
    "description": [property("description")],
    "hash": [],
    "isEqual:": [method("isEqual", (nil, .optional(.name("Any"))), result: "Bool")],
    "isKindOfClass:": [
      method("isKind", ("of", .name("AnyClass")), result: "Bool"),
      method("isKind", ("of", .optional(.name("AnyClass"))), result: "Bool"),
    ],
    "isMemberOfClass:": [
      method("isMember", ("of", .name("AnyClass")), result: "Bool"),
      method("isMember", ("of", .optional(.name("AnyClass"))), result: "Bool"),
    ],
    "init": [],
    "isProxy": [method("isProxy", result: "Bool")],
    "performSelector:": [], "performSelector:withObject:": [],
    "performSelector:withObject:withObject:": [],
    "mutableCopy": [
      method("mutableCopy", result: "Any"), method("mutableCopy", result: "Any", isOptional: true),
    ],
    "respondsToSelector:": [
      method("responds", ("to", .optional(.name("Selector"))), result: "Bool")
    ],
    "self": [method("self", result: "Self"), method("self", result: "Self", isOptional: true)],
    "superclass": [property("superclass")],
  ]

  private static func method(
    _ name: String, _ parameter: (label: String?, type: TypeReference)? = nil, result: String,
    isOptional: Bool = false
  ) -> MemberSignature {
    let result = TypeReference.name(result)
    return .declaration(
      .method(
        MethodDeclaration(
          name: name,
          parameters: parameter.map { [Parameter(label: $0.label, name: "", type: $0.type)] } ?? [],
          result: isOptional ? .optional(result) : result)))
  }

  private static func property(_ name: String) -> MemberSignature {
    .declaration(.property(PropertyDeclaration(name: name, type: .name(""))))
  }
}

extension TypeReference {
  /// Whether values of the type are objects in Objective-C.
  fileprivate var isObject: Bool {
    switch self {
    case .named(let type):
      let name = type.text
      return !Self.plainValues.contains(name) && !name.hasPrefix("Unsafe")
    case .optional(let wrapped), .implicitlyUnwrapped(let wrapped): return wrapped.isObject
    case .array, .dictionary, .existential, .composition, .metatype, .function: return true
    default: return false
    }
  }

  private static let plainValues: Set = [
    "Bool", "CChar", "Double", "Float", "Int", "Int8", "Int16", "Int32", "Int64", "OpaquePointer",
    "Selector", "UInt", "UInt8", "UInt16", "UInt32", "UInt64",
  ]
}
