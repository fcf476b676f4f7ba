import DeclarationModel

/// The imports of a generated file.
struct ImportSection {
  private let plain: [ImportDeclaration]
  private let conditional: [ImportDeclaration]
  private let testable: [String]

  init(_ file: MockFile) {
    testable = Set(file.testableImports).sorted()
    let own = [ImportDeclaration(path: "Kagemusha")]
    let frameworks = ["Testing", "XCTest"]
    let imports = (file.imports + own).filter { declaration in
      !frameworks.contains(declaration.path) && !file.testableImports.contains(declaration.path)
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

  func write(to source: inout SourceText) {
    for declaration in plain { source.line(declaration.text) }
    var layout = ConditionalLayout()
    for declaration in conditional {
      layout.add(under: declaration.conditions, to: &source) { $0.line(declaration.text) }
    }
    layout.finish(in: &source)
    if !testable.isEmpty { source.blank() }
    for module in testable { source.line("@testable import \(module)") }
    source.blank()
    source.line("#if canImport(Testing)")
    source.line("  import Testing")
    source.line("#endif")
    // Of XCTest no more than is used: it brings Foundation along, whose names the app may have, too.
    source.line("#if canImport(XCTest)")
    source.line("  import func XCTest.XCTFail")
    source.line("#endif")
  }
}

extension SourceText {
  mutating func add(_ section: ImportSection) { section.write(to: &self) }
}
