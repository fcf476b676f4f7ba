/// A parameter, such as `to address: inout Address`, `_ body: @escaping (Int) -> Void` or `tags:
/// String...`.
package struct Parameter: Sendable, Hashable {
  /// The argument label; nil for `_`.
  package var label: String?
  /// The name inside the body; `_` if there is none to use.
  package var name: String
  /// Whether the argument label is written in backticks.
  package var isLabelQuoted = false
  /// Whether the name is written in backticks.
  package var isNameQuoted = false
  /// Whether the parameter of a subscript has one name, which is no label in Swift.
  package var hasOneName = false
  /// The type, without specifiers, `@escaping`, `@autoclosure` and `...`.
  package var type: TypeReference
  /// Whether the parameter is variadic: `T...`.
  package var isVariadic: Bool
  /// Whether a call may omit the argument.
  package var hasDefault: Bool
  /// Whether the parameter is on the first line of its declaration, whose annotations then apply to
  /// the parameter as well, as in Sourcery.
  package var sharesAnnotations = false
  /// Whether the type is an alias of a function type.
  package var namesClosure: Bool
  /// Whether a mock cannot keep the value, because it is noncopyable (SE-0390) or non-escapable
  /// (SE-0446).
  package var isNoncopyable = false
  /// Whether one of several requirements that a mock fulfils with one member takes the value as `sending`, and another
  /// one does not.
  package var isSentToSome = false
  private var details = Sparse<Details>()

  /// Creates a parameter.
  package init(
    label: String?, name: String, type: TypeReference, specifiers: [TypeSpecifier] = [],
    attributes: [Attribute] = []
  ) {
    self.label = label
    self.name = name
    self.type = type
    self.isVariadic = false
    self.hasDefault = false
    self.namesClosure = false
    if !specifiers.isEmpty { details.value.specifiers = specifiers }
    if !attributes.isEmpty { details.value.attributes = attributes }
  }

  /// Whether the parameter is `inout`.
  package var isInout: Bool { specifiers.contains(.inout) }
  /// Whether the value is sent (SE-0430), at least for one of the requirements that the parameter stands for.
  package var isSent: Bool { specifiers.contains(.sending) || isSentToSome }
  /// Whether the parameter is marked `@escaping`.
  package var isEscaping: Bool { attributes.contains(.escaping) }
  /// Whether the parameter is marked `@autoclosure`.
  package var isAutoclosure: Bool { attributes.contains(.autoclosure) }
  /// Returns whether the parameter is an autoclosure that a function with `effects` can evaluate;
  /// other autoclosures are passed on as closures.
  package func isEvaluated(in effects: Effects) -> Bool {
    guard isAutoclosure, case .function(let closure) = type else { return isAutoclosure }
    return effects.cover(closure.effects)
  }
  /// The function type of the closure that a call passes: the type of the parameter, or of the value of an autoclosure.
  package var passedFunction: FunctionType? {
    guard case .function(let function) = type else { return nil }
    guard isAutoclosure else { return function }
    return if case .function(let value) = function.result.unspecified { value } else { nil }
  }
  /// Whether the type is a function type, or an alias of one.
  package var isClosure: Bool { type.isFunction || namesClosure }
  /// Whether the parameter is a closure that may not outlive the call.
  package var isNonEscapingClosure: Bool {
    // A closure in an `inout` or variadic parameter may outlive the call without being marked.
    return isClosure && !isEscaping && !isVariadic && !isInout
  }
}

extension Parameter {
  /// The parts that few parameters have.
  private struct Details: Sendable, Hashable, SparseValue {
    var declarationAttributes: [Attribute] = []
    var specifiers: [TypeSpecifier] = []
    var attributes: [Attribute] = []
    var defaultValue: String?
    var defaultNames: Set<String> = []
    var defaultReferences: [ValueReference] = []
    var annotations: [String] = []
    var closureBox: ClosureBox?
    var runtimeSupport: RuntimeSupport?
    var aliasedTuple: TypeReference?
    var returnsNamedClosure = false
  }

  /// The attributes before the label, which do not belong to the type: `@ViewBuilder content: () ->
  /// Content`.
  package var declarationAttributes: [Attribute] {
    get { details.value.declarationAttributes }
    set { details.value.declarationAttributes = newValue }
  }
  /// The specifiers before the attributes, such as `inout`, `borrowing` and `sending`.
  package var specifiers: [TypeSpecifier] {
    get { details.value.specifiers }
    set { details.value.specifiers = newValue }
  }
  /// The attributes of the parameter, such as `escaping` and `autoclosure`; those of a closure
  /// (`@Sendable`) are in its type.
  package var attributes: [Attribute] {
    get { details.value.attributes }
    set { details.value.attributes = newValue }
  }
  /// The default value as written; nil if there is none.
  package var defaultValue: String? {
    get { details.value.defaultValue }
    set { details.value.defaultValue = newValue }
  }
  /// The names in the default value, without those of members after a dot.
  package var defaultNames: Set<String> {
    get { details.value.defaultNames }
    set { details.value.defaultNames = newValue }
  }
  /// The names in the default value, with those after a dot.
  package var defaultReferences: [ValueReference] {
    get { details.value.defaultReferences }
    set { details.value.defaultReferences = newValue }
  }
  /// The annotations of `sourcery:` comments, in the form of `ToolComments.sourcery`.
  package var annotations: [String] {
    get { details.value.annotations }
    set { details.value.annotations = newValue }
  }
  /// The mock's wrapper type for the closure; nil if the mock keeps it without a wrapper.
  package var closureBox: ClosureBox? {
    get { details.value.closureBox }
    set { details.value.closureBox = newValue }
  }
  /// The tuple that the type of a `sending` parameter stands for, if it is an alias of one.
  package var aliasedTuple: TypeReference? {
    get { details.value.aliasedTuple }
    set { details.value.aliasedTuple = newValue }
  }
  /// Whether the closure that a call passes returns an alias of a function type.
  package var returnsNamedClosure: Bool {
    get { details.value.returnsNamedClosure }
    set { details.value.returnsNamedClosure = newValue }
  }
  /// The run-time support that the type needs; nil if every system has it.
  package var runtimeSupport: RuntimeSupport? {
    get { details.value.runtimeSupport }
    set { details.value.runtimeSupport = newValue }
  }
}
