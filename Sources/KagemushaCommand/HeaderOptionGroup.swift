import ArgumentParser
import ObjCScanner

/// How headers of Objective-C are read.
struct HeaderOptionGroup: ParsableArguments {
  @Option(
    name: [.customShort("D", allowingJoined: true), .customLong("define")],
    help: ArgumentHelp("A macro that headers see.", valueName: "name[=value]"))
  var define: [String] = []

  @Option(
    name: [.customShort("I", allowingJoined: true), .customLong("include-path")],
    help: ArgumentHelp("A folder with headers that others include.", valueName: "folder"),
    completion: .directory)
  var includePath: [String] = []

  @Option(
    name: [.customShort("F", allowingJoined: true), .customLong("framework-path")],
    help: ArgumentHelp("A folder with frameworks.", valueName: "folder"), completion: .directory)
  var frameworkPath: [String] = []

  @Option(
    help: ArgumentHelp(
      "A type that no header declares, as in 'UIColor=class'.", valueName: "name=kind"))
  var declare: [String] = []

  @Option(
    help: ArgumentHelp(
      "What headers are read for, as in 'arm64-apple-ios16.0'.", valueName: "triple"))
  var target: String?

  @Flag(
    inversion: .prefixedNo,
    help: "Whether mocks have the optional requirements of Objective-C protocols.")
  var optionalRequirements = true

  mutating func validate() throws {
    for text in declare where declaration(text) == nil {
      let kinds = HeaderDeclaration.Kind.allCases.map { "'\($0.rawValue)'" }
      throw ValidationError(
        "'--declare \(text)' does not say what it is; write NAME=KIND, "
          + "where KIND is \(kinds.dropLast().joined(separator: ", ")) or \(kinds.last ?? "")")
    }
  }

  /// The options as the engine takes them.
  var headerOptions: HeaderOptions {
    var options = HeaderOptions()
    options.defines = define
    options.includePaths = includePath
    options.frameworkPaths = frameworkPath
    options.declarations = declare.compactMap(declaration)
    options.target = target
    options.includesOptional = optionalRequirements
    return options
  }

  private func declaration(_ text: String) -> HeaderDeclaration? {
    let parts = text.split(separator: "=", maxSplits: 1).map(String.init)
    guard parts.count == 2, let kind = HeaderDeclaration.Kind(rawValue: parts[1]) else {
      return nil
    }
    return HeaderDeclaration(name: parts[0], kind: kind)
  }
}
