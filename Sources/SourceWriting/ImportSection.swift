import DeclarationModel

/// The imports of a generated file.
///
///     import Foundation
///     import Kagemusha
///
///     @testable import App
package struct ImportSection {
  /// Whether public declarations use the imports.
  package var isPublic = false

  private let plain: [ImportDeclaration]
  private let conditional: [ImportDeclaration]
  private let testable: [ImportDeclaration]

  /// Creates a section from the imports of the files that declare the types.
  ///
  /// - Parameters:
  ///   - imports: The imports of these files; the run-time library is added.
  ///   - testableImports: The modules to import with `@testable`.
  ///   - usesLibrary: Whether the file uses the run-time library.
  package init(
    imports: [ImportDeclaration], testableImports: [String], usesLibrary: Bool = true
  ) {
    testable = Set(testableImports).sorted().map { module in
      let attributes = imports.filter { $0.path == module }.flatMap(\.attributes)
      let groups = Set(attributes.filter { $0.hasPrefix("@_spi") }).sorted()
      return ImportDeclaration(attributes: groups + ["@testable"], path: module)
    }
    let own = usesLibrary ? [ImportDeclaration(path: "Kagemusha")] : []
    let frameworks = ["Testing", "XCTest"]
    let imports = (imports + own).filter { declaration in
      !frameworks.contains(declaration.path) && !testableImports.contains(declaration.path)
    }
    let unconditional = imports.filter(\.conditions.isEmpty)
    plain = Set(unconditional).sorted { ($0.path, $0.text) < ($1.path, $1.text) }
    let always = Set(unconditional.map(\.text))
    // The last directives tell most conditions apart; hashing all would be quadratic in a long `#elseif` chain.
    var seen: [[String]: [[ArraySlice<String>]]] = [:]
    conditional = imports.filter { declaration in
      guard !declaration.conditions.isEmpty, !always.contains(declaration.text) else {
        return false
      }
      let directives = declaration.conditions.map(\.directives)
      let key = [declaration.text] + directives.compactMap(\.last)
      guard !(seen[key] ?? []).contains(directives) else { return false }
      seen[key, default: []].append(directives)
      return true
    }
  }

  fileprivate func write(to source: inout SourceWriter) {
    let isTestableOnly = plain.isEmpty && conditional.isEmpty
    if isTestableOnly, testable.isEmpty { return }
    source.blank()
    if isPublic, !isTestableOnly {
      source.line("#if hasFeature(InternalImportsByDefault)")
      source.indented { write(to: &$0, \.publicText) }
      source.line("#else")
      source.indented { write(to: &$0, \.text) }
      source.line("#endif")
    } else {
      write(to: &source, \.text)
    }
    if !testable.isEmpty { source.blank() }
    for declaration in testable { source.line(declaration.text) }
  }

  private func write(
    to source: inout SourceWriter, _ text: KeyPath<ImportDeclaration, String>
  ) {
    for declaration in plain { source.line(declaration[keyPath: text]) }
    var layout = ConditionalLayout()
    for declaration in conditional {
      layout.add(under: declaration.conditions, to: &source) {
        $0.line(declaration[keyPath: text])
      }
    }
    layout.finish(in: &source)
  }
}

extension SourceWriter {
  /// Adds imports after a blank line, if there are any.
  package mutating func add(_ section: ImportSection) { section.write(to: &self) }
}

extension ImportDeclaration {
  /// The import for modules in which imports are internal by default (SE-0409).
  ///
  /// The sources do not tell which modules the public declarations use. The compiler warns about an
  /// unnecessary public import, but not if it is also exported.
  fileprivate var publicText: String {
    var declaration = self
    declaration.attributes.append("@_exported public")
    return declaration.text
  }
}
