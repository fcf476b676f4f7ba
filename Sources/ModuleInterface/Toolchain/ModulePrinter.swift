import Basics

/// Prints compiled modules as Swift text.
struct ModulePrinter: Sendable {
  let toolchain: Toolchain
  let options: ModuleOptions

  /// Returns the interface of a module in a folder.
  func interface(
    of module: String, in folder: String
  ) throws(ModuleFailure) -> [UInt8] {
    do {
      return try interface(of: module, [])
    } catch .missingDependency {
      // Only modules that need module maps pay for reading the manifest of a build.
      return try interface(
        of: module, ClangModuleMaps(searchPath: folder).arguments)
    }
  }

  private func interface(
    of module: String, _ maps: [String]
  ) throws(ModuleFailure) -> [UInt8] {
    var arguments = ["-module-name", module, "-target", toolchain.target.triple]
    for folder in options.searchPaths { arguments += ["-I", folder, "-F", folder] }
    if let sdk = toolchain.sdk { arguments += ["-sdk", sdk] }
    let result: ToolProcess.Result
    do {
      result = try ToolProcess(options.programs, timeout: options.timeout).run(
        toolchain.printer, arguments + maps)
    } catch {
      switch error {
      case .forbidden: throw .forbidden(tool: toolchain.printer)
      case .notStarted: throw .notStarted(tool: toolchain.printer)
      case .timedOut: throw .timedOut(module: module)
      }
    }
    guard result.isSuccess else { throw failure(of: module, result.messages) }
    return result.output
  }

  private func failure(of module: String, _ messages: String) -> ModuleFailure {
    let lines = messages.split(whereSeparator: \.isNewline).map(String.init)
    for start in ["missing required module '", "no such module '"] {
      for line in lines {
        guard let range = line.firstRange(of: start) else { continue }
        let dependency = String(line[range.upperBound...].prefix { $0 != "'" })
        return .missingDependency(module: module, dependency: dependency)
      }
    }
    let line = lines.first { $0.contains("error: ") } ?? lines.first ?? "no reason given"
    let reason = line.firstRange(of: "error: ").map { String(line[$0.upperBound...]) } ?? line
    return .unprintable(module: module, reason: reason)
  }
}
