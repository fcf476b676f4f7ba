import AccessorGeneration
import DeclarationModel
import DiagnosticSupport
import Testing

/// Which types get accessors, and what is said of the others.
struct AccessorResolverTests {
  private let plain = type(.class, "PlainScreen", stored("a", .int))

  @Test func nothingIsSelectedUnasked() {
    let resolution = resolve([file(plain)])
    #expect(resolution.types.isEmpty && resolution.diagnostics.isEmpty)
  }

  @Test(arguments: ["PlainScreen", "*Screen", "Plain?creen"])
  func namesSelect(glob: String) {
    #expect(resolve([file(plain)], [glob]).types.map(\.name) == ["PlainScreen"])
  }

  @Test func marksSelectAlsoOnAnExtension() {
    let marked = type(.struct, "A", at: place(1), stored("a", .int)) {
      $0.comments.kagemusha = ["accessors"]
    }
    let bare = type(.struct, "B", at: place(5), stored("b", .int))
    let conforming = type(.struct, "C", at: place(9), stored("c", .int)) {
      $0.inheritance = [.name("AutoPrivatePropertyAccessible")]
    }
    let markedByExtension = type(.extension, "B", at: place(1, in: "Marks.swift")) {
      $0.inheritance = [.name("AutoPrivatePropertyAccessible")]
    }
    let files = [file(marked, bare, conforming), file(markedByExtension, at: "Marks.swift")]
    #expect(resolve(files).types.map(\.name) == ["A", "B", "C"])
    #expect(resolve(files.reversed()) == resolve(files))
  }

  @Test func nestedTypesAreFoundByBothNames() {
    let inner = type(.struct, "Inner", stored("a", .int)) { $0.enclosingTypes = ["Outer"] }
    #expect(resolve([file(inner)], ["Inner"]).types.map(\.name) == ["Outer.Inner"])
    #expect(resolve([file(inner)], ["Outer.*"]).types.map(\.name) == ["Outer.Inner"])
  }

  @Test func skippedTypesAndPropertiesHaveNone() {
    let skipped = type(.class, "Skipped", stored("a", .int)) { $0.comments.kagemusha = ["skip"] }
    let partly = type(
      .class, "Partly", at: place(9), stored("a", .int),
      stored("b", .int) { member, _ in member.comments.sourcery = ["ignoreProperty"] },
      stored("c", .int) { member, _ in member.comments.kagemusha = ["skip"] })
    let resolution = resolve([file(skipped, partly)], ["*"])
    #expect(resolution.types.map(\.name) == ["Partly"])
    #expect(resolution.types.first?.properties.map(\.name) == ["a"])
  }

  @Test func allPropertiesIfAsked() {
    let visible = stored("b", .int) { member, _ in member.access = .public }
    let files = [file(type(.class, "A", stored("a", .int), visible))]
    #expect(resolve(files, ["A"]).types.first?.properties.map(\.name) == ["a"])
    let all = AccessorResolver(files: files)
      .resolve(AccessorSelection(names: ["A"], includesAllProperties: true))
    #expect(all.types.first?.properties.map(\.name) == ["a", "b"])
  }

  @Test func eachOfManyTypesHasAccessors() {
    let types = (1...2_000).map { number in
      type(.class, "Type\(number)", at: place(number), stored("a", .int))
    }
    var scanned = ScannedTypes(path: "Types.swift")
    scanned.types = types
    let resolution = resolve([scanned], ["*"])
    #expect(resolution.types.count == types.count)
    #expect(!resolution.types.contains { !$0.needsConformance })
  }

  @Test func aPrivateAliasOfTheFileCannotBeNamed() {
    let owner = type(.class, "A", stored("a", .name("Name")))
    var scanned = file(owner)
    let alias = TypeAliasDeclaration(name: "Name", type: .name("String"))
    scanned.typeAliases = [GlobalTypeAlias(alias, access: .private)]
    #expect(
      resolve([scanned], ["A"]).types.first?.properties.map(\.kind) == [.unnameable(.name("Name"))])
  }

  @Test func aSubclassConformsThroughItsSuperclass() {
    let base = type(.class, "Base", at: place(1), stored("a", .int))
    let sub = type(.class, "Sub", at: place(5), stored("b", .int)) {
      $0.inheritance = [.name("Base")]
    }
    let files = [file(base, sub)]
    #expect(resolve(files, ["*"]).types.map(\.needsConformance) == [true, false])
    #expect(resolve(files, ["Sub"]).types.map(\.needsConformance) == [true])
  }

  @Test func aTypeThatConformsByHandIsNotMadeTo() {
    let done = type(.struct, "Done", stored("a", .int)) {
      $0.inheritance = [.name("PrivatePropertyAccessible")]
    }
    #expect(resolve([file(done)], ["*"]).types.map(\.needsConformance) == [false])
  }

  @Test func inheritanceInACircleEnds() {
    let left = type(.class, "L", at: place(1), stored("a", .int)) {
      $0.inheritance = [.name("R")]
    }
    let right = type(.class, "R", at: place(5), stored("b", .int)) {
      $0.inheritance = [.name("L")]
    }
    #expect(resolve([file(left, right)], ["*"]).types.count == 2)
  }

  @Test func typesThatTestsCannotNameAreAny() throws {
    let owner = type(
      .class, "Owner", at: place(1), alias("Hidden", .int, .private),
      alias("Shown", .int, .internal), stored("a", .optional(.name("Hidden"))),
      stored("b", .name("Shown")), stored("c", .opaque(.name("P"))), stored("d", .name("Self")))
    let kinds = try #require(resolve([file(owner)], ["*"]).types.first).properties.map(\.kind)
    let shown = TypeReference.named(NamedType([.init("Owner"), .init("Shown")]))
    #expect(
      kinds == [
        .unnameable(.optional(.name("Hidden"))), .typed(shown),
        .unnameable(.opaque(.name("P"))), .typed(.name("Owner")),
      ])
  }

  @Test func closuresBehindAnAliasAreSeen() {
    let closure = TypeReference.function(FunctionType(parameters: [], result: .void))
    let owner = type(
      .class, "Owner", alias("Handler", closure, .internal),
      stored("a", .optional(.name("Handler"))), stored("b", .array(.name("Handler"))))
    let resolution = resolve([file(owner)], ["*"])
    #expect(resolution.types.first?.properties.map(\.name) == ["b"])
    #expect(resolution.diagnostics.map(\.position?.line) == [3])
  }

  @Test func namesThatMatchNothingAreSaid() {
    let unmatched = resolve([file(plain)], ["PlainScren", "*View"]).unmatched
    #expect(
      unmatched.map(\.kind) == ["unmatched-type 'PlainScren'", "unmatched-type '*View'"])
    #expect(unmatched.map(\.suggestion) == ["PlainScreen", nil])
  }

  @Test func whatStandsInTheWayIsSaid() {
    let empty = type(.class, "Empty", at: place(1, 7))
    let hidden = type(.struct, "Hidden", at: place(2, 8), stored("a", .int)) {
      $0.access = .private
    }
    let outer = type(.struct, "Outer", at: place(5)) {
      $0.generics = [GenericParameter(name: "T")]
    }
    let inner = type(.struct, "Inner", at: place(6, 10), stored("a", .int)) {
      $0.enclosingTypes = ["Outer"]
    }
    let resolution = resolve([file(empty, hidden, outer, inner)], ["Empty", "Hidden", "Inner"])
    #expect(resolution.types.isEmpty)
    #expect(
      resolution.diagnostics.map(\.summary) == [
        "Types.swift:1:7: no-stored-properties 'Empty'",
        "Types.swift:2:8: inaccessible-type 'Hidden'",
        "Types.swift:6:10: generic-enclosing-type 'Outer.Inner'",
      ])
  }

  @Test func aFileOfImportsAndOneType() {
    let resolver = AccessorResolver(files: [file(plain)])
    let resolution = resolver.resolve(AccessorSelection(names: ["*"]))
    let text = AccessorRenderer().render(
      AccessorFile(
        imports: [ImportDeclaration(path: "UIKit"), ImportDeclaration(path: "App")],
        testableImports: ["App"], module: resolver.module(of: ["App"]),
        types: resolution.types))
    #expect(
      text == """
        // Generated by Kagemusha. Do not edit; run it again instead.
        // swift-format-ignore-file
        // swiftlint:disable all

        import Kagemusha
        import UIKit

        @testable import App

        // MARK: - PlainScreen

        extension App.PlainScreen: Kagemusha.PrivatePropertyAccessible {}

        extension PrivateProperties where Base: PlainScreen {
          var a: Int {
            return property(forKey: "a", of: PlainScreen.self)
          }
        }

        """)
  }

  @Test(arguments: [[], ["App", "Core"], ["PlainScreen"]])
  func aModuleIsNamedOnlyIfThatIsSure(imports: [String]) {
    #expect(AccessorResolver(files: [file(plain)]).module(of: imports) == nil)
  }

  private func resolve(_ files: [ScannedTypes], _ names: [String] = []) -> AccessorResolution {
    AccessorResolver(files: files).resolve(AccessorSelection(names: names))
  }
}
