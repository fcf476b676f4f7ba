import DeclarationModel

/// The imports of a generated file.
package struct ImportSection {
  private let plain: [ImportDeclaration]
  private let conditional: [ImportDeclaration]
  private let testable: [String]

  /// Takes the imports of the files that the declarations come from.
  ///
  /// - Parameters:
  ///   - imports: What they import; the run-time library is added.
  ///   - testableImports: The modules that are imported with `@testable`.
  package init(imports: [ImportDeclaration], testableImports: [String]) {
    testable = Set(testableImports).sorted()
    let own = [ImportDeclaration(path: "Kagemusha")]
    let frameworks = ["Testing", "XCTest"]
    let imports = (imports + own).filter { declaration in
      !frameworks.contains(declaration.path) && !testableImports.contains(declaration.path)
    }
    let unconditional = imports.filter(\.conditions.isEmpty)
    plain = Set(unconditional).sorted { ($0.path, $0.text) < ($1.path, $1.text) }
    var seen = Set(unconditional.map(\.text))
    conditional = imports.filter { declaration in
      guard !declaration.conditions.isEmpty, !seen.contains(declaration.text) else { return false }
      let key = declaration.text + declaration.conditions.map(\.directives.description).joined()
      return seen.insert(key).inserted
    }
  }

  fileprivate func write(to source: inout SourceText) {
    for declaration in plain { source.line(declaration.text) }
    var layout = ConditionalLayout()
    for declaration in conditional {
      layout.add(under: declaration.conditions, to: &source) { $0.line(declaration.text) }
    }
    layout.finish(in: &source)
    if !testable.isEmpty { source.blank() }
    for module in testable { source.line("@testable import \(module)") }
  }
}

extension SourceText {
  /// Adds imports.
  package mutating func add(_ section: ImportSection) { section.write(to: &self) }
}
