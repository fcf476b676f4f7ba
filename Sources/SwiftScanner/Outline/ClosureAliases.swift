import DeclarationModel

/// The aliases of function types in a file, with or without protocols.
///
/// A parameter of such a type is a closure, which does not outlive its call unless it is
/// `@escaping`; the mock must treat it so. A type is taken for a function type if it has an arrow
/// outside of all brackets, which shows without parsing.
struct ClosureAliases {
  /// The aliases, in order.
  let aliases: [DeclaredName]

  /// Selects the aliases of function types among all type aliases of the file.
  ///
  /// - Complexity: O(*n*) in the length of the aliases.
  init(_ slices: [TypeAliasSlice]) {
    aliases = slices.filter { Self.isFunction($0.value) }.map(\.name)
  }

  /// Returns whether the text is a function type, in parentheses or not.
  private static func isFunction(_ text: ArraySlice<UInt8>) -> Bool {
    let text = text.drop(while: TypeAliasSlice.isBlank)
    var depth = 0
    var closing: Int?
    var index = text.startIndex
    while index < text.endIndex {
      switch text[index] {
      case UInt8(ascii: "`"):
        index = text[(index + 1)...].firstIndex(of: UInt8(ascii: "`")) ?? index
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "<"): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"):
        depth -= 1
        if depth == 0, closing == nil { closing = index }
      case UInt8(ascii: ">") where text.prefix(upTo: index).last != UInt8(ascii: "-"): depth -= 1
      case UInt8(ascii: ">") where depth == 0:
        return closing != nil && !text[(index + 1)...].allSatisfy(TypeAliasSlice.isBlank)
      // Function types may follow in a tuple or a `where` clause, but the alias itself is none.
      case UInt8(ascii: ",") where depth == 0, UInt8(ascii: ":") where depth == 0,
        UInt8(ascii: "=") where depth == 0:
        return false
      default: break
      }
      index += 1
    }
    guard text.first == UInt8(ascii: "("), let closing,
      text[(closing + 1)...].allSatisfy(TypeAliasSlice.isBlank)
    else { return false }
    return isFunction(text[(text.startIndex + 1)..<closing])
  }
}
