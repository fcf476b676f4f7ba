import DeclarationModel
import Foundation
import SwiftScanner

/// What mocks may need of a module, by name.
struct ModuleDigest: Sendable {
  /// The module.
  let origin: ModuleOrigin
  /// The modules that it imports, sorted.
  let imports: [String]
  /// The names of its protocols, sorted: `Outer.Inner` for those in types.
  let protocolNames: [String]
  /// The names of all types that are not in others, protocols and aliases included.
  let typeNames: Set<String>
  private let protocols: [String: [String]]
  /// A type with the name of the module, if there is one: the module cannot be named then.
  private let namesake: String?
  private let aliases: [String: String]
  private let extensions: [String: [String]]

  private static let head = "// kagemusha interface 3\n"
  private static let end = "// end\n"

  /// Reduces an interface to what is needed of it.
  ///
  /// - Parameters:
  ///   - interface: What the compiler printed, or a text that `reduced` returned.
  ///   - origin: The module.
  init(_ interface: [UInt8], of origin: ModuleOrigin) {
    // The default implementations of Dispatch are for its own classes, and stop the process in any
    // other.
    let keepsExtensions = origin.name != "Dispatch"
    self.init(
      blocks: InterfaceCarver.blocks(
        of: interface, module: origin.name, keepsExtensions: keepsExtensions), of: origin)
  }

  private init(blocks: [InterfaceBlock], of origin: ModuleOrigin) {
    func texts(_ kind: InterfaceBlock.Kind) -> [String: [String]] {
      Dictionary(grouping: blocks.filter { $0.kind == kind }, by: \.name)
        .mapValues { $0.map(\.text) }
    }
    self.origin = origin
    imports = Set(blocks.filter { $0.kind == .module }.map(\.name)).sorted()
    protocols = texts(.protocol)
    namesake = texts(.namesake).values.first?.first
    aliases = texts(.alias).compactMapValues(\.first)
    extensions = texts(.extension)
    protocolNames = protocols.keys.sorted()
    let named: Set<InterfaceBlock.Kind> = [.type, .protocol, .alias]
    typeNames = Set(blocks.filter { named.contains($0.kind) }.map(\.name))
  }

  /// Reads a text that `reduced` returned; nil if it is not whole.
  init?(reduced text: [UInt8], of origin: ModuleOrigin) {
    guard text.starts(with: Self.head.utf8),
      text.suffix(Self.end.utf8.count).elementsEqual(Self.end.utf8)
    else { return nil }
    self.init(text, of: origin)
  }

  /// The interface with no more than what is needed of it, for keeping.
  var reduced: String {
    let texts =
      imports.map { "import \($0)\n" } + [namesake ?? ""]
      + typeNames.subtracting(protocolNames).subtracting(aliases.keys).sorted()
      .map { "struct \($0) {}\n" }
      + aliases.keys.sorted().compactMap { aliases[$0] }
      + protocolNames.flatMap { protocols[$0] ?? [] }
      + extensions.keys.sorted().flatMap { extensions[$0] ?? [] }
    return Self.head + texts.joined() + Self.end
  }

  /// Whether it declares a protocol, or what may be an alias of one.
  func declares(_ name: String) -> Bool { protocols[name] != nil || aliases[name] != nil }

  /// The protocol or alias of a name, parsed; nil if there is none.
  ///
  /// Of the modules whose name stands before a type, `qualifiers` are those that it imports.
  func read(_ name: String) -> (file: ScannedFile, qualifiers: [String])? {
    guard let text = protocols[name]?.first ?? aliases[name] else { return nil }
    let cleaner = QualifierCleaner(dropped: namesake == nil ? [] : [origin.name])
    let (bytes, named) = cleaner.clean(Array(text.utf8))
    var file = SwiftScanner().scan(SourceFile(path: path(of: name), bytes: bytes))
    file.module = origin
    if let texts = extensions[name] {
      // A member of an extension has no body here, as a requirement has none.
      let lines = texts.map { $0.replacing(extensionKeyword: "protocol") }.joined()
      let (bytes, _) = cleaner.clean(Array(lines.utf8))
      file.extensions =
        SwiftScanner().scan(SourceFile(path: path(of: name) + "+", bytes: bytes)).protocols
    }
    return (file, imports.filter(named.contains))
  }

  /// What stands for a file's path: no source has it.
  private func path(of name: String) -> String { "module:\(origin.name).\(name)" }
}

extension String {
  /// An extension's text that begins with another keyword.
  fileprivate func replacing(extensionKeyword keyword: String) -> String {
    guard let range = range(of: "extension ") else { return self }
    return keyword + " " + self[range.upperBound...]
  }
}
