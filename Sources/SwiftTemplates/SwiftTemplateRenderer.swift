import DeclarationModel
import Foundation
import ModuleInterface
import StencilTemplates

/// Renders templates that are written in Swift.
///
/// A template is compiled into a small program, which reads the model from its standard input, and
/// prints the text.
package struct SwiftTemplateRenderer: Sendable {
  private let model: TemplateRenderer
  private let options: ModuleOptions
  private let environment: [String: String]
  /// The maximum run time of a program in seconds.
  private let timeLimit: Int

  /// Creates a renderer.
  ///
  /// - Parameters:
  ///   - model: The model that templates use.
  ///   - options: The folder for files that are kept between runs.
  ///   - environment: The environment, for `PATH`.
  ///   - timeLimit: The maximum run time of a program in seconds.
  package init(
    model: TemplateRenderer, options: ModuleOptions, environment: [String: String],
    timeLimit: Int
  ) {
    self.timeLimit = timeLimit
    self.model = model
    self.options = options
    self.environment = environment
  }

  /// Renders a template.
  ///
  /// - Parameters:
  ///   - source: The template.
  ///   - folder: The folder of the template, to which the paths of included files are relative.
  package func render(
    _ source: TemplateSource, including folder: TemplateFolder
  ) -> TemplateResult {
    compiled(source, folder) { path, template, program in
      let document = model.document(for: template.words)
      let start = SourcePosition(path: source.path, line: 1, column: 1)
      var result = TemplateResult(
        text: nil, diagnostics: document.diagnostics,
        includes: Set(template.includes).sorted())
      do throws(ToolProcess.Failure) {
        let run = try TemplateProcess(path: path, programs: options.programs, timeLimit: timeLimit)
          .run(on: document.text)
        let messages = ProgramMessages(text: run.messages, program, at: start)
        let faults = messages.emptyLookups.compactMap { lookup in
          model.fault(ofEmpty: lookup.name, in: lookup.relation)
            .map { Diagnostic.ofLookup($0, lookup) }
        }
        result.diagnostics += faults
        if faults.contains(where: { $0.severity == .error }) { return result }
        if run.isSuccess, messages.isEmpty {
          result.text = String(decoding: run.output, as: UTF8.self)
        } else {
          result.diagnostics.append(messages.diagnostic)
        }
      } catch {
        let reason =
          error == .timedOut
          ? "it has not ended after \(timeLimit) \(timeLimit == 1 ? "second" : "seconds")"
          : "it cannot be started"
        result.diagnostics.append(Diagnostic(TemplateFact.stopped(reason), at: start))
      }
      return result
    }
  }

  /// Checks a template without rendering it, and returns the compiler's errors.
  package func check(
    _ source: TemplateSource, including folder: TemplateFolder
  ) -> [Diagnostic] {
    compiled(source, folder) { _, _, _ in TemplateResult(text: "", diagnostics: []) }.diagnostics
  }

  /// Compiles a template, and returns the result of its program.
  private func compiled(
    _ source: TemplateSource, _ folder: TemplateFolder,
    _ run: (_ path: String, ParsedTemplate, TemplateProgram) -> TemplateResult
  ) -> TemplateResult {
    let start = SourcePosition(path: source.path, line: 1, column: 1)
    do {
      let template = try SwiftTemplateParser.parse(source, including: folder)
      let program = TemplateProgram(template)
      guard options.programs == .allowed else {
        throw TemplateFailure(fact: .forbiddenProgram, position: start)
      }
      guard let compiler = CompilerLocation.find(options, environment) else {
        throw TemplateFailure(fact: .missingCompiler, position: start)
      }
      let work = try ScratchFolder()
      defer { work.remove() }
      let builder = ProgramBuilder(
        compiler: compiler, options: options, folder: work.url)
      return run(try builder.program(of: template, program, at: start), template, program)
    } catch let failure as CompilationFailure {
      return TemplateResult(text: nil, diagnostics: failure.diagnostics)
    } catch let failure as TemplateFailure {
      return TemplateResult(text: nil, diagnostics: [failure.diagnostic])
    } catch {
      let fact = TemplateFact.stopped("cannot write to the folder for temporary files")
      return TemplateResult(text: nil, diagnostics: [Diagnostic(fact, at: start)])
    }
  }
}

extension Diagnostic {
  /// Returns the diagnostic of a name that a relation has no types for. Like Sourcery's, `based` may have none, and the
  /// other relations throw an error.
  fileprivate static func ofLookup(
    _ fact: TemplateFact, _ lookup: ProgramMessages.EmptyLookup
  ) -> Diagnostic {
    var diagnostic = Diagnostic(fact, at: lookup.position)
    if lookup.relation != "based" { diagnostic.severity = .error }
    return diagnostic
  }
}
