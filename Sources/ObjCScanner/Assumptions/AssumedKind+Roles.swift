extension AssumedKind {
  /// Creates the kind of a name that is used in some roles; nil if they do not tell.
  init?(of name: String, usedAs roles: Set<NameUse.Role>) {
    let arguments = roles.compactMap { role -> Int? in
      if case .genericClass(let count) = role { count } else { nil }
    }
    let macro = roles.compactMap { role -> Bool? in
      if case .macro(let hasArguments) = role { hasArguments } else { nil }
    }
    if roles == [.constant] {
      self = .constant
    } else if let hasArguments = macro.max(by: { !$0 && $1 }) {
      self = .macro(hasArguments: hasArguments)
    } else if let count = arguments.max() {
      self = .genericClass(parameters: count)
    } else if roles.contains(.key) {
      self = .type(.string)
    } else if roles.contains(.pointer) {
      guard let kind = Self.pointer(name) else { return nil }
      self = .type(kind)
    } else if roles.contains(.value) {
      guard let kind = Self.value(name) else { return nil }
      self = .type(kind)
    } else if roles.contains(.structure) {
      self = .type(.struct)
    } else if roles.contains(.protocol) {
      self = .type(.protocol)
    } else {
      self = .type(.class)
    }
  }

  /// Returns the kind of a typedef of a pointer; nil for a block, whose parameters nothing tells.
  private static func pointer(_ name: String) -> HeaderDeclaration.Kind? {
    if name.hasSuffix("Ref") { return .reference }
    if isBlock(name) { return nil }
    return name.hasSuffix("_t") ? .object : .string
  }

  /// Returns the kind of a value; nil for a block.
  private static func value(_ name: String) -> HeaderDeclaration.Kind? {
    if name.hasSuffix("Ref") { return .reference }
    if isBlock(name) { return nil }
    if name.hasSuffix("Options") { return .options }
    return ["Key", "Name", "Identifier"].contains(where: name.hasSuffix) ? .string : .enum
  }

  private static func isBlock(_ name: String) -> Bool {
    ["Block", "Handler", "Callback", "Closure", "Completion"].contains(where: name.hasSuffix)
  }
}
