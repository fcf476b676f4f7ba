import DeclarationModel
import ObjCScanner

/// The protocols of the headers of Objective-C that a request is about.
struct HeaderProtocols {
  /// Those that are mocked.
  private(set) var files: [ScannedFile] = []
  /// Those that they inherit from, and that are in other headers.
  private(set) var lookUps: [ScannedFile] = []
  /// What is wrong with the request, and not with a header.
  private(set) var problems: [Problem] = []

  /// Reads them; nothing is done, and libclang is not needed, if the request names no header.
  ///
  /// - Parameters:
  ///   - request: the request.
  ///   - fileSystem: where the headers are.
  ///   - environment: says where libclang and Apple's SDK are.
  init(request: MockRequest, fileSystem: FileSystem, environment: [String: String]) {
    guard !request.headers.isEmpty else { return }
    let finding = SourceDiscovery(fileSystem: fileSystem, kind: .header).find(request.headers)
    problems = finding.problems
    guard !finding.files.isEmpty else { return }
    let options = request.headerOptions
    do {
      let library = try Libclang(LibclangSearch(environment: environment))
      let scan = HeaderScanner(library: library).scan(
        HeaderRequest(
          headers: finding.files.map(\.path.text), options: options,
          sdk: AppleSDK.folder(target: options.effectiveTarget, environment: environment)))
      let modules = ClangModules()
      let own = Set(request.testableImports)
      files = scan.files.map { file in
        var file = file
        if let module = modules.module(ofHeader: file.path), !own.contains(module) {
          file.imports.append(ImportDeclaration(path: module))
        }
        return file
      }
      lookUps = scan.lookUps
    } catch {
      problems.append(Problem(.noLibclang(error), at: request.headers.first?.position))
    }
  }
}
