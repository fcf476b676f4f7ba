import DeclarationModel
import Stencil

/// Renders Stencil templates, Sourcery's unchanged ones among them, on the types of some sources.
package struct TemplateRenderer: Sendable {
  private let model: TemplateModel
  private let arguments: [String: AnnotationValue]

  /// Makes a renderer.
  ///
  /// - Parameters:
  ///   - model: what templates know as `types` and `type`.
  ///   - arguments: what they know as `argument`.
  package init(model: TemplateModel, arguments: [String: AnnotationValue] = [:]) {
    self.model = model
    self.arguments = arguments
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
    let (model, arguments) = (model, arguments)
    return RenderThread.run {
      let session = RenderSession(model: model, folder: folder)
      do {
        let text = try Self.text(of: source, session, arguments)
        return TemplateResult(text: text, diagnostics: session.diagnostics)
      } catch {
        let failure = TemplateFailure(error, in: session, source)
        session.report(
          Diagnostic(failure.fact.severity, at: failure.position, failure.fact.message))
        return TemplateResult(text: nil, diagnostics: session.diagnostics)
      }
    }
  }

  private static func text(
    of source: TemplateSource, _ session: RenderSession, _ arguments: [String: AnnotationValue]
  ) throws -> String {
    let environment = Environment(
      loader: SessionLoader(session: session), extensions: [TemplateExtension(session: session)])
    let nodes = try TokenParser(
      tokens: TemplateLexer.tokens(of: source, in: session), environment: environment
    ).parse()
    let context = Context(
      dictionary: globals(session, arguments), environment: environment)
    let text = try renderNodes(nodes, context)
    if text.utf8.count > RenderLimits.size { throw session.failure(.tooLarge) }
    return BlankLines.collapsed(text)
  }

  private static func globals(
    _ session: RenderSession, _ arguments: [String: AnnotationValue]
  ) -> [String: Any] {
    let types = session.model.types.indices.map { TypeView(number: $0, session: session) }
    return [
      "types": TypesView(session: session),
      "type": Dictionary(uniqueKeysWithValues: types.map { ($0.type.name, $0 as Any) }),
      "functions": TemplateList.value([String]()),
      "argument": arguments.mapValues(\.templateValue),
      "mockSupport": MockSupportView(session: session),
    ]
  }
}
