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

extension ModuleFailure {
  /// What is wrong, without what to do.
  package var reason: String {
    switch self {
    case .notFound(let module): "no compiled module '\(module)' was found"
    case .noTool(let tool): "there is no '\(tool)' in the toolchain"
    case .notStarted(let tool): "'\(tool)' cannot be started"
    case .timedOut(let module): "the compiler did not finish printing module '\(module)'"
    case .missingDependency(let module, let dependency):
      "module '\(module)' needs module '\(dependency)', which was not found"
    case .unprintable(let module, let reason):
      "the compiler cannot print module '\(module)' (\(reason))"
    }
  }

  /// What to do.
  package var fixIt: String {
    switch self {
    case .notFound, .missingDependency:
      "name the folder that holds it with '--module-search-path'"
    case .noTool: "put the 'bin' folder of a Swift 6.1 toolchain or later into 'PATH'"
    case .notStarted: "check its permissions"
    case .timedOut: "run again"
    case .unprintable: "build it with the compiler that is in 'PATH'"
    }
  }

  /// What is wrong; what to do.
  package var message: String { "\(reason); \(fixIt)" }
}
