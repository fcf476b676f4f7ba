import DeclarationModel
import MockResolver
import SourceWriting

/// Writes the setter of a subscript, whose calls variables of the mock note and answer.
///
///     subscriptSetCallCount += 1
///     if let closure = subscriptSetHandler {
///       closure(key, newValue)
///     }
struct StyledSetter {
  /// The getter of the subscript.
  var answer: StyledAnswer
  /// The type of the element.
  let element: TypeReference

  var scope: StyleScope { answer.scope }
  private var styles: MockStyles { scope.mock.styles }
  private var names: MockNames { scope.mock.names }

  private var call: StyledCall {
    var signature = answer.call.signature
    signature.effects = Effects()
    return answer.call.with(signature).returningNothing
  }

  private var closureType: String {
    let type = call.erased(element.recorded).text
    let void = names.spelled("Void")
    return "(\(call.closureType(void: void, rethrowing: false, extra: type)))?"
  }

  private var variables: [(count: String, closure: String)] {
    let prefixes = answer.prefixes
    return
      (styles.contains(.spy) ? [(prefixes.name(.setCallsCount), prefixes.name(.setClosure))] : [])
      + (styles.contains(.handlers)
        ? [(prefixes.name(.setCallCount), prefixes.name(.setHandler))] : [])
  }

  func writeState(to source: inout SourceWriter) {
    for variable in variables {
      let both = [
        StyleVariable(name: variable.count, type: names.spelled("Int"), initial: "0"),
        StyleVariable(
          name: variable.closure, type: closureType, isBoxed: answer.call.hasUnknownTypes),
      ]
      for var variable in both {
        variable.deprecation = answer.member.deprecation
        variable.write(in: scope, isStatic: answer.member.isStatic, to: &source)
      }
    }
  }

  /// The run-time support for passing the new value to a closure, perhaps as `Any`.
  private var support: RuntimeSupport? {
    let isErased = call.erased(element.recorded) != element.recorded
    return [call.callSupport(rethrowing: false), isErased ? answer.call.resultSupport : nil]
      .compactMap { $0 }.max()
  }

  func writeBody(newValue: String, to source: inout SourceWriter) {
    answer.writeReference(to: &source)
    for variable in variables {
      source.line("\(answer.variable(variable.count)) += 1")
      let closure = call.arguments.unusedName("closure")
      source.block(
        WrappableLine("if let \(closure) = \(answer.variable(variable.closure))")
      ) { source in
        answer.writeCheck(of: variable.closure, needing: support, to: &source)
        call.writeCall(of: closure, rethrowing: false, extra: newValue, to: &source)
      }
    }
  }
}
