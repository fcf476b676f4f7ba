import DeclarationModel
import MockResolver
import SourceWriting

/// Writes a property whose value tests set, and whose getter neither throws nor suspends.
///
///     var underlyingLimit: Int!
///     var limit: Int {
///       get { return underlyingLimit! }
///       set {
///         underlyingLimit = newValue
///       }
///     }
struct StyledProperty {
  let scope: StyleScope
  let prefixes: StylePrefixes
  let property: PropertyDeclaration
  let isStatic: Bool
  /// Whether older systems do not know the type at run time.
  var isUnknown = false
  /// The attribute that deprecates the requirement, whose types may then be deprecated, too.
  var deprecation: Attribute?
  /// Whether the attributes isolate the property to a global actor.
  var isOnActor = false
  /// Whether the property is isolated to another actor than the mock.
  var isOnOtherActor = false
  /// Whether the type relies on conformances that are isolated to the mock's actor.
  var isIsolated = false
  /// The access level, with a trailing space.
  let access: String
  /// The other modifiers of the declaration.
  let modifiers: [Modifier]

  private var styles: MockStyles { scope.mock.styles }
  private var type: TypeReference { property.type }

  private var countName: String? {
    guard styles.contains(.handlers), property.accessors.hasSetter else { return nil }
    return prefixes.name(HandlerVariable.setCallCount)
  }

  /// The name of the variable that keeps the value.
  var storageName: String {
    styles.contains(.spy)
      ? prefixes.underlyingName : prefixes.privateName
  }

  /// The initial value; nil for none.
  private var standard: String? {
    if styles.contains(.spy) {
      switch type {
      case .optional, .implicitlyUnwrapped: return "nil"
      case .array: return "[]"
      case .dictionary: return "[:]"
      case .named(let named):
        let isCollection = ["Array", "Dictionary"].contains(named.plainNames.joined(separator: "."))
        return isCollection && !named.arguments.isEmpty ? "\(named.text)()" : nil
      default: return nil
      }
    }
    return DefaultValue.of(type, besides: scope.mock.names.hiddenValues)
  }

  /// Whether the property can be stored: only the variable answers for it, it has an initial value,
  /// and it need not be isolated to an actor.
  var isStored: Bool {
    !scope.isCombined && standard != nil && !modifiers.contains(.override)
      && scope.mock.isolation == .nonisolated
      && !(isStatic && scope.hasComputedStatics)
  }

  func writeState(to source: inout SourceWriter) {
    if let countName {
      StyleVariable(
        name: countName, type: scope.mock.names.spelled("Int"), initial: "0"
      ).write(in: scope, isStatic: isStatic, to: &source)
    }
    guard !isStored else { return }
    var variable = StyleVariable(name: storageName, type: type.unwrappedLater)
    if scope.isCombined {
      let type = type.recorded
      variable = StyleVariable(
        name: storageName,
        type: (type.losesSendable ? TypeReference.implicitlyUnwrapped(type) : .optional(type)).text)
    } else if let standard {
      variable = StyleVariable(name: storageName, type: type.text, initial: standard)
    }
    variable.isBoxed = isUnknown
    variable.isIsolated = isIsolated && variable.initial != nil
    variable.isPrivate = !styles.contains(.spy)
    variable.deprecation = deprecation
    variable.write(in: scope, isStatic: isStatic, to: &source)
  }

  /// The new value as the variable keeps it.
  private var newValue: String {
    isOnOtherActor ? type.sentToVariable("newValue") : "newValue"
  }

  /// Writes the property.
  ///
  ///   - source: The text.
  ///   - getter: The expression for the value if none is set; nil if only the variable answers.
  ///   - setter: The statement that passes on a new value; nil for none.
  ///   - writeCheck: Writes what goes before the answer of the getter, or of the setter: a check that fails on systems
  ///     that do not know the type, and the answer of the mocked class; nil for nothing.
  func write(
    to source: inout SourceWriter, getter: String?, setter: String?,
    after writeCheck: ((_ isSetter: Bool, inout SourceWriter) -> Void)? = nil
  ) {
    let name = "var \(Identifier.escaped(property.name)): \(property.type.text)"
    let head = access + modifiers.map { "\($0.text) " }.joined()
    let count = countName.map { "\($0) += 1" }
    guard !isStored else {
      let observer = count.map { " { didSet { \($0) } }" } ?? ""
      // `nonisolated(unsafe)` also states the isolation, and therefore replaces the other
      // modifiers.
      let unsafe = scope.storage(isStatic: isStatic)
      let start = unsafe.isEmpty || isOnActor ? head : access + unsafe
      return source.line("\(start)\(name) = \(standard ?? "nil")\(observer)")
    }
    source.block(WrappableLine(head + name)) { source in
      // The getter inherits the result builder of the requirement, which `return` disables.
      let isForced = standard == nil && type.unwrappedLater.hasSuffix("!")
      var answer =
        getter.map { "if let value = \(storageName) { return value } else { return \($0) }" }
        ?? "return \(storageName)\(isForced ? "!" : "")"
      // The compiler (6.3.1) does not understand an optional that is returned as it is.
      if isOnOtherActor, getter == nil, !isForced {
        answer = "let value: \(type.closurePart.text) = \(storageName); return value"
      }
      if let writeCheck {
        source.block(WrappableLine(property.accessors.getterStart)) { source in
          writeCheck(false, &source)
          source.line(answer)
        }
      } else {
        source.line("get { \(answer) }")
      }
      let setterStart = writeCheck == nil ? "set" : property.accessors.setterStart()
      source.block(WrappableLine(setterStart)) { source in
        writeCheck?(true, &source)
        source.line("\(storageName) = \(newValue)")
        if let count { source.line(count) }
        if let setter { source.line(setter) }
      }
    }
  }
}

extension TypeReference {
  /// Whether the compiler (6.3.1) does not convert the type to an optional one without a warning about `@Sendable`: a
  /// function with typed throws that returns a function.
  fileprivate var losesSendable: Bool {
    guard case .function(let function) = self, function.attributes.contains(.sendable),
      case .typed = function.effects.throwing
    else { return false }
    return function.result.unspecified.isFunction
  }
}
