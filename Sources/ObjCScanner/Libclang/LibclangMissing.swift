/// There is no libclang that could be opened.
package struct LibclangMissing: Error, Sendable, Hashable {
  /// A library that could not be opened.
  package struct Attempt: Sendable, Hashable {
    /// Where it was looked for.
    package var path: String
    /// What the system's loader said.
    package var reason: String

    /// Describes an attempt.
    package init(path: String, reason: String) {
      self.path = path
      self.reason = reason
    }
  }

  /// What `LIBCLANG_PATH` says, if it says anything.
  package var override: String?
  /// Where it was looked for, in order.
  package var attempts: [Attempt] = []

  /// Describes a search in vain.
  package init(override: String? = nil) {
    self.override = override
  }
}
