import DeclarationModel
import Stencil
import Basics

/// Renders Stencil templates, Sourcery's unchanged ones among them, on the types of some sources.
package struct TemplateRenderer: Sendable {
  private let model: TemplateModel
  private let mocks: any MockProvider
  let arguments: [String: AnnotationValue]
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
    DeepStack.run { compiledResult(of: source, folder) ?? libraryResult(of: source, folder) }
  }

  /// Renders a template that can be compiled, as the library does but quicker; returns nil for any other,
  /// and if there is an error, which the library words.
  func compiledResult(of source: TemplateSource, _ folder: TemplateFolder) -> TemplateResult? {
    let session = session(folder)
    guard let text = try? compiledText(of: source, session) else { return nil }
    return result(text, session)
  }

  private func compiledText(of source: TemplateSource, _ session: RenderSession) throws -> String {
    let environment = Environment(
      extensions: [CompiledTags(), TemplateExtension(session: session)])
    let nodes = try nodes(of: source, environment, session)
    var machine = TemplateMachine(session: session, environment: environment)
    return try machine.render(nodes, globals: globals(session))
  }

  private func result(_ text: String, _ session: RenderSession) -> TemplateResult {
    session.reportUndefinedVariables()
    return TemplateResult(
      text: text, diagnostics: session.diagnostics, includes: session.included.keys.sorted())
  }

  /// Renders a template with the library.
  func libraryResult(of source: TemplateSource, _ folder: TemplateFolder) -> TemplateResult {
    let session = session(folder)
    do {
      return result(try text(of: source, session), session)
    } catch {
      let failure = TemplateFailure(error, in: session, source)
      session.report(Diagnostic(failure.fact, at: failure.position))
      let others = syntaxErrors(of: source, folder)
      // The first error has stopped the template, and may be that of its syntax.
      return TemplateResult(
        text: nil,
        diagnostics: session.diagnostics + others.filter { !session.diagnostics.contains($0) })
    }
  }

  /// Checks a template without rendering it.
  ///
  /// - Returns: The syntax errors, and the variables that nothing defines.
  package func check(
    _ source: TemplateSource, including folder: TemplateFolder = .none
  ) -> [Diagnostic] {
    DeepStack.run {
      let errors = syntaxErrors(of: source, folder)
      guard errors.isEmpty else { return errors }
      let session = session(folder)
      _ = try? TemplateLexer.tokens(of: source, in: session)
      session.reportUndefinedVariables()
      return session.diagnostics
    }
  }

  /// Returns all syntax errors of a template: where one tag is wrong, another one takes its place, and
  /// the rest is parsed again.
  private func syntaxErrors(of source: TemplateSource, _ folder: TemplateFolder) -> [Diagnostic] {
    var repairs = TagRepairs()
    var errors: [Diagnostic] = []
    for _ in 0..<RenderLimits.syntaxErrors {
      let session = session(folder)
      do {
        _ = try nodes(of: source, environment(session), session, repairs)
        break
      } catch {
        let failure = TemplateFailure(error, in: session, source)
        errors.append(Diagnostic(failure.fact, at: failure.position))
        guard let number = session.number(at: failure.position),
          repairs.repair(number, session.place(number))
        else { break }
      }
    }
    return errors
  }

  func session(_ folder: TemplateFolder) -> RenderSession {
    let globals = Self.globals + (hasGlobalArguments ? Array(arguments.keys) : [])
    let session = RenderSession(
      model: model, folder: folder, mocks: mocks, globals: globals,
      arguments: arguments.keys.sorted())
    session.hasDocumentation = hasDocumentation
    return session
  }

  private func environment(_ session: RenderSession) -> Environment {
    Environment(
      loader: SessionLoader(session: session), extensions: [TemplateExtension(session: session)])
  }

  private func nodes(
    of source: TemplateSource, _ environment: Environment, _ session: RenderSession,
    _ repairs: TagRepairs = TagRepairs()
  ) throws -> [NodeType] {
    try TokenParser(
      tokens: TemplateLexer.tokens(of: source, in: session, repairs: repairs),
      environment: environment
    ).parse()
  }

  private func text(of source: TemplateSource, _ session: RenderSession) throws -> String {
    let environment = environment(session)
    let nodes = try nodes(of: source, environment, session)
    let context = Context(dictionary: globals(session), environment: environment)
    var text = Array(try renderNodes(nodes, context).utf8)
    if text.count > RenderLimits.size { throw session.failure(.tooLarge) }
    BlankLines.collapse(&text)
    return String(decoding: text, as: UTF8.self)
  }

  /// The names that all templates know.
  private static let globals = ["types", "type", "functions", "argument", "mockSupport"]

  private func globals(_ session: RenderSession) -> [String: Any] {
    let values = arguments.mapValues(\.templateValue)
    let globals: [String: Any] = [
      "types": TypesView(session: session),
      "type": TypeIndexView(session: session),
      "functions": TemplateList.value(session.functions),
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
  /// The names of the files that the template includes, sorted.
  package var includes: [String] = []

  /// Creates the result of a template.
  package init(text: String?, diagnostics: [Diagnostic], includes: [String] = []) {
    self.text = text
    self.diagnostics = diagnostics
    self.includes = includes
  }
}
