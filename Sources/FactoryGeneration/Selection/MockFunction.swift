import DeclarationModel
import SourceWriting

/// The extension of a type with `static func mock(…)`, the text of factories and fixtures alike.
struct MockFunction {
  /// The names of the types around it, and its own.
  let path: [String]
  let access: AccessLevel
  /// Attributes of the extension.
  var outerAttributes: [Attribute] = []
  /// Attributes of the function.
  var attributes: [Attribute] = []
  var effects = Effects()
  var parameters: [(name: String, type: String, value: String)] = []

  init(path: [String], access: AccessLevel) {
    self.path = path
    self.access = access
  }

  func write(to source: inout SourceWriter, _ body: (inout SourceWriter) -> Void) {
    let name = FactoryNames.spelled(path)
    source.line("// MARK: - \(path.joined(separator: "."))")
    source.blank()
    outerAttributes.forEach { source.line($0.text) }
    source.block(WrappableLine("extension \(name)")) { source in
      attributes.forEach { source.line($0.text) }
      let words = access == .internal ? "" : "\(access.rawValue) "
      var opening = WrappableLine("\(words)static func mock")
      opening.addDeclaration(
        "(",
        parameters.map { "\(Identifier.escapedLabel($0.name)): \($0.type) = \($0.value)" }, ")")
      opening.add("\(effects.text) -> \(name)")
      source.block(opening, body)
    }
  }
}
