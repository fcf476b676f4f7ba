import DeclarationModel
import Basics
import Files
import SourceWriting

/// The files that a configuration has generated where it generates nothing any more.
///
/// Their headers name the configuration, so that files of other configurations in the same package are nobody's
/// former outputs.
struct FormerOutputs: Sendable {
  /// The configuration.
  let configuration: AbsolutePath
  let fileSystem: any FileSystem

  /// Returns the files below the folder of the configuration that it has generated, but for the outputs of
  /// a plan.
  ///
  /// Hidden folders and those of package managers are left out.
  ///
  /// - Complexity: Lists all folders, and reads the beginnings of all Swift files that are not planned.
  func paths(besides plan: Plan) -> [AbsolutePath] {
    let planned = Set(plan.files.map(\.path))
    var discovery = SourceDiscovery(fileSystem: fileSystem)
    let found = discovery.find([Located(configuration.parent)]).files.map(\.path)
    let candidates = found.filter { !planned.contains($0) && !plan.folders.contains($0.parent) }
    let ours = DeepStack.map(candidates, each: 64) { isOurs($0) ? $0 : nil }.compactMap { $0 }
    guard !ours.isEmpty else { return [] }
    // An output whose path leads through a link is found by another one.
    let (files, folders) = (Set(planned.map(real)), Set(plan.folders.map(real)))
    return ours.filter { !files.contains(real($0)) && !folders.contains(real($0.parent)) }
  }

  private func real(_ path: AbsolutePath) -> AbsolutePath { fileSystem.resolved(path) ?? path }

  private func isOurs(_ path: AbsolutePath) -> Bool {
    guard let start = try? fileSystem.readStart(of: path, count: 1024) else { return false }
    return GeneratedText(start).seal?.inputs.configuration(of: path) == configuration
  }
}
