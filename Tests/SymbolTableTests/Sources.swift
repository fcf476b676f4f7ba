import DeclarationModel
import SwiftScanner
import Symbols

/// Swift files, and a table of what they declare.
struct Sources {
  let files: [ScannedFile]
  let types: [ScannedTypes]
  let table: SymbolTable

  /// Reads files by their paths.
  init(_ texts: KeyValuePairs<String, String>) {
    let sources = texts.map { SourceFile(path: $0.key, bytes: Array($0.value.utf8)) }
    files = sources.map { SwiftScanner().scan($0) }
    types = sources.map { SwiftScanner().scanTypes($0) }
    table = SymbolTable(files: files, types: types)
  }

  /// Reads one file.
  init(_ text: String) { self.init(["A.swift": text]) }

  /// A table of protocols and outlines alone, as the resolver has it for most files.
  var outlined: SymbolTable { SymbolTable(files: files) }
}

extension SymbolTable {
  /// The full name that a name has in the inheritance clause of a protocol or type.
  func name(_ name: String, inClauseOf use: String) -> String? {
    scope(of: use).flatMap { fullName(name, from: $0) }
  }

  /// The full name that a name has between the braces of a protocol or type.
  func name(_ name: String, inBodyOf use: String) -> String? {
    let scope = protocolDeclaration(named: use)?.bodyScope ?? types(named: use).first?.bodyScope
    return scope.flatMap { fullName(name, from: $0) }
  }

  /// The files that a name leads to from the inheritance clause of a protocol.
  func files(of name: String, inClauseOf use: ProtocolDeclaration) -> [String] {
    let found = meaning(of: name.components, from: use.scope)
    return (found?.protocols ?? []).map { protocols[$0].position.path }
  }

  /// The place where a protocol or type stands.
  func scope(of name: String) -> NameScope? {
    protocolDeclaration(named: name)?.scope ?? types(named: name).first?.scope
  }

  /// The name in full, as it is declared.
  func fullName(_ name: String, from scope: NameScope) -> String? {
    meaning(of: name.components, from: scope).map { path(of: $0.symbol).joined(separator: ".") }
  }
}

extension String {
  var components: [String] { split(separator: ".").map(String.init) }
}
