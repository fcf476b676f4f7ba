import DeclarationModel
import Files
import MockResolver

extension RunSources {
  /// Returns the classes whose mocks are wanted.
  ///
  /// - Parameters:
  ///   - selection: The selection, by names and marks.
  ///   - files: The files that may declare them.
  ///   - settings: The settings of their module.
  /// - Complexity: No file is read for its types that does not seem to declare one of them.
  mutating func classes(
    selected selection: ProtocolSelection, in files: [ScannedFile], _ settings: TargetSettings
  ) -> MockedClasses {
    let declaring = files.filter { selection.maySelectClass(in: $0) }
    var classes = MockedClasses(overridable: selection.access == .public ? .open : .internal)
    if !selection.classes.isEmpty {
      classes.suggested = Set(files.flatMap(\.declaredTypes)).sorted()
    }
    classes.classes = store.types(of: declaring.map { AbsolutePath($0.path) }).flatMap(\.types)
      .filter(selection.selects).map { MockedClass($0, settings: settings) }
    return classes
  }
}
