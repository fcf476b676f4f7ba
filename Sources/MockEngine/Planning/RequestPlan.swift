import DeclarationModel

/// What one request for mocks leads to.
struct RequestPlan {
  /// The files, sorted by path.
  var files: [PlannedFile] = []
  /// What is wrong.
  var diagnostics: [Diagnostic] = []
  /// What came of each protocol, in order of their places.
  var protocols: [PlannedProtocol] = []
}
