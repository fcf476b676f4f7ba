import Basics

// A line of a header, without its end.
extension Substring {
  /// The line with `#import <Kit/Kit.h>` instead of `@import Kit;`; nil if it does not begin with
  /// `@import`.
  var withTextualImport: String? {
    let start = drop(while: \.isBlank)
    guard start.hasPrefix("@import") else { return nil }
    let written = start.dropFirst("@import".count)
    var rest = written.drop(while: \.isBlank)
    let module = rest.prefix(while: \.isIdentifier)
    guard rest.startIndex > written.startIndex, !module.isEmpty else { return nil }
    rest = rest[module.endIndex...]
    var header = module
    if rest.first == "." {
      header = rest.dropFirst().prefix(while: \.isIdentifier)
      guard !header.isEmpty else { return nil }
      rest = rest[header.endIndex...]
    }
    rest = rest.drop(while: \.isBlank)
    guard rest.first == ";" else { return nil }
    return "\(self[..<start.startIndex])#import <\(module)/\(header).h>\(rest.dropFirst())"
  }

  /// The name of the protocol that the line begins to define, outside of comments; nil if it defines none.
  var definedProtocol: Substring? {
    var rest = self
    while let keyword = rest.firstRange(of: "@protocol") {
      guard !self[..<keyword.lowerBound].contains(where: { $0 == "/" || $0 == "*" }) else { break }
      rest = rest[keyword.upperBound...]
      let name = rest.drop(while: \.isBlank).prefix(while: \.isIdentifier)
      let end = rest[name.endIndex...].first { !$0.isBlank && $0 != "\r" }
      if name.startIndex > rest.startIndex, !name.isEmpty, end == nil || end == "<" || end == "/" {
        return name
      }
    }
    return nil
  }

  /// Whether the line imports or includes a header.
  var isImport: Bool {
    let start = drop(while: \.isBlank)
    guard start.first == "#" || start.first == "@" else { return false }
    let word = start.dropFirst().prefix(while: \.isIdentifier)
    return word == "import" || word == "include"
  }

  /// Whether one of these words, which may follow `@`, begins a declaration.
  var declares: Bool {
    let words = split(separator: "@", omittingEmptySubsequences: false)
    return words.contains("typedef")
      || words.dropFirst().contains { ["protocol", "interface", "class"].contains($0) }
  }
}

extension Character {
  /// Whether the character is a space within a line.
  fileprivate var isBlank: Bool { self == " " || self == "\t" }
  /// Whether the character may be part of an identifier.
  var isIdentifier: Bool { isLetter || isNumber || self == "_" }
}
