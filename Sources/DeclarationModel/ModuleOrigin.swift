/// The compiled module that a declaration was printed from.
package struct ModuleOrigin: Sendable, Hashable, Codable {
  /// The module's name.
  package var name: String
  /// Whether it comes with the toolchain or the system, as the standard library and Foundation do.
  package var isStandard: Bool

  /// Names a module.
  package init(name: String, isStandard: Bool) {
    self.name = name
    self.isStandard = isStandard
  }
}
