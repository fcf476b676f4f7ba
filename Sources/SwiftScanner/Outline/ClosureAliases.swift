import DeclarationModel

/// The type aliases of a file that stand for functions, also of one without protocols.
///
/// A parameter of such a type is a closure, which does not outlive its call unless it is
/// `@escaping`, and its mock must know. A type is that of a function if it has an arrow outside of all
/// brackets, which takes no parser to see.
struct ClosureAliases {
  /// The aliases, in order.
  let aliases: [DeclaredName]

  /// Picks them from all type aliases of the file.
  ///
  /// - Complexity: O(*n*) in the length of the aliases.
  init(_ slices: [TypeAliasSlice]) {
    aliases = slices.filter { Self.isFunction($0.value) }.map(\.name)
  }

  /// Returns whether the text of a type is that of a function, which may stand in parentheses.
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
      // A tuple's elements, or a `where` clause, whose right sides may be functions.
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
