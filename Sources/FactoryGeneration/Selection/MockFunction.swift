import DeclarationModel
import SourceWriting

/// Writes the extension of a type with its function `mock`, which factories and fixtures have in
/// common.
///
///     // MARK: - BookShop
///
///     extension BookShop {
///       static func mock(shelf: MockShelf<String> = .init(.lenient)) -> BookShop {
///         return BookShop(shelf: shelf)
///       }
///     }
struct MockFunction {
  /// The names of the enclosing types and of the type.
  let path: [String]
  let access: AccessLevel
  /// The attributes of the extension.
  var outerAttributes: [Attribute] = []
  /// The attributes of the function.
  var attributes: [Attribute] = []
  /// Whether the function states that it is on no actor.
  var isNonisolated = false
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
      let isolation = isNonisolated ? "nonisolated " : ""
      var opening = WrappableLine("\(words)\(isolation)static func mock")
      opening.addDeclaration(
        "(",
        parameters.map { "\(Identifier.escapedLabel($0.name)): \($0.type) = \($0.value)" }, ")")
      opening.add("\(effects.text) -> \(name)")
      source.block(opening, body)
    }
  }
}
