import DeclarationModel

/// A diagnostic of each kind, made of a fact with sample values.
enum Samples {
  /// All of them.
  static let all: [Diagnostic] =
    sources + modules + headers + protocols + accessors + factories + fixtures + templates
    + configuration + inputs + outputs + extractions

  /// A place in a Swift file.
  static func place(_ line: Int, _ column: Int, in path: String = "A.swift") -> SourcePosition {
    SourcePosition(path: path, line: line, column: column)
  }
}
