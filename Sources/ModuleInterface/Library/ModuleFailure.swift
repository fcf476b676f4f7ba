import Basics
import DeclarationModel

/// The reason why nothing is known about a module.
package enum ModuleFailure: Error, Sendable, Hashable {
  /// There is no compiled module of this name in the folders that were searched.
  case notFound(module: String)
  /// There are no compiled modules of these names, one of which should declare a parent.
  case noneFound(modules: [String])
  /// There is no toolchain, or one without the tool that prints modules.
  case noTool(String)
  /// The tool may not be started.
  case forbidden(tool: String)
  /// The tool could not be started.
  case notStarted(tool: String)
  /// The tool took too long.
  case timedOut(module: String)
  /// The module needs another that is not in the folders that were searched.
  case missingDependency(module: String, dependency: String)
  /// The tool cannot print the module, and says why.
  case unprintable(module: String, reason: String)
}

extension ModuleFailure: DiagnosticFact {
  package var text: DiagnosticText { DiagnosticText(id, message, fixIt: fixIt) }

  private var id: DiagnosticID {
    switch self {
    case .notFound, .noneFound: .moduleNotFound
    case .noTool: .missingToolchain
    case .forbidden: .forbiddenProgram
    case .notStarted: .toolNotStarted
    case .timedOut: .moduleTimeout
    case .missingDependency: .missingModuleDependency
    case .unprintable: .unprintableModule
    }
  }

  /// The problem.
  package var message: String {
    switch self {
    case .notFound(let module): "cannot find compiled module '\(module)'"
    case .noneFound(let modules):
      "cannot find compiled modules \(modules.map { "'\($0)'" }.joined(separator: ", ")), of which one may declare it"
    case .noTool(let tool): "cannot find '\(tool)' in the toolchain"
    case .forbidden(let tool): "running '\(tool)' is forbidden"
    case .notStarted(let tool): "cannot run '\(tool)'"
    case .timedOut(let module): "the compiler did not finish printing module '\(module)'"
    case .missingDependency(let module, let dependency):
      "cannot find module '\(dependency)', which module '\(module)' depends on"
    case .unprintable(let module, let reason):
      "the compiler cannot print module '\(module)' (\(reason))"
    }
  }

  /// The advice to solve the problem.
  package var fixIt: String {
    switch self {
    case .noneFound: "specify the folder of that one with '--module-search-path'"
    case .notFound, .missingDependency: "specify its folder with '--module-search-path'"
    case .noTool: "add the 'bin' folder of a Swift 6.1 toolchain or later to 'PATH'"
    case .forbidden: ProgramPolicy.fixIt
    case .notStarted: "check its permissions"
    case .timedOut: "run the command again"
    case .unprintable: "build it with the compiler in 'PATH'"
    }
  }
}
