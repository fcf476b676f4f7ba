extension FailureText {
  /// Why an error of a stub cannot be thrown by a method that rethrows.
  static func foreignError(
    _ error: any Error, from name: MemberName, of mock: MockCore
  ) -> String {
    "\(mock.name).\(name.text) rethrows, so it can throw only what its closure throws, and its stub "
      + "threw \(ArgumentText.describe(error)); let the closure throw that"
  }
}
