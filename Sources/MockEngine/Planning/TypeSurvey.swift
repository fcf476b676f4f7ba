import Files
import DeclarationModel
import MockResolver

/// Reads the types that protocols depend on, of the few files that declare them.
struct TypeSurvey: Sendable {
  let fileSystem: any FileSystem
  let pipeline: MockPipeline

  /// The types of the files that declare what the protocols of these files depend on, sorted by path.
  ///
  /// - Complexity: Nothing is read if no protocol is nested, or bound to a class.
  func types(for files: [ScannedFile]) -> [ScannedTypes] {
    var wanted = ReferencedTypes(of: files)
    var new = wanted.names
    var read: [String: ScannedTypes] = [:]
    // A superclass may have one itself, in a file that was not read for the first.
    while !new.isEmpty {
      var found: [ScannedTypes] = []
      for file in files where read[file.path] == nil {
        guard !new.isDisjoint(with: file.typeNames),
          let bytes = try? fileSystem.read(AbsolutePath(file.path))
        else { continue }
        found.append(pipeline.scanTypes(file.path, bytes))
      }
      for types in found { read[types.path] = types }
      new = wanted.add(superclassesIn: found)
    }
    return read.values.sorted { $0.path < $1.path }
  }
}
