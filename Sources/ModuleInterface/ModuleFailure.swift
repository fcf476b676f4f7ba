/// Why nothing is known about a module; `ModuleFailure+Message` has the words.
package enum ModuleFailure: Error, Sendable, Hashable {
  /// There is no compiled module of this name in the folders that were searched.
  case notFound(module: String)
  /// There is no toolchain, or one without the tool that prints modules.
  case noTool(String)
  /// The tool could not be started.
  case notStarted(tool: String)
  /// The tool took too long.
  case timedOut(module: String)
  /// The module needs another that is not in the folders that were searched.
  case missingDependency(module: String, dependency: String)
  /// The tool cannot print the module, and says why.
  case unprintable(module: String, reason: String)
}
