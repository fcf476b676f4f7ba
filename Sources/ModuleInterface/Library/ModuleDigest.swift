import DeclarationModel
import Foundation
import SwiftScanner

/// The parts of a module that mocks may need, by name.
struct ModuleDigest: Sendable {
  /// The module.
  let origin: ModuleOrigin
  /// The modules that the module imports, sorted.
  let imports: [String]
  /// The names of the protocols, sorted; `Outer.Inner` for nested ones.
  let protocolNames: [String]
  /// The names of all types that are not nested, including protocols and aliases.
  let typeNames: Set<String>
  /// The classes with their members; nil if only their names are known.
  let classes: ModuleClasses?
  /// The types whose values cannot be copied, or cannot escape, by their qualified names.
  let noncopyableTypes: [String: ScannedType]
  /// The names of the global actors.
  let globalActorNames: Set<String>
  /// The names of the classes and actors; `Outer.Inner` for nested ones.
  let classNames: Set<String>
  private let protocols: [String: [String]]
  /// A type with the name of the module, which then cannot qualify names; nil if there is none.
  private let namesake: String?
  private let aliases: [String: String]
  /// The aliases in types, by their qualified names; those of the toolchain's modules are not kept.
  private let nestedAliases: [String: String]
  private let extensions: [String: [String]]

  /// The names of the associated types of all protocols.
  let associatedTypeNames: Set<String>

  private static let head = "// kagemusha interface 12\n"
  private static let end = "// end\n"

  /// Extracts the necessary parts of an interface.
  ///
  /// - Parameters:
  ///   - interface: The output of the compiler, or a text from `reduced`.
  ///   - origin: The module.
  init(_ interface: [UInt8], of origin: ModuleOrigin) {
    // Dispatch implements its requirements by default only for its own classes; the implementations
    // trap in all others.
    let keepsExtensions = origin.name != "Dispatch"
    self.init(
      blocks: InterfaceCarver.blocks(
        of: interface, module: origin.name, keepsExtensions: keepsExtensions), of: origin,
      knowsMembers: true)
  }

  private init(blocks: [InterfaceBlock], of origin: ModuleOrigin, knowsMembers: Bool) {
    func texts(_ kind: InterfaceBlock.Kind) -> [String: [String]] {
      Dictionary(grouping: blocks.filter { $0.kind == kind }, by: \.name)
        .mapValues { $0.map(\.text) }
    }
    self.origin = origin
    associatedTypeNames = Set(
      blocks.filter { $0.kind == .protocol }.flatMap(\.lines).compactMap(Self.associatedTypeName))
    imports = Set(blocks.filter { $0.kind == .module }.map(\.name)).sorted()
    protocols = texts(.protocol)
    namesake = texts(.namesake).values.first?.first
    aliases = texts(.alias).compactMapValues(\.first)
    nestedAliases = origin.isStandard ? [:] : texts(.nestedAlias).compactMapValues(\.first)
    extensions = texts(.extension)
    let classes = texts(.class)
    classNames = Set(classes.keys)
    globalActorNames = Set(blocks.filter { $0.kind == .globalActor }.map(\.name))
    noncopyableTypes = blocks.reduce(into: [:]) { types, block in
      guard block.kind == .noncopyable || block.kind == .nonEscapable else { return }
      let path = block.name.split(separator: ".").map(String.init)
      types[block.name] = ScannedType(
        DeclaredName(name: path.last ?? block.name, enclosingTypes: path.dropLast()),
        suppressing: block.kind == .noncopyable ? .copyable : .escapable)
    }
    self.classes = knowsMembers ? ModuleClasses(texts: classes) : nil
    protocolNames = protocols.keys.sorted()
    let named: Set<InterfaceBlock.Kind> = [.type, .protocol, .alias]
    typeNames = Set(blocks.filter { named.contains($0.kind) }.map(\.name))
  }

  /// Returns the name of the associated type that a line declares.
  private static func associatedTypeName(_ line: String) -> String? {
    guard line.utf8.drop(while: { $0 == 0x20 }).starts(with: "associatedtype ".utf8) else {
      return nil
    }
    let words = line.split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == "`") }
    guard words.count > 1 else { return nil }
    return words[1].filter { $0 != "`" }
  }

  /// Reads a text from `reduced`; returns nil if the text is incomplete.
  init?(reduced text: [UInt8], of origin: ModuleOrigin) {
    guard text.starts(with: Self.head.utf8),
      text.suffix(Self.end.utf8.count).elementsEqual(Self.end.utf8)
    else { return nil }
    let blocks = InterfaceCarver.blocks(of: text, module: origin.name, keepsExtensions: true)
    self.init(blocks: blocks, of: origin, knowsMembers: false)
  }

  /// The necessary parts of the interface, for caching.
  var reduced: String {
    let texts =
      imports.map { "import \($0)\n" } + [namesake ?? ""]
      + typeNames.union(classNames).union(noncopyableTypes.keys).union(globalActorNames)
      .subtracting(protocolNames)
      .subtracting(aliases.keys).sorted().map(head)
      + aliases.keys.sorted().compactMap { aliases[$0] }
      + nestedAliases.keys.sorted().compactMap { nestedAliases[$0] }
      + protocolNames.flatMap { protocols[$0] ?? [] }
      + extensions.keys.sorted().flatMap { extensions[$0] ?? [] }
    return Self.head + texts.joined() + Self.end
  }

  /// Returns the line that stands for a type.
  private func head(of type: String) -> String {
    let attribute = globalActorNames.contains(type) ? "@globalActor " : ""
    let keyword = classNames.contains(type) ? "public class" : "public struct"
    let suppression = noncopyableTypes[type].map {
      $0.suppression == .escapable ? ": ~Escapable " : ": ~Copyable "
    }
    func head(_ name: String) -> String { "\(attribute)\(keyword) \(name) \(suppression ?? "")" }
    // A damaged text may have periods in the names of other types, too.
    guard !typeNames.contains(type) else { return head(type) + "{}\n" }
    let outer = type.split(separator: ".").dropLast().joined(separator: ".")
    return "extension \(outer) {\n    \(head(type.lastComponent)){\n    }\n}\n"
  }

  /// Returns the declarations of the global actors that have some names, in types or outside, sorted.
  func globalActors(named names: Set<String>) -> [ScannedTypes] {
    globalActorNames.filter { names.contains($0.lastComponent) }.sorted().map { name in
      SwiftScanner().scanTypes(
        SourceFile(path: path(of: name), bytes: Array(head(of: name).utf8)))
    }
  }

  /// Returns whether the module declares a protocol or a class, or a possible alias of one, with a
  /// name.
  func declares(_ name: String) -> Bool {
    protocols[name] != nil || classNames.contains(name)
      || aliases[name] != nil && alias(name)?.mayBeParent ?? false
  }

  /// Returns whether the module declares a class with a name.
  func declaresClass(_ name: String) -> Bool { classNames.contains(name) }

  /// Returns the parsed class with a name and its extensions; nil if its members are not known.
  ///
  /// `qualifiers` are the imported modules whose names precede a type.
  func readClass(
    _ name: String, from classes: ModuleClasses
  ) -> (types: ScannedTypes, qualifiers: [String])? {
    guard let text = classes.text(of: name) else { return nil }
    let (bytes, named) = cleaner.clean(Array(text.utf8))
    let types = SwiftScanner().scanTypes(SourceFile(path: path(of: name), bytes: bytes))
    return (types, imports.filter(named.contains))
  }

  /// Returns the aliases that have some names, sorted by their qualified names.
  ///
  /// - Parameters:
  ///   - names: The names.
  ///   - outer: The names of the enclosing types of nested aliases; nil for all types.
  func aliases(named names: Set<String>, in outer: Set<String>? = nil) -> [ModuleAlias] {
    let nested = nestedAliases.keys.filter { name in
      guard names.contains(name.lastComponent) else { return false }
      guard let outer else { return true }
      return name.split(separator: ".").dropLast().allSatisfy { outer.contains(String($0)) }
    }
    return (names.filter { aliases[$0] != nil } + nested).sorted().compactMap(alias)
  }

  /// Returns the alias with a qualified name; nil if there is none.
  private func alias(_ name: String) -> ModuleAlias? {
    guard let text = aliases[name] ?? nestedAliases[name] else { return nil }
    let (bytes, named) = cleaner.clean(Array(text.utf8))
    let types = SwiftScanner().scanTypes(SourceFile(path: path(of: name), bytes: bytes))
    return ModuleAlias(
      qualifiedName: name, types: types, qualifiers: imports.filter(named.contains))
  }

  /// Removes the module's own name where a type of the same name hides it.
  private var cleaner: QualifierCleaner {
    QualifierCleaner(dropped: namesake == nil ? [] : [origin.name])
  }

  /// The types outside of others whose names mocks use themselves, sorted.
  var vocabularyNames: [DeclaredName] {
    // The modules of the toolchain declare the types that mocks mean by these names.
    guard !origin.isStandard else { return [] }
    return typeNames.intersection(MockVocabulary.all).sorted().map { DeclaredName(name: $0) }
  }

  /// Returns an empty file for a declaration of the module that is not a protocol.
  func emptyFile(for name: String) -> ScannedFile {
    var file = ScannedFile(path: path(of: name))
    file.module = origin
    return file
  }

  /// Returns the parsed protocol or alias with a name; nil if there is none.
  ///
  /// `qualifiers` are the imported modules whose names precede a type.
  func read(_ name: String) -> (file: ScannedFile, qualifiers: [String])? {
    guard let text = protocols[name]?.first ?? aliases[name] else { return nil }
    let cleaner = self.cleaner
    let (bytes, named) = cleaner.clean(Array(text.utf8))
    var file = SwiftScanner().scan(SourceFile(path: path(of: name), bytes: bytes))
    file.module = origin
    if let texts = extensions[name] {
      // The extension parses as a protocol: its members have no bodies in an interface.
      let lines = texts.map { $0.replacing(extensionKeyword: "protocol") }.joined()
      let (bytes, _) = cleaner.clean(Array(lines.utf8))
      file.extensions =
        SwiftScanner().scan(SourceFile(path: path(of: name) + "+", bytes: bytes)).protocols
    }
    return (file, imports.filter(named.contains))
  }

  /// Returns the extension around a nested protocol if it states the availability of the types around; nil otherwise.
  func readAvailability(around name: String) -> ScannedTypes? {
    guard name.contains("."), let text = protocols[name]?.first, text.hasPrefix("@available")
    else { return nil }
    return SwiftScanner().scanTypes(SourceFile(path: path(of: name), bytes: Array(text.utf8)))
  }

  /// Returns a pseudo path for a declaration that is in no source.
  private func path(of name: String) -> String {
    SourcePosition.path(of: name, inModule: origin.name)
  }
}

extension String {
  /// The last component of a qualified name.
  var lastComponent: String {
    lastIndex(of: ".").map { String(self[index(after: $0)...]) } ?? self
  }

  /// Returns the text of an extension with another keyword.
  fileprivate func replacing(extensionKeyword keyword: String) -> String {
    guard let range = range(of: "extension ") else { return self }
    return keyword + " " + self[range.upperBound...]
  }
}
