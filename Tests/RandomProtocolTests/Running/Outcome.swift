import DeclarationModel

/// The outcome of a case.
enum Outcome: Hashable {
  /// The mocks compile and work.
  case passed
  /// No handwritten class conforms.
  case badInput(String)
  /// The tool reports why there is no mock.
  case refused(DiagnosticID)
  /// The mocks do not compile.
  case failed(mode: String, message: String)
  /// A use of the mocks does not compile, or has another effect.
  case misused(String)

  /// Whether the outcome is a failure of the tool.
  var isFailure: Bool {
    switch self {
    case .failed, .misused: true
    case .refused(let id): !Self.documented.contains(id)
    case .passed, .badInput: false
    }
  }

  /// Returns whether two failures are of the same kind, which shrinking must preserve.
  func isLike(_ other: Outcome) -> Bool {
    switch (self, other) {
    case (.failed(_, let one), .failed(_, let other)), (.misused(let one), .misused(let other)):
      Self.kind(of: one) == Self.kind(of: other)
    case (.refused(let one), .refused(let other)): one == other
    default: false
    }
  }

  /// Returns a message without its position and without names.
  static func kind(of message: String) -> String {
    String(message.split(separator: " | ").first ?? "")
      .replacing(/'[^']*'/, with: "").replacing(/[A-Z]\w*/, with: "")
  }

  /// The reasons that `limits.md` states.
  private static let documented: Set<DiagnosticID> = [
    .unsupportedClosure, .noncopyableValue, .settablePack, .severalPacks, .nongenericParameter,
    .sameNameAsProperty,
    .conflictingTypes,
    .unmockableParent, .selfConstrainedType, .opaqueResult, .uninhabitedType,
    .missingSuperclassInitializer,
  ]
}
