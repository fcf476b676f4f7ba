import Configuration
import Files
import DeclarationModel
import ObjCScanner

/// The protocols of the headers of Objective-C that a request is about.
struct HeaderProtocols {
  /// Those that are mocked.
  private(set) var files: [ScannedFile] = []
  /// Those that they inherit from, and that are in other headers.
  private(set) var dependencySources: [ScannedFile] = []
  /// What is wrong with the request, and not with a header.
  private(set) var problems: [Problem] = []

  /// Reads them; nothing is done, and libclang is not needed, if there are no headers.
  ///
  /// - Parameters:
  ///   - input: the headers.
  ///   - fileSystem: where they are.
  ///   - environment: says where libclang and Apple's SDK are.
  init(_ input: HeaderInput, fileSystem: any FileSystem, environment: [String: String]) {
    guard !input.paths.isEmpty else { return }
    let finding = SourceDiscovery(fileSystem: fileSystem, kind: .header).find(input.paths)
    problems = finding.issues.map(Problem.init)
    guard !finding.files.isEmpty else { return }
    let sdk = AppleSDK.folder(target: input.options.effectiveTarget, environment: environment)
    do {
      let library = try Libclang(LibclangSearch(environment: environment))
      let scan = HeaderScanner(library: library).scan(
        HeaderRequest(
          headers: finding.files.map(\.path.text), options: input.options, sdk: sdk))
      let modules = ClangModules()
      files = scan.files.map { file in
        var file = file
        file.imports +=
          modules.module(ofHeader: file.path).map { [ImportDeclaration(path: $0)] } ?? []
        return file
      }
      dependencySources = scan.dependencySources
    } catch {
      problems.append(Problem(.noLibclang(error), at: input.paths.first?.position))
    }
  }
}
