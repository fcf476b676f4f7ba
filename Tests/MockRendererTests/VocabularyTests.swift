import DeclarationModel
import Foundation
import Testing

struct VocabularyTests {
  /// A file with mocks imports the run-time library, whose types a module may have, too.
  @Test func allPublicTypesOfTheLibraryAreKnown() throws {
    let library = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Sources/Kagemusha").standardizedFileURL
    let declaration =
      /^(?:@.* )?public (?:final |indirect )?(?:class|struct|enum|protocol|actor|typealias) (\w+)/
      .anchorsMatchLineEndings()
    var names: Set<String> = []
    let files = try #require(
      FileManager.default.enumerator(at: library, includingPropertiesForKeys: nil))
    for case let file as URL in files where file.pathExtension == "swift" {
      let text = try String(contentsOf: file, encoding: .utf8)
      names.formUnion(text.matches(of: declaration).map { String($0.1) })
    }
    #expect(names == MockVocabulary.published)
  }
}
