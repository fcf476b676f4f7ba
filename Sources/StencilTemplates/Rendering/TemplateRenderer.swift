import Basics
import DeclarationModel

/// Renders Stencil templates, including unchanged ones of Sourcery, with the types of some sources.
package struct TemplateRenderer: Sendable {
  /// The values of `types` and `type`.
  package let model: TemplateModel
  private let mocks: any MockProvider
  let arguments: [String: AnnotationValue]
  private let hasGlobalArguments: Bool
  private let hasDocumentation: Bool
  private let bridgesValues: Bool

  /// Creates a renderer.
  ///
  /// - Parameters:
  ///   - model: The values of `types` and `type`.
  ///   - mocks: The mocks that `{{ type|mock }}` prints; there are none unless they are given.
  ///   - arguments: The values of `argument`.
  ///   - hasGlobalArguments: Whether `{{ name }}` also means `{{ argument.name }}`, unlike in Sourcery.
  ///   - hasDocumentation: Whether templates see documentation comments.
  ///   - bridgesValues: Whether values print as with Sourcery on macOS, in Stencil templates.
  package init(
    model: TemplateModel, mocks: any MockProvider = NoMocks(),
    arguments: [String: AnnotationValue] = [:],
    hasGlobalArguments: Bool = false, hasDocumentation: Bool = true, bridgesValues: Bool = false
  ) {
    self.model = model
    self.mocks = mocks
    self.arguments = arguments
    self.hasGlobalArguments = hasGlobalArguments
    self.hasDocumentation = hasDocumentation
    self.bridgesValues = bridgesValues
  }

  /// Renders a template.
  ///
  /// - Parameters:
  ///   - source: The template.
  ///   - folder: The folder in which `include` finds files.
  /// - Returns: The text, or the errors with their places; the warnings in any case.
  package func render(
    _ source: TemplateSource, including folder: TemplateFolder = .none
  ) -> TemplateResult {
    DeepStack.run {
      let session = session(source.path, folder)
      session.bridgesValues = bridgesValues
      defer { session.forgetViews() }
      do throws(TemplateFailure) {
        let text = try text(of: source, session)
        session.reportUndefinedVariables()
        return TemplateResult(
          text: text, diagnostics: session.diagnostics, includes: session.included.keys.sorted(),
          unreadFiles: session.neededFiles)
      } catch {
        session.report(error.diagnostic)
        return TemplateResult(
          text: nil, diagnostics: session.diagnostics, unreadFiles: session.neededFiles)
      }
    }
  }

  private func text(
    of source: TemplateSource, _ session: RenderSession
  ) throws(TemplateFailure) -> String {
    var machine = TemplateMachine(session: session)
    let nodes = try machine.parse(source)
    return try machine.render(nodes, globals: globals(session))
  }

  /// Checks a template without rendering it.
  ///
  /// - Returns: The syntax errors, and the variables that nothing defines.
  package func check(
    _ source: TemplateSource, including folder: TemplateFolder = .none
  ) -> [Diagnostic] {
    DeepStack.run {
      let session = session(source.path, folder)
      var expressions = ExpressionParser()
      let failures = TemplateParser.parse(source, in: session, &expressions).failures
      for failure in failures { session.report(failure.diagnostic) }
      if failures.isEmpty { session.reportUndefinedVariables() }
      return session.diagnostics
    }
  }

  func session(_ path: String, _ folder: TemplateFolder) -> RenderSession {
    let globals = Self.globals + (hasGlobalArguments ? Array(arguments.keys) : [])
    let session = RenderSession(
      model: model, path: path, folder: folder, mocks: mocks,
      names: TemplateNames(path: path, globals: globals, arguments: arguments.keys.sorted()))
    session.hasDocumentation = hasDocumentation
    return session
  }

  /// The names that all templates know.
  private static let globals = ["types", "type", "functions", "argument", "mockSupport"]

  private func globals(_ session: RenderSession) -> [String: TemplateValue] {
    let values = arguments.mapValues { argument in
      session.bridgesValues ? argument.templateValue.bridged : argument.templateValue
    }
    let globals = [
      "types": TypesView(session: session).templateValue,
      "type": TypeIndexView(session: session).templateValue,
      "functions": session.functions.templateValue,
      "argument": .entries(values),
      "mockSupport": MockSupportView(session: session).templateValue,
    ]
    return hasGlobalArguments ? globals.merging(values) { known, _ in known } : globals
  }
}

/// The result of rendering a template.
package struct TemplateResult: Sendable, Hashable {
  /// The text; nil if there was an error.
  package var text: String?
  /// The errors and warnings, in the order in which they occurred.
  package var diagnostics: [Diagnostic]
  /// The names of the files that the template includes, sorted.
  package var includes: [String] = []
  /// The files with members that the template needs and that are not read, or all if these are many. The result is not
  /// right if there are any.
  package var unreadFiles: Set<String> = []

  /// Creates the result of a template.
  package init(
    text: String?, diagnostics: [Diagnostic], includes: [String] = [],
    unreadFiles: Set<String> = []
  ) {
    self.text = text
    self.diagnostics = diagnostics
    self.includes = includes
    self.unreadFiles = unreadFiles
  }
}
