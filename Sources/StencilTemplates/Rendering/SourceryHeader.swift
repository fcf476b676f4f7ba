/// The lines that Sourcery prints before the text of templates.
package enum SourceryHeader {
  /// The version of Sourcery whose output this is; it stands in the header unless it is hidden.
  package static let version = "2.3.0"

  /// What every file that Sourcery generated begins with; also the mark by which it, and this
  /// project's check, knows one. A `headerPrefix` may stand before it.
  package static let marker = "// Generated using Sourcery"

  /// The two lines, with their line ends.
  ///
  /// - Parameter hidesVersion: Sourcery's `hideVersionHeader`.
  package static func text(hidesVersion: Bool = false) -> String {
    let version = hidesVersion ? "" : " \(Self.version)"
    return "\(marker)\(version) — https://github.com/krzysztofzablocki/Sourcery\n// DO NOT EDIT\n"
  }

  /// A file of several templates' texts, each after a line end, as Sourcery joins them.
  package static func file(_ texts: [String], hidesVersion: Bool = false) -> String {
    text(hidesVersion: hidesVersion) + texts.map { "\n\($0)" }.joined()
  }
}
