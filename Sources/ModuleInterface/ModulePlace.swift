/// Where a name is declared.
struct ModulePlace: Sendable {
  /// The module that declares it.
  var module: String
  /// The name there.
  var name: String
  /// The module to import for it.
  var origin: String
}
