/// A decision whether programs may be started: those of the toolchain, of Swift templates and of manifests, and git.
package enum ProgramPolicy: Sendable, Hashable {
  case allowed, forbidden

  /// The environment variable that forbids programs, unless it is empty, `0` or `false`.
  package static let variable = "KAGEMUSHA_NO_PROGRAMS"

  /// The advice where a program is needed, but forbidden.
  package static let fixIt = "remove '--no-programs', or unset '\(variable)'"

  /// Creates the policy that an environment states.
  package init(environment: [String: String]) {
    self = ["", "0", "false"].contains(environment[Self.variable] ?? "") ? .allowed : .forbidden
  }
}
