/// A template of a page, with a source, its output for that, and a use of the output.
struct TemplateRecipe: Hashable, CustomStringConvertible {
  /// The place of its template, for messages.
  let description: String
  let source: String
  let template: String
  let output: String
  /// A use of the output and what that prints; nil if the output is not Swift.
  let use: String?
  let printed: String?

  /// The tags of its blocks, in order; an output that is not Swift has no use.
  static let tags = [
    "swift recipe source", "stencil recipe", "swift recipe output", "swift recipe use",
    "text recipe prints",
  ]
  /// The tag of an output that is not Swift.
  static let textTag = "text recipe output"

  /// Returns the recipes of a page, in order; nil if its blocks are in another order.
  static func recipes(of page: Page) -> [TemplateRecipe]? {
    var blocks = page.blocks.filter { tags.contains($0.tag) || $0.tag == textTag }[...]
    var recipes: [TemplateRecipe] = []
    while let source = blocks.popFirst() {
      guard source.tag == tags[0], let template = blocks.popFirst(), template.tag == tags[1],
        let output = blocks.popFirst(), [tags[2], textTag].contains(output.tag)
      else { return nil }
      let hasUse = output.tag == tags[2]
      let use = hasUse ? blocks.popFirst() : nil
      let printed = hasUse ? blocks.popFirst() : nil
      guard !hasUse || use?.tag == tags[3] && printed?.tag == tags[4] else { return nil }
      recipes.append(
        TemplateRecipe(
          description: page.place(of: template), source: source.text, template: template.text,
          output: output.text, use: use?.text, printed: printed?.text))
    }
    return recipes
  }
}
