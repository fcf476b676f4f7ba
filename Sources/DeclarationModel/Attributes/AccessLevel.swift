/// Who may see a declaration, narrowest first.
package enum AccessLevel: String, Sendable, Hashable, Codable, CaseIterable, Comparable {
  case `private`, `fileprivate`, `internal`, package, `public`, open

  /// A narrower level is less than a wider one.
  package static func < (left: Self, right: Self) -> Bool {
    let order = allCases
    return order.firstIndex(of: left).map { index in
      order.suffix(from: order.index(after: index)).contains(right)
    } ?? false
  }
}
