import Basics

/// The members that are read of the types in a file.
package enum MemberReading: Sendable {
  /// All members.
  case all
  /// Type aliases, which are part of what names mean, and the members of enumerations that may have raw types. Most of
  /// the others are never asked for.
  case onDemand
}

extension StrippedSource {
  /// Strips a text of what is not parsed for its types; the text is nil if there is nothing to leave out.
  ///
  /// - Parameters:
  ///   - source: The text.
  ///   - outline: The outline of the text.
  ///   - members: The members that are asked for.
  /// - Returns: The text, and the members that are read: all if there are few others.
  /// - Complexity: O(*n*).
  static func types(
    in source: SourceFile, _ outline: SourceOutline, _ members: MemberReading
  ) -> (text: StrippedSource?, members: MemberReading) {
    if members == .onDemand,
      let stripped = StrippedSource(source, without: outline.typeBodies(in: source))
    {
      let all = source.bytes.count - outline.functionBodies.reduce(0) { $0 + $1.count }
      if stripped.text.bytes.count < all / 3 * 2 { return (stripped, .onDemand) }
    }
    return (StrippedSource(source, without: outline.functionBodies), .all)
  }
}

extension SourceOutline {
  /// Returns the bodies of types and extensions in which no other type and no alias is declared, and those of the
  /// functions around them; ascending and disjoint.
  ///
  /// - Complexity: O(*n*) for *n* declarations and functions.
  func typeBodies(in source: SourceFile) -> [Range<Int>] {
    // The markers of a merge are errors wherever they stand.
    guard isCertain, !ConflictMarkers.occur(in: source.bytes) else { return functionBodies }
    let parents = Set(declarations.lazy.filter { !$0.isLocal }.compactMap(\.parent))
    var types: [Range<Int>] = []
    for (index, declaration) in declarations.enumerated()
    where !declaration.isLocal && !parents.contains(index) && declaration.keyword != .protocol {
      guard let body = declaration.body, !body.isEmpty,
        declaration.keyword != .enum || !declaration.mayInherit(in: source)
      else { continue }
      types.append(body)
    }
    guard !types.isEmpty else { return functionBodies }
    var next = types[...]
    let functions = functionBodies.filter { body in
      while let type = next.first, type.upperBound <= body.lowerBound { next.removeFirst() }
      return next.first.map { body.upperBound <= $0.lowerBound } ?? true
    }
    return (types + functions).sorted { $0.lowerBound < $1.lowerBound }
  }
}

extension SourceOutline.Declaration {
  /// Returns whether a colon stands between the keyword and the body.
  fileprivate func mayInherit(in source: SourceFile) -> Bool {
    body.map { source.bytes[offset..<$0.lowerBound].contains(UInt8(ascii: ":")) } ?? true
  }
}
