import DeclarationModel
import Stencil
import Basics

/// Renders Stencil templates, Sourcery's unchanged ones among them, on the types of some sources.
package struct TemplateRenderer: Sendable {
  private let model: TemplateModel
  private let mocks: any MockProvider
  private let arguments: [String: AnnotationValue]
  private let hasGlobalArguments: Bool
  private let hasDocumentation: Bool

  /// Makes a renderer.
  ///
  /// - Parameters:
  ///   - model: what templates know as `types` and `type`.
  ///   - mocks: The mocks that `{{ type|mock }}` prints; there are none unless they are given.
  ///   - arguments: what they know as `argument`.
  ///   - hasGlobalArguments: whether `{{ name }}` also means `{{ argument.name }}`, which it does
  ///     not in Sourcery.
  ///   - hasDocumentation: Whether templates see documentation comments.
  package init(
    model: TemplateModel, mocks: any MockProvider = NoMocks(),
    arguments: [String: AnnotationValue] = [:],
    hasGlobalArguments: Bool = false, hasDocumentation: Bool = true
  ) {
    self.model = model
    self.mocks = mocks
    self.arguments = arguments
    self.hasGlobalArguments = hasGlobalArguments
    self.hasDocumentation = hasDocumentation
  }

  /// Renders a template.
  ///
  /// - Parameters:
  ///   - source: the template.
  ///   - folder: where its `include` finds files.
  /// - Returns: the text, or what is wrong, at its place; warnings in any case.
  package func render(
    _ source: TemplateSource, including folder: TemplateFolder = .none
  ) -> TemplateResult {
    DeepStack.run {
      let session = RenderSession(model: model, folder: folder, mocks: mocks)
      session.hasDocumentation = hasDocumentation
      do {
        let text = try text(of: source, session)
        return TemplateResult(text: text, diagnostics: session.diagnostics)
      } catch {
        let failure = TemplateFailure(error, in: session, source)
        session.report(Diagnostic(failure.fact, at: failure.position))
        return TemplateResult(text: nil, diagnostics: session.diagnostics)
      }
    }
  }

  private func text(of source: TemplateSource, _ session: RenderSession) throws -> String {
    let environment = Environment(
      loader: SessionLoader(session: session), extensions: [TemplateExtension(session: session)])
    let nodes = try TokenParser(
      tokens: TemplateLexer.tokens(of: source, in: session), environment: environment
    ).parse()
    let context = Context(dictionary: globals(session), environment: environment)
    let text = try renderNodes(nodes, context)
    if text.utf8.count > RenderLimits.size { throw session.failure(.tooLarge) }
    return BlankLines.collapsed(text)
  }

  private func globals(_ session: RenderSession) -> [String: Any] {
    let types = session.model.types.indices.map { TypeView(number: $0, session: session) }
    let values = arguments.mapValues(\.templateValue)
    let globals: [String: Any] = [
      "types": TypesView(session: session),
      "type": Dictionary(uniqueKeysWithValues: types.map { ($0.type.name, $0 as Any) }),
      "functions": TemplateList.value([String]()),
      "argument": values,
      "mockSupport": MockSupportView(session: session),
    ]
    return hasGlobalArguments ? globals.merging(values) { known, _ in known } : globals
  }
}

/// What came of rendering a template.
package struct TemplateResult: Sendable, Hashable {
  /// The text; nil if there was an error.
  package var text: String?
  /// Errors and warnings, in the order in which they came up.
  package var diagnostics: [Diagnostic]
}
