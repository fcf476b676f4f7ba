/// The error for a libclang that cannot be found or opened.
package struct LibclangMissing: Error, Sendable, Hashable {
  /// An attempt to open a library.
  package struct Attempt: Sendable, Hashable {
    /// The path.
    package var path: String
    /// The error of the system's loader.
    package var reason: String

    /// Creates an attempt.
    package init(path: String, reason: String) {
      self.path = path
      self.reason = reason
    }
  }

  /// The value of `LIBCLANG_PATH`, if it is set.
  package var override: String?
  /// The attempts, in order.
  package var attempts: [Attempt] = []

  /// Creates an error without attempts.
  package init(override: String? = nil) {
    self.override = override
  }
}

extension LibclangMissing {
  /// The message, with the attempts and how to install libclang.
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
