import DeclarationModel

/// The reason why libclang cannot be opened.
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

  /// Creates a failure without attempts.
  package init(override: String? = nil) {
    self.override = override
  }
}

extension LibclangMissing: DiagnosticFact {
  package var text: DiagnosticText {
    let places = attempts.map { attempt in
      attempt.reason.isEmpty || attempt.reason.contains(attempt.path)
        ? (attempt.reason.isEmpty ? attempt.path : attempt.reason)
        : "\(attempt.path): \(attempt.reason)"
    }
    let looked = places.isEmpty ? "nothing was found" : places.joined(separator: ", ")
    if let override {
      return DiagnosticText(
        .missingLibclang,
        "cannot open libclang, which reads headers, at '\(override)', the value of "
          + "\(LibclangSearch.variable) (\(looked))",
        fixIt: "correct or unset the variable")
    }
    return DiagnosticText(
      .missingLibclang, "cannot find libclang, which reads headers (searched: \(looked))",
      fixIt: "install Debian's 'libclang-dev' or Xcode, "
        + "or set \(LibclangSearch.variable) to the library or its folder")
  }
}
