import DeclarationModel
import Symbols

extension SymbolTable {
  /// Returns the type that has a function `mock` which another one would redeclare or override: the type itself, or a class
  /// that it inherits from; nil if there is none.
  ///
  /// - Parameters:
  ///   - type: The type.
  ///   - labels: The labels of the parameters of the other function.
  ///   - generated: The labels of functions that are generated, by the names of their types.
  func ownerOfMock(
    in type: TypeDeclaration, labels: [String], generated: [String: [String]]
  ) -> String? {
    superclasses(of: type).first { owner in
      owner.path != type.path && generated[owner.qualifiedName] == labels
        || parts(of: owner).flatMap(\.members).contains { $0.isMock(labels: labels) }
    }?.qualifiedName
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
