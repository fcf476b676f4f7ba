import Basics
import DeclarationModel
import MockResolver
import SourceWriting

/// The facts that all variables of one mock share.
struct StyleScope {
  let mock: MockBlueprint

  /// Creates the scope of a mock; nil if no style of the mock has variables.
  ///
  /// - Parameter mock: The mock.
  init?(_ mock: MockBlueprint) {
    guard mock.styles.hasVariables else { return nil }
    self.mock = mock
  }

  /// Whether `stub` and `verify` answer the calls that no variable answers.
  var isCombined: Bool { mock.styles.contains(.stubVerify) }

  /// Returns whether a requirement is isolated to another actor than the mock.
  func isOnOtherActor(_ member: ProtocolMember) -> Bool {
    guard let actor = member.globalActor else { return false }
    return switch mock.isolation {
    case .nonisolated: false
    case .global(let own): own != actor
    case .instance: true
    }
  }

  /// Returns whether variables get the arguments of a requirement as sent ones: it runs on another actor than the mock,
  /// that of an argument, too, if the arguments are also recorded.
  func sendsArguments(of member: ProtocolMember) -> Bool {
    isOnOtherActor(member)
      || isCombined && mock.isolation != .nonisolated
        && member.parameters.contains { $0.specifiers.contains(.isolated) }
  }

  /// Whether static variables cannot be stored in the class.
  var hasComputedStatics: Bool { !mock.generics.isEmpty }

  /// Returns the modifiers of a stored variable, with a trailing space.
  ///
  /// Tests set variables outside of the mock's actor, and a `Sendable` mock can store them only
  /// with these modifiers.
  func storage(isStatic: Bool) -> String {
    isStatic ? "nonisolated(unsafe) static " : isShared ? "nonisolated(unsafe) " : ""
  }

  /// Returns the modifiers of a computed variable, with a trailing space.
  ///
  /// - Parameter isIsolated: Whether only the mock's actor can make the value.
  func computed(isStatic: Bool, isIsolated: Bool = false) -> String {
    (isIsolated ? "" : mock.isolation.memberEscape) + (isStatic ? "static " : "")
  }

  /// Whether several threads may use the mock, or the mock is isolated to an actor.
  private var isShared: Bool { mock.isolation != .nonisolated || mock.isSendable }
}

/// Writes a variable of a mock that tests set or read.
///
///     var loadCallCount: Int = 0
struct StyleVariable {
  /// The name, without backticks.
  let name: String
  /// The type.
  let type: String
  /// The initial value; nil for an optional.
  var initial: String?
  /// Whether the variable answers calls if it has a value.
  var isAnswer = false
  /// Whether the initial value relies on conformances that are isolated to the mock's actor; it is then stored in
  /// another variable, of type `Any?`, too.
  var isIsolated = false
  /// Whether the variable is private to the mock.
  var isPrivate = false
  /// The statement that follows each change of the value.
  var observer: String?
  /// The systems that know the type at run time; nil if all do. If some do not, the value is stored
  /// in another variable, of type `Any?`.
  var systems: RequiredSystems?
  /// Whether some systems do not know the type although the variable is stored. A generic function
  /// then takes the value in a structure of its own.
  var isBoxed = false
  /// The attribute that deprecates the requirement, whose types may then be deprecated, too.
  var deprecation: Attribute?

  func write(in scope: StyleScope, isStatic: Bool, to source: inout SourceWriter) {
    let access = isPrivate ? "private " : scope.mock.accessText
    let name = Identifier.escaped(self.name)
    let modifiers = scope.computed(isStatic: isStatic, isIsolated: isIsolated)
    // No initializer makes a value of such types.
    if systems != nil || isIsolated, !isStatic || !scope.hasComputedStatics {
      let storage = "_\(self.name)"
      source.line("private \(scope.storage(isStatic: isStatic))var \(storage): Any?")
      writeAttributes(to: &source)
      let head = "\(access)\(modifiers)var \(name): \(type)"
      return source.block(WrappableLine(head)) { source in
        source.line("get { \(storage) as? \(type) ?? \(initial ?? "nil") }")
        source.line("set { \(storage) = newValue }")
      }
    }
    writeAttributes(to: &source)
    guard isStatic, scope.hasComputedStatics else {
      let value = initial.map { " = \($0)" } ?? ""
      let suffix = observer.map { " { didSet { \($0) } }" } ?? ""
      return source.line(
        "\(access)\(scope.storage(isStatic: isStatic))var \(name): \(type)\(value)\(suffix)")
    }
    writeStatic(access, scope, to: &source)
  }

  /// Writes a static variable of a generic class, which cannot store it.
  private func writeStatic(_ access: String, _ scope: StyleScope, to source: inout SourceWriter) {
    let box = TextCase.upperFirst(name) + "Box"
    let modifiers = scope.computed(isStatic: true, isIsolated: isIsolated)
    let head = "\(access)\(modifiers)var \(Identifier.escaped(name)): \(type)"
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
    guard isBoxed else { return }
    if let deprecation { source.line(deprecation.text) }
    source.line("\(scope.mock.isolation.globalEscape)private struct \(box) { var value: \(type) }")
  }

  private func writeAttributes(to source: inout SourceWriter) {
    if let deprecation { source.line(deprecation.text) }
    if let systems { source.line(systems.attribute.text) }
  }
}
