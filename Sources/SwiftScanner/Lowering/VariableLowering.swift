import DeclarationModel
import SwiftSyntax

extension VariableDeclSyntax {
  /// The variables of the declaration, each with the token that names it.
  ///
  /// A type annotation also applies to the variables before it that have neither type nor value:
  /// `var a, b: Int`.
  var variables: [(name: TokenSyntax, variable: VariableDeclaration)] {
    var variables: [(name: TokenSyntax, variable: VariableDeclaration)] = []
    var following: TypeReference?
    for binding in bindings.reversed() {
      if let annotation = binding.typeAnnotation {
        following = TypeReference(annotation.type)
      } else if binding.initializer != nil || binding.accessorBlock != nil {
        following = nil
      }
      variables += binding.variables(
        type: following, isConstant: bindingSpecifier.tokenKind == .keyword(.let)
      ).reversed()
    }
    return variables.reversed()
  }
}

extension PatternBindingSyntax {
  /// Returns the variables of one pattern; variables in a tuple pattern have no type of their own.
  fileprivate func variables(
    type: TypeReference?, isConstant: Bool
  ) -> [(name: TokenSyntax, variable: VariableDeclaration)] {
    let isSingle = pattern.isName
    let references = initializer.map { ValueReference.all(in: $0.value) } ?? []
    return pattern.names.map { name in
      var variable = VariableDeclaration(
        name: name.plainText, type: isSingle ? type : nil, isConstant: isConstant)
      variable.isQuoted = name.isQuoted
      variable.initialValue = initializer?.value.trimmedText
      variable.references = references
      variable.infersArguments = initializer != nil && !(variable.type?.isComplete ?? true)
      variable.isComputed = accessorBlock?.isOfComputed ?? false
      if variable.isComputed { variable.accessors = Accessors(accessorBlock) }
      if isSingle, type == nil, let value = initializer?.value {
        variable.inferredType = InitialValueInference.type(of: value)
        let guessed = InitialValueInference(guessesAsSourcery: true).type(of: value)
        if guessed != variable.inferredType { variable.guessedType = guessed }
      }
      return (name, variable)
    }
  }
}

extension PatternSyntax {
  /// Whether the pattern is one name.
  fileprivate var isName: Bool {
    self.as(ValueBindingPatternSyntax.self)?.pattern.isName ?? self.is(IdentifierPatternSyntax.self)
  }

  /// The names that a pattern binds, in order.
  var names: [TokenSyntax] {
    if let pattern = self.as(IdentifierPatternSyntax.self) {
      [pattern.identifier]
    } else if let pattern = self.as(TuplePatternSyntax.self) {
      pattern.elements.flatMap(\.pattern.names)
    } else if let pattern = self.as(ValueBindingPatternSyntax.self) {
      // The parser lets `var a: A, var b: B` pass, which only the compiler refuses.
      pattern.pattern.names
    } else {
      []
    }
  }
}

extension AccessorBlockSyntax {
  /// Whether the block makes the variable computed, and does not only hold observers.
  fileprivate var isOfComputed: Bool {
    guard case .accessors(let accessors) = accessors else { return true }
    return accessors.contains {
      !["willSet", "didSet"].contains($0.accessorSpecifier.text)
    }
  }
}
