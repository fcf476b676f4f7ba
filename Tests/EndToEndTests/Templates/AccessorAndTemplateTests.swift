import EndToEndSupport
import Foundation
import Testing

/// Tests accessors and templates that a configuration requests.
struct AccessorAndTemplateTests {
  private static let story = Repository.root.appendingPathComponent("Fixtures/Stories/LogFiring")
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// The set-up of an existing app, with its source unchanged.
  @Test func theTeamsOwnTemplatePrintsWhatSourceryPrints() async throws {
    try folder.write(
      """
      final class RepositorySearchViewController: UIViewController {
          @IBOutlet private weak var tableView: UITableView!
          private let searchBar: UISearchBar = {
              let searchBar = UISearchBar(frame: .zero)
              searchBar.showsCancelButton = true
              return searchBar
          }()
          var other = 1
      }
      """, to: "GitHubClientTestSample/RepositorySearchViewController.swift")
    try folder.write(
      """
      protocol AutoPrivatePropertyAccessible {}
      extension RepositorySearchViewController: AutoPrivatePropertyAccessible {}
      """, to: "GitHubClientTestSampleUITests/Mark.swift")
    for path in [".sourcery.yml", "GitHubClientTestSampleUITests/Template"] {
      try folder.copy(Self.story.appendingPathComponent(path), to: path)
    }
    let run = try await run("generate")
    #expect(run.status == 0, "\(run.errors)")
    #expect(
      try folder.read("GitHubClientTestSampleUITests/Gen/zzz.Sourcery.out.swift") == """
        // Generated using Sourcery 2.3.0 — https://github.com/krzysztofzablocki/Sourcery
        // DO NOT EDIT


        // MARK: - RepositorySearchViewController
        extension RepositorySearchViewController: PrivatePropertyAccessible {}

        extension PrivateProperties where Base == RepositorySearchViewController {
            var tableView: UITableView! {
                return property(forKey: "tableView")
            }
            var searchBar: UISearchBar {
                return property(forKey: "searchBar")
            }
        }

        """)
    #expect(try await self.run("check").status == 0)
    #expect(try await self.run("generate").errors == "1 template: 1 unchanged\n")
  }

  @Test func aConfigurationAsksForAllThreeKinds() async throws {
    try folder.write(
      """
      protocol UserUseCase { func run() }
      final class LoginViewController {
        private let attempts = 3
      }
      """, to: "Sources/App.swift")
    try folder.write("// {{ who }}: {{ types.classes.count }}\n", to: "Templates/Count.stencil")
    try folder.write(
      """
      mocks:
        - {sources: [Sources], output: Gen/Mocks}
      accessors:
        - {sources: [Sources], types: ["*ViewController"], output: Gen/PrivateProperties.swift}
      templates:
        - {sources: [Sources], templates: [Templates], output: Gen, args: {who: classes}}
      """, to: ".kagemusha.yml")
    let run = try await run("generate")
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.errors == "1 mock, accessors of 1 type, 1 template: 3 written\n")
    #expect(try folder.read("Gen/PrivateProperties.swift").contains("var attempts: Int {"))
    #expect(try folder.read("Gen/Count.swift").hasSuffix("\n// classes: 1\n"))
    #expect(try await self.run("check").status == 0)
  }

  @Test func aTypeMayBeCalledLikeTheGenericParameter() async throws {
    let source = try folder.write(
      """
      class Base { private var count = 3 }
      final class Sub: Base { private var parents: [Base] = [Base()] }
      """, to: "Sources/App.swift")
    try folder.write(
      """
      accessors:
        - {sources: [Sources], types: ["*"], output: PrivateProperties.swift}
      """, to: ".kagemusha.yml")
    #expect(try await run("generate").status == 0)
    let program = try folder.write(
      """
      import Kagemusha

      @main struct Program {
        static func main() {
          print(Sub().privateProperties.count, Sub().privateProperties.parents.count)
        }
      }
      """, to: "Program.swift")
    let accessors = folder.url.appendingPathComponent("PrivateProperties.swift")
    for mode in [SwiftCompiler.Mode.swift5, .swift6] {
      let result = try await SwiftCompiler(mode).run([source, accessors, program])
      #expect(result.output == "3 1\n", "\(result.everything)")
    }
  }

  @Test func templatesSeeTheAnnotationsOfProtocolsAndTheirMembers() async throws {
    try folder.write(
      """
      // sourcery: AutoSpy, level = 3
      protocol Marked {
        // sourcery: quiet
        func hush()
        func shout()
      }
      protocol Plain {}
      """, to: "Sources/App.swift")
    try folder.write(
      """
      {% for type in types.protocols|annotated:"AutoSpy" %}{{ type.name }} {{ type.annotations.level }}
      {% for method in type.methods where method.annotations.quiet %}{{ method.callName }}
      {% endfor %}{% endfor %}{% for type in types.protocols|!annotated:"AutoSpy" %}{{ type.name }}
      {% endfor %}
      """, to: "Templates/Names.stencil")
    try folder.write(
      """
      templates:
        - {sources: [Sources], templates: [Templates], output: Gen}
      """, to: ".kagemusha.yml")
    let run = try await run("generate")
    #expect(run.status == 0, "\(run.errors)")
    #expect(try folder.read("Gen/Names.swift").hasSuffix("\nMarked 3\nhush\nPlain\n"))
  }

  @Test func badAccessorsAreLocated() async throws {
    try folder.write("final class LoginViewController {}\n", to: "Sources/App.swift")
    try folder.write(
      """
      accessors:
        - sources: [Sources]
          type: [LoginViewController]
          output: Gen
        - sources: [Sources]
          types: [LoginViewControler]
          output: /PrivateProperties.swift
        - sources: [Sources]
          types: [LoginViewController]
          output: PrivateProperties.swift
      """, to: ".kagemusha.yml")
    let run = try await run("generate")
    #expect(run.status == 2)
    #expect(
      run.diagnostics == [
        ".kagemusha.yml:3:5: error 'type'", ".kagemusha.yml:4:13: error",
        ".kagemusha.yml:6:13: error 'LoginViewControler'",
        ".kagemusha.yml:7:13: error '/PrivateProperties.swift'",
        "Sources/App.swift:1:13: warning 'LoginViewController'",
      ])
    #expect(run.errors.contains("; did you mean 'LoginViewController'?\n"))
  }

  @Test func badTemplatesAreLocatedAndNothingIsWritten() async throws {
    try folder.write("class A {}\n", to: "Sources/App.swift")
    try folder.write(
      "{% for type in types.classes %}\n{{ type.name|upperFirst }}\n{% endfor %}\n",
      to: "Templates/Filter.stencil")
    try folder.write("{% for type in types.classes %}\n", to: "Templates/Open.stencil")
    try folder.write("{% include \"../Sources/App.swift\" %}\n", to: "Templates/Outside.stencil")
    try folder.write(
      """
      templates:
        - {sources: [Sources], templates: [Templates], output: Gen}
      """, to: ".kagemusha.yml")
    let before = folder.files
    let run = try await run("generate")
    #expect(run.status == 2)
    #expect(
      run.errors.contains(
        "Templates/Filter.stencil:2:14: error: unknown filter 'upperFirst'; did you mean "
          + "'upperFirstLetter'?\n"), "\(run.errors)")
    #expect(run.errors.contains("Templates/Open.stencil:1:"))
    #expect(run.errors.contains("Templates/Outside.stencil:1:"))
    #expect(folder.files == before)
  }

  @Test func templatesAreListedShownAndEjected() async throws {
    let list = try await run("template", "list")
    #expect(list.output.split(separator: "\n").count == 3)
    let shown = try await run("template", "show", "spy")
    let ejected = try await run("template", "eject", "spy", "--output", "My Templates")
    #expect(ejected.output == "wrote My Templates/spy.stencil\n")
    #expect(try folder.read("My Templates/spy.stencil") == shown.output)
    let again = try await run("template", "eject", "spy", "--output", "My Templates")
    #expect(again.status == 2)
    #expect(again.diagnostics == ["error 'My Templates/spy.stencil'"])
    let misspelt = try await run("template", "show", "spyy")
    #expect(misspelt.status == 64)
    #expect(misspelt.errors.contains("did you mean 'spy'?"))
  }

  private func run(_ arguments: String...) async throws -> ProcessRun {
    try await ProcessRun(Repository.tool.path, arguments, in: folder.url)
  }
}
