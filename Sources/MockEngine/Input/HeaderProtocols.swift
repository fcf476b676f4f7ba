import Basics
import Configuration
import DeclarationModel
import Files
import ObjCScanner

/// The protocols and classes of the Objective-C headers of a request.
struct HeaderProtocols {
  /// The headers whose protocols are mocked.
  private(set) var files: [ScannedFile] = []
  /// The other headers, from which they inherit.
  private(set) var dependencySources: [ScannedFile] = []
  /// The classes that are wanted, with their superclasses.
  private(set) var types: [ScannedTypes] = []
  /// The issues with the request, not with a header.
  private(set) var problems: [Problem] = []

  /// Reads the headers; nothing is done, and libclang is not needed, if there are none.
  ///
  /// - Parameters:
  ///   - input: The headers.
  ///   - classes: The names of the classes that are wanted, which may be mocked or superclasses.
  ///   - excluded: The names of the protocols and classes that get no mocks.
  ///   - sources: The sources of the run.
  init(
    _ input: HeaderInput, classes: [Glob] = [], excluded: [Glob] = [],
    from sources: inout RunSources
  ) {
    guard !input.paths.isEmpty else { return }
    let environment = sources.environment
    let found = sources.store.discover(PathSelection(input.paths), .header)
    problems = found.issues.map(Problem.init)
    guard !found.files.isEmpty else { return }
    var options = input.options
    let sdk = HeaderSDK(target: options.target, environment: environment)
    options.target = sdk.target
    do {
      let library = try Libclang(LibclangSearch(environment: environment))
      var request = HeaderRequest(
        headers: found.files.map(\.path.text), options: options, sdk: sdk.folder)
      request.classes = classes
      request.excluded = excluded
      request.texts = sources.store.changedHeaders
      let scan = HeaderScanner(library: library).scan(request)
      let modules = ClangModules()
      files = scan.files.map { file in
        var file = file
        file.imports +=
          modules.module(ofHeader: file.path).map { [ImportDeclaration(path: $0)] } ?? []
        return file
      }
      dependencySources = scan.dependencySources
      types = scan.types
    } catch {
      problems.append(Problem(.noLibclang(error), at: input.paths.first?.position))
    }
  }
}

extension SourceStore {
  /// Returns the folders among paths of the command line that have headers, and no Swift file.
  ///
  /// - Parameter paths: Files, folders and globs; those with a position are not of the command line.
  mutating func headerFolders(among paths: [Located<AbsolutePath>]) -> [Located<AbsolutePath>] {
    paths.filter { path in
      path.position == nil
        && discover([path], .swift).issues.map(\.fact) == [.emptyFolder(path.value, .swift)]
        && !discover([path], .header).files.isEmpty
    }
  }
}
