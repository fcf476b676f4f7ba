import EndToEndSupport
import Foundation
import Testing

/// Tests types in modules, which `package` and `project` of Sourcery's configurations name.
struct SourceryModuleTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(
      """
      import Kit
      public protocol Base {}
      public protocol Service: Base {
        func load(_ item: Item, at place: Outer.Inner) -> [Item]
        var models: [Model] { get }
        var own: Own { get }
      }
      struct Own: Base {}
      struct Model {}
      class Outer {
        struct Inner {}
        init?(item: Item) {}
        static let shared: Self? = nil
      }
      class Sub: Outer, Service {}
      enum Flag: Unknown { case on }
      extension Item { var title: String { "" } }
      extension String { func shout() {} }
      typealias Items = [Item]
      """, to: "Sources/App/App.swift")
    try folder.write("public struct Item {}\nstruct Model {}\n", to: "Sources/Kit/Kit.swift")
  }

  /// Returns the lines that a template prints, without the header.
  private func render(_ template: String, targets: String = "[App, Kit]") async throws
    -> [Substring]
  {
    try folder.write(template, to: "T.stencil")
    try folder.write(
      "{package: {path: ., target: \(targets)}, templates: [T.stencil], output: Out.txt}",
      to: "any.yml")
    let run = try await ProcessRun(
      Repository.tool.path, ["sourcery", "--quiet", "--config", "any.yml"], in: folder.url,
      environment: TemplateCache.environment(in: folder))
    #expect(run.status == 0, "\(run.errors)")
    return try folder.read("Out.txt").split(separator: "\n").filter { !$0.hasPrefix("//") }
  }

  @Test func namesHaveTheirModules() async throws {
    let lines = try await render(
      """
      {% for t in types.types %}{{ t.globalName }} {{ t.name }} {{ t.module }}
      {% endfor %}
      {% for a in types.typealiases %}{{ a.name }}{% endfor %}
      """)
    #expect(
      lines == [
        "App.Base Base App", "App.Flag Flag App", "App.Model Model App", "App.Outer Outer App",
        "App.Outer.Inner Outer.Inner App", "App.Own Own App", "App.Service Service App",
        "App.Sub Sub App", "Kit.Item Item Kit", "Kit.Model Model Kit", "String String App",
        "App.Items",
      ])
  }

  @Test func typesOfMembersAreFound() async throws {
    let lines = try await render(
      """
      {% for t in types.protocols %}{% for m in t.methods %}{{ m.actualReturnTypeName }}
      {% for p in m.parameters %}{{ p.typeName }} {{ p.actualTypeName }} {{ p.type.module }}
      {% endfor %}{% endfor %}{% for v in t.variables %}{{ v.name }} {{ v.typeName.actualTypeName }}.
      {% endfor %}{% endfor %}
      {% for t in types.structs where t.name == "Item" %}{% for v in t.variables %}
      {{ v.name }} {{ v.definedInType.globalName }} {{ v.actualDefinedInTypeName }}
      {% endfor %}{% endfor %}
      {% for t in types.classes where t.name == "Outer" %}{% for m in t.initializers %}
      {{ m.returnTypeName.unwrappedTypeName }} {{ t.containedType.Inner.parent.globalName }}
      {% endfor %}{% endfor %}
      """)
    // Both visible modules declare `Model`.
    #expect(
      lines == [
        "[Kit.Item]", "Item Kit.Item Kit", "Outer.Inner App.Outer.Inner App", "models .",
        "own App.Own.", "title Kit.Item Kit.Item", "App.Outer App.Outer",
      ])
  }

  @Test func relationsHaveModulesButThoseToClasses() async throws {
    let lines = try await render(
      """
      {% for t in types.classes|inherits:"Outer" %}{{ t.name }} {{ t.supertype.globalName }}
      {{ t.inheritedTypes|join:" " }}
      {% endfor %}
      {% for t in types.implementing.Service %}{{ t.name }}{% endfor %}
      {% for t in types.inheriting.Outer %}{{ t.name }}{% endfor %}
      {% for t in types.based.Base %}{{ t.name }}{% endfor %}
      {% for t in types.all|implements:"App.Base" %}{{ t.name }} {% endfor %}
      {% for t in types.all|implements:"Base" %}{{ t.name }} {% endfor %}
      {{ type.Outer.name }}{% for t in types.enums %}{{ t.rawTypeName }}{% endfor %}
      """)
    #expect(
      lines == [
        "Sub App.Outer", "App.Outer App.Service", "Sub", "Sub", "Own Sub ", "Unknown",
      ])
  }

  @Test func namesMayHaveTheirModules() async throws {
    try folder.write(
      """
      import Kit
      import Combine
      struct Publisher {}
      class View {}
      class Low: View {}
      protocol Maker { var a: Kit.Model { get }; var b: Combine.Publisher { get } }
      extension Kit.Model: Base {}
      """, to: "Sources/App/More.swift")
    try folder.write(
      "open class View {}\npublic class High: App.View {}\n", to: "Sources/Kit/V.swift")
    let lines = try await render(
      """
      {% for t in types.protocols where t.name == "Maker" %}{% for v in t.variables %}
      {{ v.typeName }} {{ v.typeName.actualTypeName }} {{ v.type.globalName }}.
      {% endfor %}{% endfor %}
      {% for t in types.structs|implements:"App.Base" %}{{ t.globalName }} {% endfor %}
      {% for t in types.classes where t.supertype %}{{ t.globalName }}: {{ t.supertype.globalName }} {% endfor %}
      """)
    #expect(
      lines == [
        "Kit.Model  Kit.Model.", "Combine.Publisher  .", "App.Own Kit.Model ",
        "App.Sub: App.Outer Kit.High: App.View ",
      ])
  }

  @Test func superclassesMayHaveTheSameName() async throws {
    try folder.write(
      "import Kit\nclass View: Kit.View {}\nclass C: App.View {}\n", to: "Sources/App/V.swift")
    try folder.write("open class View {}\n", to: "Sources/Kit/V.swift")
    let lines = try await render(
      """
      {% for t in types.classes where t.name == "C" %}
      {{ t.supertype.globalName }} {{ t.inherits.View.globalName }} {{ t.inherits.count }}
      {% endfor %}
      """)
    #expect(lines == ["App.View App.View 1"])
  }

  @Test func swiftTemplatesFindProtocolsByTheirNames() async throws {
    try folder.write(
      """
      <% for type in types.implementing["Service"] { -%>
      <%= type.globalName %> <%= type.module ?? "" %>
      <% } -%>
      """, to: "T.swifttemplate")
    try folder.write(
      "{package: {path: ., target: [App, Kit]}, templates: [T.swifttemplate], output: Out.txt}",
      to: "any.yml")
    let run = try await ProcessRun(
      Repository.tool.path, ["sourcery", "--quiet", "--config", "any.yml"], in: folder.url,
      environment: TemplateCache.environment(in: folder))
    #expect(run.everything == "")
    #expect(try folder.read("Out.txt").contains("\nApp.Sub App\n"))
  }

  @Test func oneModuleIsEnough() async throws {
    let lines = try await render(
      "{% for t in types.types %}{{ t.globalName }}{% if t.isExtension %}?{% endif %} {% endfor %}",
      targets: "Kit")
    #expect(lines == ["Kit.Item Kit.Model "])
  }
}
