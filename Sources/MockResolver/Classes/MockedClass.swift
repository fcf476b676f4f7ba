import DeclarationModel

/// A class whose mock is wanted.
package struct MockedClass: Sendable, Hashable {
  /// The class.
  package var type: TypeDeclaration
  /// The settings of its module.
  package var settings: TargetSettings

  /// Creates the choice of a class.
  package init(_ type: TypeDeclaration, settings: TargetSettings = TargetSettings()) {
    self.type = type
    self.settings = settings
  }
}

/// The classes whose mocks are wanted.
package struct MockedClasses: Sendable, Hashable {
  /// The classes.
  package var classes: [MockedClass]
  /// The access level that a member must have to be overridden in a mock.
  package var overridable: AccessLevel

  /// The names of the types among which a misspelt class may be.
  package var suggested: [String] = []

  /// The arguments of a command that only reads the same sources, with a space before each.
  package var readingArguments = ""

  /// Creates a choice of classes.
  package init(_ classes: [MockedClass] = [], overridable: AccessLevel = .internal) {
    self.classes = classes
    self.overridable = overridable
  }

  /// Adds classes that no Swift source declares.
  ///
  /// - Parameters:
  ///   - types: The classes whose mocks are wanted.
  ///   - names: The names of all classes.
  package mutating func add(_ types: [TypeDeclaration], among names: [String]) {
    classes += types.map { MockedClass($0) }
    suggested = Set(suggested + names).sorted()
  }
}

extension TypeDeclaration {
  /// The marks in the comments before the type.
  package var marks: [Mark] { comments.kagemusha.compactMap(Mark.init) }
}

extension ResolverInput {
  /// Adds the classes whose mocks are wanted, with the imports of the files that declare them and their superclasses.
  package mutating func add(_ classes: MockedClasses) {
    self.classes = classes
    guard !classes.classes.isEmpty else { return }
    let imports = Dictionary(
      types.map { ($0.path, $0.imports) }, uniquingKeysWith: { first, _ in first })
    for index in files.indices where files[index].imports.isEmpty {
      files[index].imports = imports[files[index].path] ?? []
    }
  }
}
