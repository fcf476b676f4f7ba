/// What kept a parent from being looked up outside the input, in the words of whoever tried.
package struct ParentObstacle: Sendable, Hashable, Codable {
  /// What was wrong.
  package var reason: String
  /// What to do.
  package var wayOut: String

  /// States an obstacle.
  package init(reason: String, wayOut: String) {
    self.reason = reason
    self.wayOut = wayOut
  }
}
