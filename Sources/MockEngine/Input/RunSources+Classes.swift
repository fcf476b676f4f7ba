import Basics
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
    classes.readingArguments = readingArguments
    if !selection.classes.isEmpty {
      classes.suggested = Set(files.flatMap(\.declaredTypes)).sorted()
    }
    classes.classes = store.types(of: declaring.map { AbsolutePath($0.path) }).flatMap(\.types)
      .filter(selection.selects).map { MockedClass($0, settings: settings) }
    return classes
  }

  /// Returns the messages about files that declare selected classes, and about the comments of these.
  ///
  /// - Parameters:
  ///   - selection: The selection, by names and marks.
  ///   - files: The files that may declare them, with the messages that are told anyway.
  mutating func classDiagnostics(
    selected selection: ProtocolSelection, in files: [ScannedFile]
  ) -> [Diagnostic] {
    let declaring = files.filter { selection.maySelectClass(in: $0) }
    let told = Set(declaring.flatMap(\.diagnostics))
    return store.types(of: declaring.map { AbsolutePath($0.path) }).flatMap { file in
      let classes = file.types.filter(selection.selects)
      // A file that cannot be read has no types.
      let errors = classes.isEmpty && !file.types.isEmpty ? [] : file.diagnostics
      let marks = classes.flatMap { type in
        type.unknownMarks.map { Diagnostic(InvalidMark.word($0), at: type.position) }
      }
      return errors.filter { !told.contains($0) } + marks
    }
  }

  /// Returns the names of the classes that Swift files inherit from, or bind protocols to, and that headers may declare.
  ///
  /// - Parameters:
  ///   - files: The files.
  ///   - classes: The classes that are mocked.
  /// - Complexity: Nothing is parsed if no protocol is bound to a class, and no class is mocked.
  mutating func superclassNames(
    of files: [ScannedFile], _ classes: [TypeDeclaration]
  ) -> [Glob] {
    var wanted = ReferencedTypes(of: files)
    for type in classes { wanted.add(type) }
    guard !wanted.names.isEmpty else { return [] }
    _ = wanted.add(dependenciesIn: types(for: files, classes))
    return wanted.names.sorted().map { Glob($0) }
  }

  /// Adds the superclasses that are declared in the sources of other entries, with their own superclasses.
  ///
  /// - Parameters:
  ///   - parents: The missing parents; those that are found are replaced by the ones that their classes lack in turn.
  ///   - files: The files that name them.
  ///   - found: The declarations that have been found.
  mutating func addSuperclasses(
    among parents: inout [MissingParent], namedIn files: [ScannedFile],
    to found: inout FoundDependencies
  ) {
    let sources = siblings.files(importedBy: files)
    var read = Set(found.types.map(\.path))
    var open = parents
    parents = []
    while let parent = open.popLast() {
      guard let name = parent.components.last else { continue }
      let declaring = sources.filter { $0.module == nil && $0.declaredTypes.contains(name) }
      let types = store.types(of: declaring.map { AbsolutePath($0.path) })
      let classes = types.flatMap(\.types).filter { $0.kind == .class && $0.name == name }
      if classes.isEmpty { parents.append(parent) }
      for file in types where !classes.isEmpty && read.insert(file.path).inserted {
        found.types.append(file)
        open += classes.filter { $0.position.path == file.path }.flatMap(\.superclassNames).map {
          MissingParent(components: $0.plainNames, path: file.path)
        }
      }
    }
  }
}

extension TypeDeclaration {
  /// The words in the comments before the type that no output knows.
  fileprivate var unknownMarks: [String] {
    comments.kagemusha.filter {
      Mark(rawValue: $0) == nil && !["accessors", "factory"].contains($0)
    }
  }
}
