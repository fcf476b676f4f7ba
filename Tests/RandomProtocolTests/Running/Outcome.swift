import DeclarationModel

/// What became of a case.
enum Outcome: Hashable {
  /// Its mocks compile, and do what they are called for.
  case passed
  /// No class by hand conforms.
  case badInput(String)
  /// The tool says why there is no mock.
  case refused(DiagnosticID)
  /// Its mocks do not compile.
  case failed(mode: String, message: String)
  /// A use of its mocks does not compile, or has another effect.
  case misused(String)

  /// Whether somebody must look at it.
  var isFailure: Bool {
    switch self {
    case .failed, .misused: true
    case .refused(let id): !Self.documented.contains(id)
    case .passed, .badInput: false
    }
  }

  /// Whether two failures are of one kind, which shrinking must keep.
  func isLike(_ other: Outcome) -> Bool {
    switch (self, other) {
    case (.failed(_, let one), .failed(_, let other)), (.misused(let one), .misused(let other)):
      Self.kind(of: one) == Self.kind(of: other)
    case (.refused(let one), .refused(let other)): one == other
    default: false
    }
  }

  /// A message without the line it is about, and without names.
  static func kind(of message: String) -> String {
    String(message.split(separator: " | ").first ?? "")
      .replacing(/'[^']*'/, with: "").replacing(/[A-Z]\w*/, with: "")
  }

  /// The reasons that `limits.md` states.
  private static let documented: Set<DiagnosticID> = [
    .unsupportedClosure, .noncopyableValue, .settablePack, .severalPacks, .sameNameAsProperty,
    .conflictingTypes,
    .unmockableParent, .selfConstrainedType, .opaqueResult, .missingSuperclassInitializer,
  ]
}
