/// Something that is wrong with what libclang read.
struct ClangDiagnostic: Sendable, Hashable {
  /// How bad it is.
  enum Severity: Sendable, Hashable {
    /// Worth knowing.
    case warning
    /// What follows may be understood wrongly.
    case error
    /// Nothing more is understood.
    case fatal

    init?(_ number: Int32) {
      switch number {
      case 2: self = .warning
      case 3: self = .error
      case 4: self = .fatal
      default: return nil
      }
    }
  }

  var severity: Severity
  var message: String
  /// Nil for what is wrong with the arguments.
  var place: ClangPlace?
}
