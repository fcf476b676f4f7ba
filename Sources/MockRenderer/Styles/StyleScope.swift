import Basics
import DeclarationModel
import MockResolver
import SourceWriting

/// The facts that the variables of one mock share.
struct StyleScope {
  let mock: MockBlueprint

  /// - Parameter mock: The mock; nil results if no style of it has variables.
  init?(_ mock: MockBlueprint) {
    guard mock.styles.hasVariables else { return nil }
    self.mock = mock
  }

  /// Whether `stub` and `verify` answer what the variables do not.
  var isCombined: Bool { mock.styles.contains(.stubVerify) }

  /// Whether static variables cannot be stored in the class.
  var hasComputedStatics: Bool { !mock.generics.isEmpty }

  /// The modifiers of a stored variable, with their trailing space.
  ///
  /// Tests set it off the mock's actor, and a mock that is `Sendable` has to have it at all.
  func storage(isStatic: Bool) -> String {
    isStatic ? "nonisolated(unsafe) static " : isShared ? "nonisolated(unsafe) " : ""
  }

  /// The modifiers of a computed variable, with their trailing space.
  func computed(isStatic: Bool) -> String {
    (mock.isolation == .nonisolated ? "" : "nonisolated ") + (isStatic ? "static " : "")
  }

  /// Whether the mock may be used by several threads, or is on an actor.
  private var isShared: Bool { mock.isolation != .nonisolated || mock.isSendable }
}

/// A variable of a mock that tests set or read.
struct StyleVariable {
  /// The name, without backticks.
  let name: String
  /// The type.
  let type: String
  /// The initial value; nil for an optional.
  var initial: String?
  /// Whether it answers calls once it has a value.
  var isAnswer = false
  /// Whether tests do not see it.
  var isPrivate = false
  /// What is done after it is set.
  var observer: String?
  /// The systems that know its type at run time; nil if all do. A variable that some do not know is not stored itself.
  var systems: RequiredSystems?
  /// Whether some do not know its type, although it is stored: where it is the argument of a generic function, it is in
  /// a value of a type of its own.
  var isBoxed = false

  func write(in scope: StyleScope, isStatic: Bool, to source: inout SourceWriter) {
    let access = isPrivate ? "private " : scope.mock.accessText
    let name = Identifier.escaped(self.name)
    if let systems, !isStatic || !scope.hasComputedStatics {
      let storage = "_\(self.name)"
      source.line("private \(scope.storage(isStatic: isStatic))var \(storage): Any?")
      source.line(systems.attribute.text)
      let head = "\(access)\(scope.computed(isStatic: isStatic))var \(name): \(type)"
      return source.block(WrappableLine(head)) { source in
        source.line("get { \(storage) as? \(type) ?? \(initial ?? "nil") }")
        source.line("set { \(storage) = newValue }")
      }
    }
    if let systems { source.line(systems.attribute.text) }
    guard isStatic, scope.hasComputedStatics else {
      let value = initial.map { " = \($0)" } ?? ""
      let suffix = observer.map { " { didSet { \($0) } }" } ?? ""
      return source.line(
        "\(access)\(scope.storage(isStatic: isStatic))var \(name): \(type)\(value)\(suffix)")
    }
    writeStatic(access, scope, to: &source)
  }

  /// Writes a static variable of a generic class, which cannot be stored in it.
  private func writeStatic(_ access: String, _ scope: StyleScope, to source: inout SourceWriter) {
    let box = TextCase.upperFirst(name) + "Box"
    if isBoxed { source.line("private struct \(box) { var value: \(type) }") }
    let head =
      "\(access)\(scope.computed(isStatic: true))var \(Identifier.escaped(name)): \(type)"
    source.block(WrappableLine(head)) { source in
      let key = "(of: Self.self, \"\(name)\""
      let (start, value) = (initial ?? "nil", "newValue")
      let (initial, new) =
        isBoxed ? ("\(box)(value: \(start))", "\(box)(value: \(value))") : (start, value)
      let suffix = isBoxed ? ".value" : ""
      source.line("get { \(StyleSupport.statics).value\(key), or: \(initial))\(suffix) }")
      let after = observer.map { "; \($0)" } ?? ""
      source.line("set { \(StyleSupport.statics).set\(key), to: \(new))\(after) }")
    }
  }
}
