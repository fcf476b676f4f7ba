import SwiftSyntax

/// A version of swift-syntax, the parser of sources.
///
/// The package that builds the tool resolves the version; packages with macros often hold it below
/// the newest.
struct ParserVersion: Comparable, Hashable, Sendable, CustomStringConvertible {
  /// The major version, which encodes the version of Swift: 602 for Swift 6.2.
  let number: Int

  /// The version in messages, such as `swift-syntax 602`.
  var description: String { "swift-syntax \(number)" }
  /// The version of Swift whose syntax the parser knows, such as `Swift 6.2`.
  var language: String { "Swift \(number / 100).\(number % 100)" }

  static func < (left: ParserVersion, right: ParserVersion) -> Bool { left.number < right.number }
}

extension ParserVersion {
  /// The version of the parser in this build.
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

  /// The version that knows all syntax of the compiler that built the tool. If a package builds the
  /// tool, the same compiler compiles the sources.
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
