/// How protocols are shown.
package enum ReportFormat: String, Sendable, Hashable, CaseIterable {
  /// For people.
  case text
  /// For programs.
  case json
}
