import DeclarationModel
import MockResolver
import SourceWriting

/// Writes the initializers of a class's mock: overrides of those of the class, so that the mock inherits the
/// convenience initializers, and others that take the mode of the mock as well, which tests use.
///
///     init(
///       repository: Repository, _ mode: MockMode = .standard, file: StaticString = #filePath, line: UInt = #line
///     ) {
///       mock = MockCore._ofClass("MockLegacyService", mode, file, line, MockFailureReporter.self)
///       super.init(repository: repository)
///       mock._begin()
///     }
///
///     @_disfavoredOverload override init(repository: Repository) { … }
struct ClassInitializers {
  private let mock: MockBlueprint
  private let superclass: MockSuperclass
  /// Whether the class is a stub class, whose mode is fixed.
  private let isStubClass: Bool

  init(_ mock: MockBlueprint, of superclass: MockSuperclass, isStubClass: Bool) {
    self.mock = mock
    self.superclass = superclass
    self.isStubClass = isStubClass
  }

  func write(to source: inout SourceWriter) {
    var layout = ConditionalLayout()
    for (initializer, form) in forms where isOffered(initializer, form) {
      layout.add(under: initializer.conditions, to: &source) { source in
        source.blank()
        write(initializer, taking: form, to: &source)
      }
    }
    for initializer in superclass.initializers where isOverridden(initializer) {
      for (isolation, conditions) in isolations(of: initializer) {
        layout.add(under: initializer.conditions + conditions, to: &source) { source in
          source.blank()
          override(initializer, isolation, to: &source)
        }
      }
    }
    layout.finish(in: &source)
    guard superclass.hasDeinitializer else { return }
    source.blank()
    source.line("deinit { \(names.core)._end() }")
  }

  private var names: MockNames { mock.names }

  /// The initializers that the mock can call, with the parameters that it takes: all but the variadic ones, and those
  /// without a default, as the class itself knows its defaults.
  private var forms: [(MockSuperclass.Initializer, [Parameter])] {
    let callable = superclass.initializers.filter(\.isReachable)
    let whole = Set(callable.filter(\.isCallable).map { $0.declaration.parameters.map(\.label) })
    var shorter: [[String?]: Int] = [:]
    for initializer in callable {
      for form in initializer.shorterForms { shorter[form.map(\.label), default: 0] += 1 }
    }
    return callable.flatMap { initializer in
      // Another initializer may be meant by the same call.
      let short = initializer.shorterForms.filter {
        !whole.contains($0.map(\.label)) && shorter[$0.map(\.label)] == 1
      }
      return (short + (initializer.isCallable ? [initializer.declaration.parameters] : [])).map {
        (initializer, $0)
      }
    }
  }

  private var access: String { isStubClass ? "" : mock.accessText }

  /// Returns whether tests make mocks by an initializer that also takes the mode.
  private func isOffered(
    _ initializer: MockSuperclass.Initializer, _ parameters: [Parameter]
  ) -> Bool {
    // Decoders call such initializers, and find only those of the class.
    if initializer.isRequired, initializer.declaration.isOfCoding { return false }
    guard isStubClass else { return true }
    // A stub class takes no mode, and may override an initializer with the same parameters.
    let labels = parameters.map(\.label) + MockNames.place
    return !MockNames.hasPlace(parameters)
      && !superclass.initializers.contains { $0.declaration.parameters.map(\.label) == labels }
  }

  private func isOverridden(_ initializer: MockSuperclass.Initializer) -> Bool {
    if initializer.isRequired { return initializer.isDesignated || !isInherited(initializer) }
    let isIsolated = mock.isolation != .nonisolated
    // The language mode and the values of properties decide whether the implicit initializer is isolated, too.
    if initializer.isImplicit, isIsolated, !initializer.isNonisolated { return false }
    return initializer.isCallable
  }

  /// Returns whether the mock inherits a convenience initializer, since it overrides all designated ones of the class.
  private func isInherited(_ initializer: MockSuperclass.Initializer) -> Bool {
    !initializer.isBesideHidden
      && superclass.initializers.allSatisfy { !$0.isDesignated || isOverridden($0) }
  }

  /// Writes an initializer that takes the mode, and arguments for the class.
  private func write(
    _ initializer: MockSuperclass.Initializer, taking parameters: [Parameter],
    to source: inout SourceWriter
  ) {
    var declaration = initializer.declaration
    declaration.parameters = parameters
    let signature = declaration.signature
    for attribute in initializer.attributes { source.line(attribute.text) }
    let isolation = initializer.isImplicit ? "" : isolation(of: initializer)
    var opening = WrappableLine(
      "\(access)\(isolation)init\(declaration.failability.rawValue)")
    let mode = signature.arguments.unusedName("mode")
    let value = mock.styles.hasVariables ? ".lenient" : ".standard"
    let taken = isStubClass ? [] : ["_ \(mode): \(names.spelled("MockMode")) = \(value)"]
    let hasPlace = MockNames.hasPlace(parameters)
    signature.add(
      to: &opening,
      parameters: signature.arguments.map { $0.declaration() } + taken
        + (hasPlace ? [] : names.placeParameters))
    opening.add(declaration.effects.text + signature.whereClause)
    source.block(opening) { source in
      let place = hasPlace ? ["#filePath", "#line"] : MockNames.place
      writeBody(
        signature, declaration, [isStubClass ? ".lenient" : mode] + place, to: &source)
    }
  }

  /// Writes the override of an initializer.
  private func override(
    _ initializer: MockSuperclass.Initializer, _ isolation: String, to source: inout SourceWriter
  ) {
    let declaration = initializer.declaration
    let signature = declaration.signature
    for attribute in initializer.attributes { source.line(attribute.text) }
    let isOffered = initializer.isCallable && isOffered(initializer, declaration.parameters)
    if isOffered { source.line("@_disfavoredOverload") }
    let keyword = initializer.isRequired ? "required" : "override"
    var opening = WrappableLine(
      "\(access)\(isolation)\(keyword) init\(declaration.failability.rawValue)"
    )
    signature.add(to: &opening, parameters: signature.arguments.map { $0.declaration() })
    opening.add(declaration.effects.text + signature.whereClause)
    source.block(opening) { source in
      guard let called = called(by: initializer) ?? plain(for: initializer) else {
        return source.line("Swift.fatalError()")
      }
      let mode = isStubClass ? ".lenient" : ".standard"
      writeBody(called.signature, called, [mode, "#filePath", "#line"], to: &source)
    }
  }

  /// Returns the initializer that an override calls: the same one, without variadic arguments, or the one that this call
  /// means; nil if it is unavailable, or the call is ambiguous or has other effects.
  private func called(by initializer: MockSuperclass.Initializer) -> InitializerDeclaration? {
    guard initializer.isReachable else { return nil }
    guard !initializer.isCallable else { return initializer.declaration }
    var passed = initializer.declaration
    passed.parameters.removeAll(where: \.isVariadic)
    guard initializer.canPass(passed.parameters) else { return nil }
    let labels = passed.parameters.map(\.label)
    let others = superclass.initializers.filter { other in
      other != initializer && other.isReachable
        && ([other.declaration.parameters] + other.shorterForms).contains {
          $0.map(\.label) == labels
        }
    }
    guard let other = others.first?.declaration else { return passed }
    let isMeant =
      others.count == 1 && other.parameters.map(\.type) == passed.parameters.map(\.type)
      && (other.effects == Effects() || other.effects == passed.effects)
      && other.failability == .none
    return isMeant ? other : nil
  }

  /// Returns the initializer without arguments, which the override of a convenience initializer calls, since a designated
  /// one cannot call that of the class; nil if there is none.
  private func plain(for initializer: MockSuperclass.Initializer) -> InitializerDeclaration? {
    guard !initializer.isDesignated,
      initializer.declaration.signature.arguments.core(names.core) == names.core,
      var plain = superclass.initializers.first(where: \.isPlain)?.declaration
    else { return nil }
    plain.parameters = []
    return plain
  }

  private func writeBody(
    _ signature: Signature, _ initializer: InitializerDeclaration, _ place: [String],
    to source: inout SourceWriter
  ) {
    let core = signature.arguments.core(names.core)
    var statement = WrappableLine("\(core) = \(names.spelled("MockCore"))._ofClass")
    var arguments = ["\"\(mock.name)\""] + place + [FailureSection.reporter]
    if mock.hasStatics {
      let statics = isStubClass ? names.statics : names.staticCore
      arguments.append("statics: \(Identifier.escaped(mock.name)).\(statics)")
    }
    statement.addCall(arguments)
    source.statement(statement)
    source.line(signature.superCall(initializer))
    source.line("\(core)._begin()")
  }

  private func isolation(of initializer: MockSuperclass.Initializer) -> String {
    initializer.isNonisolated && mock.isolation != .nonisolated ? "nonisolated " : ""
  }

  /// Returns the isolation modifiers of an override, and the clauses under which each is written.
  private func isolations(
    of initializer: MockSuperclass.Initializer
  ) -> [(modifier: String, conditions: [ConditionalClause])] {
    let modifier = isolation(of: initializer)
    guard initializer.isImplicit, !modifier.isEmpty else { return [(modifier, [])] }
    return zip([modifier, ""], mock.clausesOfImplicitInitializer).map { ($0, [$1]) }
  }
}

extension MockBlueprint {
  /// The clauses under which the implicit initializer of a class on the main actor is nonisolated, by SE-0411, and under
  /// which it is not: language mode 5 does not have that.
  var clausesOfImplicitInitializer: [ConditionalClause] {
    let block = ["#if hasFeature(IsolatedDefaultValues)", "#else"]
    return block.indices.map { ConditionalClause($0, of: block, start: position) }
  }
}

extension MockSuperclass.Initializer {
  /// The parameters without variadic ones, and without those that have defaults, where these are fewer.
  fileprivate var shorterForms: [[Parameter]] {
    let parameters = declaration.parameters
    let passed = parameters.filter { !$0.isVariadic }
    let required = passed.filter { !$0.hasDefault }
    var forms: [[Parameter]] = []
    if required.count < parameters.count { forms.append(required) }
    if passed.count < parameters.count, passed.count > required.count { forms.append(passed) }
    return forms.filter(canPass)
  }

  /// Returns whether a call with some of the parameters gives each argument to its parameter: an argument goes to the
  /// first parameter with its label.
  fileprivate func canPass(_ passed: [Parameter]) -> Bool {
    var rest = passed[...]
    for parameter in declaration.parameters {
      if parameter == rest.first {
        rest.removeFirst()
      } else if let next = rest.first, next.label == parameter.label {
        return false
      }
    }
    return true
  }
}

extension InitializerDeclaration {
  /// Whether a decoder of archives or of `Codable` calls the initializer.
  fileprivate var isOfCoding: Bool {
    parameters.count == 1 && ["coder", "from"].contains(parameters[0].label)
      && (failability != .none || effects.throwing != .never)
  }
}

extension SourceWriter {
  mutating func add(_ initializers: ClassInitializers) { initializers.write(to: &self) }
}
