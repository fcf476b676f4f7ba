import EndToEndSupport
import Foundation
import Testing

/// The recipes for templates print what the page says, and their outputs compile and do as it says.
struct TemplateRecipeTests {
  private static let recipes = Page("Documentation/template-recipes.md").flatMap(
    TemplateRecipe.recipes)

  @Test func `there are ten`() { #expect(Self.recipes?.count == 10) }

  @Test(arguments: recipes ?? [])
  func `a recipe does as it says`(_ recipe: TemplateRecipe) async throws {
    let folder = try TemporaryFolder()
    let source = try folder.write(recipe.source, to: "Source.swift")
    try folder.write(recipe.template, to: "Recipe.stencil")
    let run = try await Repository.kagemusha(
      "template", "run", "Recipe.stencil", "--on", "Source.swift", in: folder.url)
    #expect(run.status == 0 && run.errors == "", "\(recipe): \(run.errors)")
    #expect(run.output.drop { $0 == "\n" } == recipe.output, "\(recipe)")

    guard let use = recipe.use else { return }
    let files = [
      source, try folder.write(run.output, to: "Output.swift"),
      try folder.write(
        "@main enum Program {\n  static func main() async throws {\n\(use)  }\n}\n",
        to: "Program.swift"),
    ]
    let program = try await SwiftCompiler(.swift6).run(files)
    #expect(program.status == 0, "\(recipe): \(program.everything)")
    #expect(program.output == recipe.printed, "\(recipe)")
  }
}
