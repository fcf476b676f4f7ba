import Files
import ObjCScanner

extension CommandLineOptions {
  /// Whether a path on the command line is that of a header, or a glob for headers.
  func isHeader(_ path: String) -> Bool { path.hasSuffix(SourceDiscovery.Kind.header.rawValue) }

  /// How headers are read, with absolute paths.
  var absoluteHeaderOptions: HeaderOptions {
    var options = headerOptions
    options.includePaths = options.includePaths.map { absolute($0).text }
    options.frameworkPaths = options.frameworkPaths.map { absolute($0).text }
    return options
  }

  /// The options of the command that say how headers are read.
  var headerWords: [String] {
    let options = headerOptions
    var words: [String] = []
    for define in options.defines { words += ["-D", define] }
    for path in options.includePaths { words += ["-I", path] }
    for path in options.frameworkPaths { words += ["-F", path] }
    for declaration in options.declarations {
      words += ["--declare", "\(declaration.name)=\(declaration.kind.rawValue)"]
    }
    if let target = options.target { words += ["--target", target] }
    if !options.includesOptional { words.append("--no-optional-requirements") }
    return words
  }
}
