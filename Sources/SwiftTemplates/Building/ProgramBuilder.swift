import Basics
import DeclarationModel
import Foundation
import ModuleInterface
import StencilTemplates

/// Compiles templates into programs, unless a compiled program is kept from an earlier run.
struct ProgramBuilder {
  /// The time limit of the compiler in seconds.
  static let timeout = 600.0

  let compiler: CompilerLocation
  /// The folder for files that are kept between runs, and whether programs may run.
  let options: ModuleOptions
  /// The folder for temporary files.
  let folder: URL

  private var store: ProgramStore { ProgramStore(folder: options.cacheFolder) }

  /// Returns the path of the program of a template.
  ///
  /// - Throws: The errors of the compiler about the template.
  func program(
    of template: ParsedTemplate, _ program: TemplateProgram, at start: SourcePosition
  ) throws(CompilationFailure) -> String {
    let inputs = [program.text] + template.files.flatMap { [$0.path, $0.text] }
    let key = key(inputs).map { "template-\($0).program" }
    if let key, let known = store.path(of: key, isProgram: true) { return known }
    let module = try runtimeModule(at: start)
    let main = folder.appendingPathComponent(TemplateProgram.fileName)
    let files = template.files.indices.map {
      folder.appendingPathComponent(TemplateProgram.name(ofFile: $0))
    }
    let output = folder.appendingPathComponent("Template")
    do {
      try Data(program.text.utf8).write(to: main)
      for (file, source) in zip(files, template.files) {
        try Data(source.text.utf8).write(to: file)
      }
    } catch {
      throw CompilationFailure(.stopped("cannot write to '\(folder.path)'"), at: start)
    }
    let result = try compile(
      ["-module-name", "SwiftTemplate", "-I", folder.path, "-o", output.path, main.path]
        + files.map(\.path) + [module.path], at: start)
    guard result.isSuccess else {
      throw CompilationFailure(
        CompilerMessages(text: result.messages, program: program).diagnostics,
        orElse: .stopped("the compiler has failed"), at: start)
    }
    guard let key else { return output.path }
    return store.keep(output, as: key)
  }

  /// Compiles the module of the model, and returns its object file; the module itself is in the folder.
  private func runtimeModule(at start: SourcePosition) throws(CompilationFailure) -> URL {
    let name = RuntimeModule.name
    let module = folder.appendingPathComponent("\(name).swiftmodule")
    let object = folder.appendingPathComponent("\(name).o")
    let key = key([]).map { "model-\($0)" }
    let endings = [(module, "swiftmodule"), (object, "object")]
    if let key {
      let kept = endings.compactMap { file, ending in
        store.path(of: "\(key).\(ending)").map { (file, URL(fileURLWithPath: $0)) }
      }
      if kept.count == endings.count,
        kept.allSatisfy({ (try? FileManager.default.copyItem(at: $1, to: $0)) != nil })
      {
        return object
      }
    }
    let source = folder.appendingPathComponent("\(name).swift")
    guard (try? Data(RuntimeModule.text.utf8).write(to: source)) != nil else {
      throw CompilationFailure(.stopped("cannot write to '\(folder.path)'"), at: start)
    }
    let result = try compile(
      [
        "-parse-as-library", "-wmo", "-module-name", name, "-emit-module", "-emit-module-path",
        module.path, "-emit-object", "-o", object.path, source.path,
      ], at: start)
    guard result.isSuccess else {
      let reason = result.messages.split(separator: "\n").first { $0.contains("error: ") }
      throw CompilationFailure(.stopped(reason.map(String.init) ?? "no model"), at: start)
    }
    if let key {
      for (file, ending) in endings { _ = store.keep(file, as: "\(key).\(ending)") }
    }
    return object
  }

  /// Returns a key for the compiler's output for some texts; nil if the compiler may be another one
  /// in each run.
  private func key(_ texts: [String]) -> String? {
    compiler.identity.map {
      ContentHash(of: [$0, compiler.sdk ?? "", RuntimeModule.digest] + texts).text
    }
  }

  private func compile(
    _ arguments: [String], at start: SourcePosition
  ) throws(CompilationFailure) -> ToolProcess.Result {
    let standard = [
      "-swift-version", "5", "-suppress-warnings", "-diagnostic-style", "llvm",
      "-no-color-diagnostics",
    ]
    let sdk = compiler.sdk.map { ["-sdk", $0] } ?? []
    do {
      return try ToolProcess(options.programs, timeout: Self.timeout).run(
        compiler.path, standard + sdk + arguments, environment: compiler.environment)
    } catch {
      throw CompilationFailure(.missingCompiler, at: start)
    }
  }
}

/// The reason why a template cannot be compiled.
struct CompilationFailure: Error {
  let diagnostics: [Diagnostic]

  init(_ fact: TemplateFact, at position: SourcePosition) {
    diagnostics = [Diagnostic(fact, at: position)]
  }

  init(_ diagnostics: [Diagnostic], orElse fact: TemplateFact, at position: SourcePosition) {
    self.diagnostics = diagnostics.isEmpty ? [Diagnostic(fact, at: position)] : diagnostics
  }
}
