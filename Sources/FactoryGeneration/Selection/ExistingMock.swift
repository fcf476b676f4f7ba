import DeclarationModel
import Symbols

extension SymbolTable {
  /// Returns a failure if the function `mock` of a type would redeclare another one, or override that of a superclass; nil
  /// otherwise.
  ///
  /// - Parameters:
  ///   - type: The type.
  ///   - labels: The labels of the parameters of the function.
  ///   - generated: Returns the labels of the function that another type gets, by its name; nil if it gets none.
  func redeclaration(
    ofMockIn type: TypeDeclaration, labels: [String], besides generated: (String) -> [String]?
  ) -> ValueFailure? {
    let owner = superclasses(of: type).first { owner in
      owner.path != type.path && generated(owner.qualifiedName) == labels
        || parts(of: owner).flatMap(\.members).contains { $0.isMock(labels: labels) }
    }
    return owner.map {
      ValueFailure(
        issue: .redeclared(labels, by: $0.qualifiedName), chain: [], position: type.position)
    }
  }
}

extension TypeMember {
  /// Returns whether a static function `mock` with parameters of some labels would redeclare the member.
  fileprivate func isMock(labels: [String]) -> Bool {
    switch kind {
    case .method(let method):
      isStatic && method.name == "mock" && method.parameters.map { $0.label ?? "_" } == labels
    case .variable(let variable): isStatic && variable.name == "mock" && labels.isEmpty
    case .enumCase(let enumCase):
      enumCase.name == "mock" && enumCase.associatedValues.map { $0.label ?? "_" } == labels
    default: false
    }
  }
}
