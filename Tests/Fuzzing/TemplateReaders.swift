import DeclarationModel
import ModuleInterface
import StencilTemplates
import SwiftScanner
import SwiftTemplates

/// Readers of templates.
enum TemplateReaders {
  /// The types that templates see.
  private static let model: TemplateModel = {
    let source = """
      // sourcery: AutoMockable, count = 2, list = ["a", "b"]
      protocol Store: Base { associatedtype Item; var items: [Item] { get set }; func add(_ item: Item) async throws -> Int? }
      protocol Base { init(name: String); subscript(index: Int) -> String { get } }
      final class Cache<Key: Hashable>: Base { let name: String; init(name: String) { self.name = name } }
      struct Point: Equatable { var x = 0, y = 0; static let zero = Point() }
      enum Kind: String { case a = "x", b; indirect enum Tree { case leaf(Int), node(left: Tree, right: Tree) } }
      """
    return TemplateModel([
      SwiftScanner().scanTypes(SourceFile(path: "/A/A.swift", bytes: Array(source.utf8)))
    ])
  }()

  /// A template that renders has no errors, and one that does not has some.
  static func stencil(_ bytes: [UInt8]) -> String? {
    let source = TemplateSource(path: "/A/T.stencil", text: String(decoding: bytes, as: UTF8.self))
    let result = TemplateRenderer(model: model).render(source)
    let hasError = result.diagnostics.contains { $0.severity == .error }
    return hasError == (result.text == nil) ? nil : "errors"
  }

  /// The template is divided, and not compiled, since no compiler is found.
  static func swift(_ bytes: [UInt8]) -> String? {
    let source = TemplateSource(
      path: "/A/T.swifttemplate", text: String(decoding: bytes, as: UTF8.self))
    let renderer = SwiftTemplateRenderer(
      model: TemplateRenderer(model: model), options: ModuleOptions(), environment: [:],
      timeLimit: 1)
    return renderer.check(source, including: .none).isEmpty ? "compiled" : nil
  }
}
