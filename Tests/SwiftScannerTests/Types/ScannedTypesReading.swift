import DeclarationModel
import SwiftScanner

func scanTypes(_ text: String) -> ScannedTypes {
  SwiftScanner().scanTypes(SourceFile(path: "A.swift", bytes: Array(text.utf8)))
}

extension TypeMember {
  /// The variable, if the member is one.
  var variable: VariableDeclaration? {
    if case .variable(let variable) = kind { variable } else { nil }
  }
}
