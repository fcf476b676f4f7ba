import DeclarationModel
import DiagnosticSupport
import FactoryGeneration
import SwiftScanner

/// A source with places marked by `1️⃣`, `2️⃣` … which are not part of it.
struct MarkedTypes {
  private static let markers: Set<Character> = ["1️⃣", "2️⃣", "3️⃣", "4️⃣", "5️⃣"]

  /// The scanned types.
  let types: ScannedTypes
  private var places: [Character: SourcePosition] = [:]

  init(_ marked: String) {
    var text = ""
    var (line, column) = (1, 1)
    for character in marked {
      if Self.markers.contains(character) {
        places[character] = SourcePosition(path: "A.swift", line: line, column: column)
        continue
      }
      text.append(character)
      (line, column) = character.isNewline ? (line + 1, 1) : (line, column + character.utf8.count)
    }
    types = SwiftScanner().scanTypes(SourceFile(path: "A.swift", bytes: Array(text.utf8)))
  }

  /// Returns, for each diagnostic, its marker, severity, chain of parameters and kind, and the
  /// quoted names in its message and fix-it.
  func marked(_ diagnostics: [Diagnostic]) -> [String] {
    diagnostics.map { diagnostic in
      let marker = places.first { $0.value == diagnostic.position }?.key
      let place = marker.map { "\($0)" } ?? diagnostic.position.map { "\($0)" } ?? "nowhere"
      let chain = diagnostic.message.prefix { $0 != ":" }
      let head = chain.contains(".mock") ? "\(chain): " : ""
      let names = (diagnostic.fixIt ?? "").quotedNames.map { "; \($0)" }.joined()
      return "\(place): \(diagnostic.severity.rawValue): \(head)\(diagnostic.kind)\(names)"
    }
  }

  /// Returns the factories, with a mock for every protocol.
  func factories(
    _ names: [String], change: (inout FactorySelection) -> Void = { _ in }
  ) -> FactoryResolution {
    var selection = FactorySelection(names: names)
    selection.mocks = types.protocols.map { declaration in
      let name = (declaration.enclosingTypes + ["Mock\(declaration.name)"]).joined(separator: ".")
      return ProtocolMock(of: declaration.qualifiedName, named: name)
    }
    change(&selection)
    return FactoryResolver(files: [types]).resolve(selection)
  }

  /// Returns the text of the factories without the file around it.
  func factoryText(
    _ names: [String], change: (inout FactorySelection) -> Void = { _ in }
  ) -> String {
    let factories = factories(names, change: change).factories
    return body(FactoryRenderer().render(FactoryFile(factories: factories)))
  }

  /// Returns the fixtures.
  func fixtures(
    _ names: [String], change: (inout FixtureSelection) -> Void = { _ in }
  ) -> FixtureResolution {
    var selection = FixtureSelection(names: names)
    change(&selection)
    return FixtureResolver(files: [types]).resolve(selection)
  }

  /// Returns the text of the fixtures without the file around it.
  func fixtureText(
    _ names: [String], change: (inout FixtureSelection) -> Void = { _ in }
  ) -> String {
    body(FixtureRenderer().render(FixtureFile(fixtures: fixtures(names, change: change).fixtures)))
  }

  /// Returns the text of a file with fixtures that a function registers.
  func fixtureFile(_ names: [String], registeredBy function: String) -> String {
    FixtureRenderer().render(
      FixtureFile(
        fixtures: fixtures(names).fixtures,
        registration: FixtureFile.Registration(function: function, access: .internal)))
  }

  /// Returns the text from the first `// MARK: ` on.
  private func body(_ text: String) -> String {
    text.range(of: "// MARK: ").map { String(text[$0.lowerBound...]) } ?? ""
  }
}
