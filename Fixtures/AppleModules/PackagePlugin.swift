// A stand-in for the module `PackagePlugin`, whose compiled form in the toolchain is for the host alone: the
// declarations that the plugins use, as the documentation of the package manager has them.
import Foundation

public protocol Plugin {
  init()
}

extension Plugin {
  public static func main() throws { fatalError() }
}

public protocol BuildToolPlugin: Plugin {
  func createBuildCommands(context: PluginContext, target: any Target) async throws -> [Command]
}

public protocol CommandPlugin: Plugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws
}

public struct PluginContext {
  public let package: Package
  public var pluginWorkDirectoryURL: URL { fatalError() }
  public func tool(named name: String) throws -> Tool { fatalError() }

  public struct Tool {
    public let name: String
    public var url: URL { fatalError() }

    @_spi(PackagePluginInternal) public init(name: String, path: Path, url: URL) { fatalError() }
  }
}

public struct Path {
  public init(_ string: String) { fatalError() }
}

public struct Package {
  public typealias ID = String
  public let id: ID
  public let displayName: String
  public var directoryURL: URL { fatalError() }
  public let dependencies: [PackageDependency]
  public let products: [any Product]
  public let targets: [any Target]
}

public struct PackageDependency {
  public let package: Package
}

public protocol Product {
  typealias ID = String
  var id: ID { get }
  var name: String { get }
  var targets: [any Target] { get }
}

public protocol Target {
  typealias ID = String
  var id: ID { get }
  var name: String { get }
  var directoryURL: URL { get }
  var dependencies: [TargetDependency] { get }
}

extension Target {
  public var recursiveTargetDependencies: [any Target] { fatalError() }
}

public enum TargetDependency {
  case target(any Target)
  case product(any Product)
}

public enum ModuleKind {
  case generic, executable, snippet, test, macro
}

public protocol SourceModuleTarget: Target {
  var moduleName: String { get }
  var kind: ModuleKind { get }
  var sourceFiles: FileList { get }
  var pluginGeneratedSources: [URL] { get }
}

extension SourceModuleTarget {
  public func sourceFiles(withSuffix suffix: String) -> FileList { fatalError() }
}

public struct SwiftSourceModuleTarget: SourceModuleTarget {
  public let id: ID
  public let name: String
  public let kind: ModuleKind
  public let moduleName: String
  public var directoryURL: URL { fatalError() }
  public let dependencies: [TargetDependency]
  public let sourceFiles: FileList
  public let compilationConditions: [String]
  public var pluginGeneratedSources: [URL] { fatalError() }
}

public struct FileList: Sequence {
  public struct Iterator: IteratorProtocol {
    public mutating func next() -> File? { fatalError() }
  }
  public func makeIterator() -> Iterator { fatalError() }
}

public struct File {
  public var url: URL { fatalError() }
  public let type: FileType
}

public enum FileType {
  case source, header, resource, unknown
}

public enum Command {
  case buildCommand(
    displayName: String?, executable: URL, arguments: [String], environment: [String: String] = [:],
    inputFiles: [URL] = [], outputFiles: [URL] = [])
  case prebuildCommand(
    displayName: String?, executable: URL, arguments: [String], environment: [String: String] = [:],
    outputFilesDirectory: URL)
}

public enum Diagnostics {
  public static func error(_ message: String, file: String? = #file, line: Int? = #line) { fatalError() }
  public static func warning(_ message: String, file: String? = #file, line: Int? = #line) { fatalError() }
  public static func remark(_ message: String, file: String? = #file, line: Int? = #line) { fatalError() }
}
