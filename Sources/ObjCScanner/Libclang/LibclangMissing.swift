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

extension LibclangMissing {
  /// What was looked for, and how to install it.
  package var message: String {
    let places = attempts.map { attempt in
      attempt.reason.isEmpty || attempt.reason.contains(attempt.path)
        ? (attempt.reason.isEmpty ? attempt.path : attempt.reason)
        : "\(attempt.path): \(attempt.reason)"
    }
    let looked = places.isEmpty ? "nothing was found" : places.joined(separator: "; ")
    if let override {
      return "libclang, which reads headers, cannot be opened as \(LibclangSearch.variable) says, "
        + "'\(override)' (\(looked)); correct it or unset it"
    }
    return "there is no libclang, which reads headers (looked for: \(looked)); "
      + "install Debian's 'libclang-dev' or Xcode, "
      + "or set \(LibclangSearch.variable) to the library or its folder"
  }
}
