import DeclarationModel
import EndToEndSupport
import Foundation
import ModuleInterface
import SwiftScanner
import Testing

@testable import StencilTemplates
@testable import SwiftTemplates

@Suite struct DifferentialTests {
  private static let source = """
    import Foundation
    import class UIKit.UIView

    typealias JSON = [String: Any]
    typealias Handler = (Int, _ text: String) async throws -> Bool
    protocol P: Sendable {
      associatedtype Element: Equatable = Int
      var name: String { get set }
      /// Loads.
      @available(iOS 15, message: "x")
      func load<T: P>(_ id: inout Int, done: @escaping Handler) async throws -> [T] where T: Q
      init?(json: JSON)
      subscript(index: Int) -> Set<String> { get throws }
    }
    protocol Q {}
    typealias Both = P & Q
    class Base: Q {
      lazy var lazyOne: [Int: String?] = [:]
      class func make() -> Self! { nil }
      required init() {}
      convenience init(x: Int) { self.init() }
    }
    final class Derived: Base {
      // sourcery: skip, key = 3
      private(set) static var tuple: (Int, b: (any Q)?) = (1, nil)
      var computed: Result<Int, any Error> { .success(1) }
      struct Nested<T> where T: P { weak var owner: Base?; let item: T }
    }
    extension Derived: P2 { func added(_ names: String...) rethrows {} }
    protocol P2 {}
    extension Outside { var more: Int { 1 } }
    enum Kind: String { case a = "x", `default` }
    indirect enum Tree { case leaf(Int = 1), node(left: Tree, right: Tree), c(d e: Handler) }
    distributed actor Worker { nonisolated func run() throws(Failure) -> Never {} }
    struct Failure: Error {}
    struct S { let list: Array<Kind>; var json: JSON?; unowned let base: Base }
    """

  @Test func `both languages print the same for every property`() throws {
    let file = SwiftScanner().scanTypes(
      SourceFile(path: "Sources/A.swift", bytes: Array(Self.source.utf8)))
    #expect(file.diagnostics.isEmpty)
    let renderer = TemplateRenderer(model: TemplateModel([file]))
    let folder = try TemporaryFolder()
    let environment = ProcessInfo.processInfo.environment
    let templates = PropertyTemplates()
    let stencil = renderer.render(TemplateSource(path: "T.stencil", text: templates.stencil))
    let swift = SwiftTemplateRenderer(
      model: renderer, options: ModuleOptions(cacheFolder: folder.url.path),
      environment: environment, timeLimit: 600
    ).render(
      TemplateSource(path: "T.swifttemplate", text: templates.swift), including: .none)
    #expect(stencil.diagnostics.first == nil)
    #expect(swift.diagnostics.first == nil)
    let (left, right) = (stencil.text ?? "", swift.text ?? "")
    #expect(left.utf8.count > 10_000)
    let difference = zip(left, right).enumerated().first { $0.element.0 != $0.element.1 }
    if let offset = difference?.offset {
      let range = max(0, offset - 80)..<(offset + 40)
      Issue.record("'\(left.part(range))' is '\(right.part(range))' in Swift")
    }
    #expect(left.count == right.count)
  }
}

extension String {
  /// Returns the characters at some offsets.
  fileprivate func part(_ range: Range<Int>) -> String {
    String(dropFirst(range.lowerBound).prefix(range.count))
  }
}
