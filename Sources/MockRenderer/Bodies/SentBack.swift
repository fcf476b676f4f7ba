import DeclarationModel
import SourceWriting

/// Writes the statements around the body of a requirement with `inout sending` arguments (SE-0430),
/// which are sent, and sent back.
///
/// The compiler has to see that nothing in the body keeps such an argument. So the body uses a variable
/// instead, whose value is assigned to the argument before the requirement returns or throws:
///
///     var pageSent = mock._sending(page)
///     do {
///       let result: Int = try mock._callInout(&pageSent, as: Page.self, throwing: (any Error).self)
///       page = mock._sending(pageSent)
///       return result
///     } catch {
///       page = mock._sending(pageSent)
///       throw error
///     }
///
/// The compiler (6.3.1) does not accept `defer` for this.
struct SentBack {
  /// The names of the arguments, and those of the variables in their places.
  private let names: [(argument: String, variable: String)]
  /// The property with the mock's state, as the body sees it.
  private let core: String
  private let effects: Effects
  /// Whether the call is only recorded, which changes no argument.
  private let isRecordingOnly: Bool

  /// Gives the sent arguments of a signature their variables; nil if it has none.
  init?(_ signature: inout Signature, core: String, isRecordingOnly: Bool) {
    let places = signature.arguments.indices.filter { signature.arguments[$0].isSentBack }
    guard !places.isEmpty else { return nil }
    self.core = signature.arguments.core(core)
    self.isRecordingOnly = isRecordingOnly
    effects = signature.effects
    var names: [(argument: String, variable: String)] = []
    for place in places {
      let argument = signature.arguments[place]
      let variable = signature.arguments.unusedName(argument.name + "Sent")
      names.append((argument.escapedName, variable))
    }
    for (place, name) in zip(places, names) {
      signature.arguments[place].variable = name.variable
    }
    self.names = names
  }

  /// Writes a body.
  ///
  /// - source: The text to which the body is written.
  ///   - body: Writes the statements that use the variables; calls its argument to write the lines that assign the values back.
  func write(to source: inout SourceWriter, _ body: (inout SourceWriter) -> Void) {
    let keyword = isRecordingOnly ? "let" : "var"
    for name in names {
      source.line("\(keyword) \(name.variable) = \(core)._sending(\(name.argument))")
    }
    guard effects.canThrow, !isRecordingOnly else { return body(&source) }
    let type = if case .typed(let error) = effects.throwing { " throws(\(error.text))" } else { "" }
    source.line("do\(type) {")
    source.indented(body)
    source.line("} catch {")
    source.indented { source in
      writeBack(to: &source)
      source.line("throw error")
    }
    source.line("}")
  }

  /// Writes the lines that give the values back.
  func writeBack(to source: inout SourceWriter) {
    if isRecordingOnly { return }
    for name in names { source.line("\(name.argument) = \(core)._sending(\(name.variable))") }
  }
}

extension Argument {
  /// Whether the argument is sent to the requirement, and back to the caller.
  fileprivate var isSentBack: Bool { isInout && parameter.specifiers.contains(.sending) }
}
