/// The classes and actors of a module, by name, each with its members and extensions.
///
/// Few protocols are bound to a class of another module, so that the texts have cache entries of
/// their own.
struct ModuleClasses: Sendable {
  private let texts: [String: [String]]

  private static let head = "// kagemusha classes 4\n"
  private static let end = "// end\n"

  /// Creates the classes from their declarations.
  init(texts: [String: [String]]) {
    self.texts = texts
  }

  /// Reads a text from `reduced`; returns nil if the text is incomplete.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - module: The name of the module.
  init?(reduced text: [UInt8], module: String) {
    guard text.starts(with: Self.head.utf8),
      text.suffix(Self.end.utf8.count).elementsEqual(Self.end.utf8)
    else { return nil }
    let blocks = InterfaceCarver.blocks(of: text, module: module, keepsExtensions: true)
    texts = Dictionary(grouping: blocks.filter { $0.kind == .class }, by: \.name)
      .mapValues { $0.map(\.text) }
  }

  /// All classes, for caching.
  var reduced: String {
    Self.head + texts.keys.sorted().flatMap { texts[$0] ?? [] }.joined() + Self.end
  }

  /// Returns the declarations of a class; nil if there is none.
  func text(of name: String) -> String? { texts[name]?.joined() }
}
