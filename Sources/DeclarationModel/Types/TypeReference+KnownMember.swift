extension TypeReference {
  /// Returns the type that a member of this canonical type stands for, if the standard library declares both: `Int` for
  /// `[String].Index`; nil for other members, and if the name has no components.
  func knownMember(_ components: ArraySlice<NamedType.Component>) -> TypeReference? {
    guard let first = components.first, first.arguments.isEmpty,
      let type = knownMember(first.name)
    else { return nil }
    let rest = components.dropFirst()
    return rest.isEmpty ? type : type.knownMember(rest) ?? type.naming(rest)
  }

  private func knownMember(_ name: String) -> TypeReference? {
    switch (self, name) {
    case (.array(let element), "Element"), (.array(let element), "ArrayLiteralElement"): element
    case (.array, "Index"): .name("Int")
    case (.array(let element), "SubSequence"):
      .named(NamedType([.init("ArraySlice", arguments: [element])]))
    case (.dictionary(let key, _), "Key"): key
    case (.dictionary(_, let value), "Value"): value
    case (.named(let named), _): named.knownMember(name)
    default: nil
    }
  }
}

extension NamedType {
  fileprivate func knownMember(_ name: String) -> TypeReference? {
    guard declaration == nil, components.count == 1 else { return nil }
    let arguments = components[0].arguments
    return switch (components[0].name, name) {
    case ("Set", "Element"), ("Range", "Bound"), ("ClosedRange", "Bound"),
      ("ArraySlice", "Element"):
      arguments.count == 1 ? arguments[0] : nil
    case ("String", "Element"), ("Substring", "Element"): .name("Character")
    case ("String", "SubSequence"), ("Substring", "SubSequence"): .name("Substring")
    case ("Data", "Element"): .name("UInt8")
    default: nil
    }
  }
}
