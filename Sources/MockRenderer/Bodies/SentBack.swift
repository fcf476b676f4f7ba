import DeclarationModel
import SourceWriting

/// What stands around the body of a requirement with arguments that are sent, and sent back (`inout sending`, SE-0430).
///
/// Nothing that the body hands such an argument to may keep it for the compiler to see. The body has a variable in its
/// place, whose value the argument gets before the requirement returns or throws:
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
/// The compiler (6.3.1) does not take `defer` for this.
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
  /// - Parameters:
  ///   - source: The text that it is written to.
  ///   - body: Writes what is done with the variables, and is told to write the lines that give their values back before it
  ///     returns.
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
  /// Whether it is sent to the requirement, and back to the caller.
  fileprivate var isSentBack: Bool { isInout && parameter.specifiers.contains(.sending) }
}
