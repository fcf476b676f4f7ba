import DeclarationModel
import EndToEndSupport
import Testing

@testable import StencilTemplates

@Suite struct CatalogueTests {
  @Test func `every template has a summary, and a misspelled name gets a suggestion`() {
    #expect(TemplateCatalogue.names == ["accessors", "scene", "spy"])
    for name in TemplateCatalogue.names {
      #expect(TemplateCatalogue.summary(of: name)?.hasSuffix(".") == true)
    }
    #expect(TemplateCatalogue.nearest(to: "acessors") == "accessors")
    #expect(TemplateCatalogue.text(of: "none") == nil)
  }

  /// Renders a template, compiles it with a program that uses it, and runs that.
  private func run(
    _ name: String, on model: TemplateModel, arguments: [String: AnnotationValue] = [:],
    with program: String
  ) async throws -> String {
    let template = try #require(TemplateCatalogue.text(of: name))
    let result = Sample.render(template, on: model, arguments: arguments)
    #expect(result.diagnostics.isEmpty, "\(result.diagnostics)")
    let folder = try TemporaryFolder()
    let files = [
      try folder.write(result.text ?? "", to: "Rendered.swift"),
      try folder.write(program, to: "Program.swift"),
    ]
    let run = try await SwiftCompiler(.swift6).run(files)
    #expect(run.status == 0, "\(run.everything)\n\(result.text ?? "")")
    return run.output
  }

  @Test func accessorsReachPrivateProperties() async throws {
    let model = Sample.model(
      [
        Sample.type(
          .class, "Screen", inherits: ["Base", "AutoPrivatePropertyAccessible"],
          members: [
            Sample.variable("title", .implicitlyUnwrapped(.name("String")), .private),
            Sample.variable("count", .name("Int"), .fileprivate, modifiers: [.lazy]),
            Sample.variable("open", .name("Int")),
          ]), Sample.type(.class, "Base"),
      ], [Sample.proto("AutoPrivatePropertyAccessible")])
    let output = try await run(
      "accessors", on: model,
      with: """
        protocol AutoPrivatePropertyAccessible {}
        class Base {}
        class Screen: Base, AutoPrivatePropertyAccessible {
          private var title: String! = "a"
          fileprivate lazy var count: Int = 3
          var open = 1
          func load() { _ = count; title += "b" }
        }
        @main struct Program {
          static func main() {
            let screen = Screen()
            screen.load()
            print(screen.privateProperties.title as String, screen.privateProperties.count)
          }
        }
        """)
    #expect(output == "ab 3\n")
  }

  @Test func spiesCountCallsAndAnswer() async throws {
    func requirement(
      _ name: String, _ parameters: [Parameter], _ effects: Effects, _ result: TypeReference?
    ) -> ProtocolMember {
      ProtocolMember(
        .method(
          MethodDeclaration(
            name: name, parameters: parameters, effects: effects, result: result)),
        at: Sample.place())
    }
    let id = Parameter(label: "id", name: "id", type: .name("Int"))
    let done = Parameter(
      label: nil, name: "done",
      type: .function(FunctionType(parameters: [], result: .void)),
      attributes: [Attribute("escaping")])
    let property = ProtocolMember(
      .property(PropertyDeclaration(name: "limit", type: .name("Int"))), at: Sample.place())
    let model = Sample.model(
      [],
      [
        Sample.proto("AutoSpy"),
        Sample.proto(
          "Service", inherits: ["AutoSpy"],
          members: [
            property,
            requirement("load", [id], Effects(isAsync: true, throwing: .any), .name("String")),
            requirement("load", [id, done], Effects(), nil),
            requirement("stop", [], Effects(), nil),
          ]),
      ])
    let output = try await run(
      "spy", on: model,
      with: """
        protocol AutoSpy {}
        protocol Service: AutoSpy {
          var limit: Int { get }
          func load(id: Int) async throws -> String
          func load(id: Int, _ done: @escaping () -> Void)
          func stop()
        }
        @main struct Program {
          static func main() async throws { try await use() }

          nonisolated static func use() async throws {
            let spy = ServiceSpy()
            spy.stubbedLimit = 3
            spy.loadIdHandler = { "id \\($0)" }
            spy.loadIdValueHandler = { _, done in done() }
            spy.stop()
            let text = try await spy.load(id: spy.limit)
            spy.load(id: 1) { print("done") }
            print(text, spy.loadIdCallsCount, spy.stopCallsCount)
          }
        }
        """)
    #expect(output == "done\nid 3 1 1\n")
  }

  @Test func scenesStartWithTheirEnvironment() async throws {
    let output = try await run(
      "scene", on: Sample.model([]), arguments: ["sceneName": .text("RecipeDetails")],
      with: """
        final class Environment { var name = "real" }
        @main struct Program {
          static func main() {
            let scene = RecipeDetailsScene(environment: Environment()) { "screen of \\($0.name)" }
            print(scene.start { $0.name = "stub" })
          }
        }
        """)
    #expect(output == "screen of stub\n")
  }
}
