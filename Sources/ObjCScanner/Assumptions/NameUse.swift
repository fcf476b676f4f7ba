import Basics

/// A use of a name that no header declares, with the text around it, which shows what the name stands for.
struct NameUse {
  /// The role of a name.
  enum Role: Hashable {
    /// The class of an object: `Name *`, or the superclass of a class.
    case `class`
    /// A class with type arguments: `Name<A *> *`.
    case genericClass(arguments: Int)
    /// A protocol: `id<Name>`.
    case `protocol`
    /// The pointee of a constant pointer: `const Name *`.
    case structure
    /// A type argument that is an object without `*`: `NSDictionary<Name, id>`.
    case key
    /// A pointer without `*`: `nullable Name`, or the type of a `copy` property.
    case pointer
    /// A value: `Name name`.
    case value
    /// A constant in an expression: `Other = Name`.
    case constant
    /// A macro: `NAME @interface`, `NAME(x)`.
    case macro(hasArguments: Bool)
  }

  /// The name.
  let name: String
  /// The role.
  var role: Role

  /// The number of bytes before and after a name that are looked at.
  private static let window = 400

  /// Creates a use whose role is known.
  init(name: String, role: Role) {
    self.name = name
    self.role = role
  }

  /// Reads the identifier at an offset; returns nil if there is none.
  init?(in text: UnsafeRawBufferPointer, at offset: Int) {
    guard text.indices.contains(offset) else { return nil }
    let after = String(decoding: text[offset...].prefix(Self.window), as: UTF8.self)
    let name = after.prefix(while: \.isIdentifier)
    guard let first = name.first, !first.isNumber else { return nil }
    self.name = String(name)
    role = Self.role(
      of: name, before: String(decoding: text[..<offset].suffix(Self.window), as: UTF8.self)[...],
      after: after.dropFirst(name.count).skippingSpace)
  }

  /// Whether the name looks like that of a macro.
  var looksLikeMacro: Bool { Self.looksLikeMacro(name) }

  private static func looksLikeMacro(_ name: some StringProtocol) -> Bool {
    name.count > 2
      && (name.hasPrefix("__") || name.contains("_") && !name.contains(where: \.isLowercase))
  }

  private static func role(of name: Substring, before: Substring, after: Substring) -> Role {
    let statement = before.statement
    let isInHeading = statement.isHeading
    if !isInHeading, after.first == "@" || looksLikeMacro(name) {
      return .macro(hasArguments: after.first == "(")
    }
    let isConstant = statement.trimmed.hasSuffix("const")
    switch after.first {
    case "*"?: return isConstant ? .structure : .class
    case "<"?: return generic(after)
    case ","?, ">"?:
      if let role = argument(of: before) { return role }
    case let next? where next.isIdentifier:
      if ["_Nullable", "_Nonnull", "__nullable", "__nonnull", "_Null_unspecified"]
        .contains(where: after.hasPrefix)
      {
        return .pointer
      }
      // After a macro, at least two more words follow: the type and the name of a declaration.
      let rest = after.drop(while: \.isIdentifier).skippingSpace
      if rest.first == "*" || rest.first?.isIdentifier == true, !looksLikeMacro(rest) {
        return .macro(hasArguments: false)
      }
    default: break
    }
    if isInHeading { return .class }
    return isPointer(statement) ? .pointer : .value
  }

  /// Returns the role of a name with arguments in angle brackets.
  private static func generic(_ after: Substring) -> Role {
    var depth = 0
    var count = 1
    var hasObject = false
    for character in after {
      switch character {
      case "<": depth += 1
      case ">": depth -= 1
      case ",": count += depth == 1 ? 1 : 0
      case "*": hasObject = true
      default: break
      }
      if depth == 0 { break }
    }
    return hasObject ? .genericClass(arguments: count) : .class
  }

  /// Returns the role of an argument in angle brackets; nil if it is in none.
  private static func argument(of before: Substring) -> Role? {
    var depth = 0
    var rest = before
    while let character = rest.popLast() {
      switch character {
      case ">": depth += 1
      case "<" where depth > 0: depth -= 1
      case "<":
        let owner = rest.trimmed.lastIdentifier
        return rest.statement.isHeading || owner == "id" || owner == "Class" ? .protocol : .key
      case "(", ")", ";", "{", "}": return nil
      default: break
      }
    }
    return nil
  }

  /// Returns whether what precedes a type shows that it is a pointer.
  private static func isPointer(_ statement: Substring) -> Bool {
    let last = statement.trimmed.lastIdentifier
    if ["nullable", "nonnull", "null_unspecified", "__weak", "__strong"].contains(last) {
      return true
    }
    guard statement.hasPrefix("@property") else { return false }
    let attributes = statement.prefix { $0 != ")" }.split { !$0.isIdentifier }
    return attributes.contains {
      ["copy", "strong", "retain", "weak", "nullable", "null_resettable"].contains($0)
    }
  }
}

extension Substring {
  /// The text without spaces and comments at its beginning.
  fileprivate var skippingSpace: Substring {
    var rest = drop(while: \.isWhitespace)
    while rest.hasPrefix("/*"), let end = rest.firstRange(of: "*/") {
      rest = rest[end.upperBound...].drop(while: \.isWhitespace)
    }
    return rest
  }

  /// The text without spaces around it.
  fileprivate var trimmed: Substring {
    let rest = drop(while: \.isWhitespace)
    guard let last = rest.lastIndex(where: { !$0.isWhitespace }) else { return rest.prefix(0) }
    return rest[...last]
  }

  /// The identifier at its end.
  fileprivate var lastIdentifier: Substring {
    guard let other = lastIndex(where: { !$0.isIdentifier }) else { return self }
    return self[index(after: other)...]
  }

  /// Whether it is the start of a class or protocol, before its members.
  fileprivate var isHeading: Bool {
    ["@interface", "@protocol"].contains(where: hasPrefix) && !contains { "-+".contains($0) }
  }

  /// The declaration at its end, as far as it goes.
  fileprivate var statement: Substring {
    let directive = lastIndex(of: "@").map { self[$0...] }
    let end = lastIndex { ";{}".contains($0) }.map { self[index(after: $0)...] } ?? self
    guard let directive, directive.startIndex >= end.startIndex,
      ["@property", "@protocol", "@interface"].contains(where: directive.hasPrefix)
    else { return end.trimmed }
    return directive
  }
}
