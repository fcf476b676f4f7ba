import SwiftSyntax

/// A version of swift-syntax, the parser of sources.
///
/// The package that builds the tool resolves it, and packages with macros often keep it below the
/// newest.
struct ParserVersion: Comparable, Hashable, Sendable, CustomStringConvertible {
  /// The major version, in which the version of Swift stands: 602 for Swift 6.2.
  let number: Int

  /// `swift-syntax 602`.
  var description: String { "swift-syntax \(number)" }
  /// The version of Swift whose syntax it knows: `Swift 6.2`.
  var language: String { "Swift \(number / 100).\(number % 100)" }

  static func < (left: ParserVersion, right: ParserVersion) -> Bool { left.number < right.number }
}

extension ParserVersion {
  /// The version that parses.
  static var current: ParserVersion {
    #if canImport(SwiftSyntax603)
      ParserVersion(number: 603)
    #elseif canImport(SwiftSyntax602)
      ParserVersion(number: 602)
    #elseif canImport(SwiftSyntax601)
      ParserVersion(number: 601)
    #else
      ParserVersion(number: 600)
    #endif
  }

  /// The version that knows all syntax of the compiler that compiled the tool, which compiles the
  /// sources, too, where a package builds the tool.
  static var ofCompiler: ParserVersion {
    #if compiler(>=6.4)
      ParserVersion(number: 604)
    #elseif compiler(>=6.3)
      ParserVersion(number: 603)
    #elseif compiler(>=6.2)
      ParserVersion(number: 602)
    #else
      ParserVersion(number: 601)
    #endif
  }
}
