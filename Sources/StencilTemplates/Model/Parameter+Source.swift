import DeclarationModel

extension Parameter {
  /// `to address: inout Address`, as in a declaration.
  var sourceText: String {
    let names =
      switch label {
      case nil: "_ \(name)"
      case name?: name
      case .some(let label): "\(label) \(name)"
      }
    let before = declarationAttributes.map { "\($0.text) " }.joined()
    return "\(before)\(names): \(typeText)"
  }

  /// The type with its specifiers, its attributes and `...`.
  var typeText: String {
    let words = specifiers + attributes.map(\.text) + [type.text]
    return words.joined(separator: " ") + (isVariadic ? "..." : "")
  }
}
