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
