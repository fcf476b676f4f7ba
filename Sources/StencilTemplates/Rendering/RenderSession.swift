import Basics
import DeclarationModel
import MockRenderer
import Symbols

/// The rendering of one template: the results that are kept, and the diagnostics.
///
/// It is a class because views, filters and tags all report to it.
final class RenderSession {
  let model: TemplateModel
  let folder: TemplateFolder
  /// The path of the template in messages.
  private let path: String
  /// The variables of the template and its files.
  var names: TemplateNames
  /// Whether values of the model print as with Sourcery on macOS.
  var bridgesValues = false
  /// Whether documentation comments are shown.
  var hasDocumentation = true
  /// The problems so far, in order.
  private(set) var diagnostics: [Diagnostic] = []
  private var places: [TemplatePlace] = []
  private var progress = Progress()
  /// The tag that is being rendered.
  var current: Int? { progress.tag }
  /// The number of tags that have been rendered.
  var steps: Int { progress.steps }
  /// The number of diagnostics, including repeated ones.
  private(set) var notices = 0
  /// Files and macros that are being rendered.
  var includeDepth = 0
  var callDepth = 0
  /// Included files, parsed.
  var included: [String: [CompiledNode]] = [:]
  /// The views of types and of their extensions, with the values of properties that templates have read.
  private var types: [TypeView.ID: ViewMemory] = [:]
  /// The views of the names of types. A name has one view in each place: a macro that has printed it prints it again
  /// from its memory.
  private var typeNames = RecentValues<TypeNameView, ViewMemory>()
  /// The actual types, by the types as written and their places, as far as templates have asked for them.
  private var actualTypes = RecentValues<PlacedType, TypeReference>()
  /// The members of the types whose members templates have asked for.
  private var members = RecentValues<Int, TemplateMembers>()
  /// The files with members that were asked for and are not read; what is rendered without them is not right.
  private var unreadFiles: Set<String>
  /// Whether nothing more is rendered, as so many members are not read.
  var isAbandoned: Bool { unreadFiles.count > RenderLimits.unreadFiles }
  /// The files whose members must be read before the template is rendered again.
  var neededFiles: Set<String> {
    isAbandoned ? Set(model.types.flatMap(\.unreadFiles)) : unreadFiles
  }
  private var relations: [TypeRelation.Kind: RelationIndex] = [:]
  /// The faults of the names for which relations had no types; nil for names that may have none.
  private var emptyRelations: [EmptyRelation: TemplateFact?] = [:]
  /// The names that were reported as unknown, with their tags.
  private var unknown: Set<UnknownName> = []
  private var mocks: any MockProvider
  private var mockTexts: [String: String] = [:]
  init(
    model: TemplateModel, path: String, folder: TemplateFolder, mocks: any MockProvider,
    names: TemplateNames
  ) {
    self.model = model
    self.path = path
    self.names = names
    self.mocks = mocks
    self.folder = folder
    unreadFiles = model.unreadFiles
  }

  /// Remembers a tag and returns its number.
  func add(_ place: TemplatePlace) -> Int {
    places.append(place)
    return places.count - 1
  }

  /// Returns a tag.
  func place(_ number: Int) -> TemplatePlace { places[number] }

  /// Notes that a tag is about to be rendered.
  ///
  /// - Throws: `TemplateFailure` if rendering does not seem to end.
  func enter(_ number: Int) throws(TemplateFailure) { try repeatSteps(1, upTo: number) }

  /// Counts the tags of a text that is printed again, the last one of which is `tag`.
  ///
  /// - Throws: `TemplateFailure` if rendering does not seem to end.
  func repeatSteps(_ count: Int, upTo tag: Int?) throws(TemplateFailure) {
    if progress.advance(by: count, to: tag) > RenderLimits.steps { throw failure(.tooManySteps) }
  }

  /// Notes that the next element of a list is taken, which costs time even if no tag is rendered for it.
  ///
  /// - Throws: `TemplateFailure` if rendering does not seem to end.
  func iterate() throws(TemplateFailure) { try repeatSteps(1, upTo: current) }

  /// Notes that an expression of a tag is evaluated after the nodes inside of the tag.
  func reenter(_ number: Int) { progress.tag = number }

  /// Returns an error at the tag that is being rendered.
  func failure(_ fact: TemplateFact) -> TemplateFailure {
    let start = SourcePosition(path: path, line: 1, column: 1)
    return TemplateFailure(
      fact: fact, position: current.map { fact.position(in: places[$0]) } ?? start)
  }

  /// Returns the view of a type, with the values of properties that templates have read.
  func memory(of type: TypeView) -> ViewMemory {
    if let known = types[type.id] { return known }
    let memory = ViewMemory(type)
    types[type.id] = memory
    return memory
  }

  /// Returns the view of the name of a type, with the values of properties that templates have read.
  func memory(of name: TypeNameView) -> ViewMemory {
    if let known = typeNames[name] { return known }
    let memory = ViewMemory(name)
    typeNames[name] = memory
    return memory
  }

  /// Removes the views and their values: views refer to each other, and to the session.
  func forgetViews() {
    for memory in types.values { memory.forget() }
    types = [:]
    typeNames = RecentValues()
    included = [:]
  }

  /// All types by their global names.
  var typesByName: [String: TypeView] {
    Dictionary(
      uniqueKeysWithValues: model.types.indices.map { number in
        (model.types[number].globalName, TypeView(number: number, session: self))
      })
  }

  /// Returns the type of a name, with its module if that is known; nil if there is none.
  func type(named name: String) -> TypeView? {
    model.numbers[name].map { TypeView(number: $0, session: self) }
  }

  /// Returns the type of a name in its own file, or in that of an extension; nil if it is not known.
  func type(declared name: String, in file: String?) -> TypeView? {
    model.numbers.number(ofDeclared: name, in: file).map { TypeView(number: $0, session: self) }
  }

  /// Returns the type or the extension that a member belongs to; nil for a global function.
  func owner(of facts: MemberFacts) -> TypeView? {
    guard let name = facts.definedIn else { return nil }
    let written = facts.writtenDefinedIn.flatMap { $0 == name ? nil : type(named: $0) }
    return (written ?? type(declared: name, in: facts.scope.file)).map { owner in
      var owner = owner
      owner.isExtensionPart = facts.isInExtension && owner.type.kind != "extension"
      return owner
    }
  }

  /// Returns the requirements of the type that a member belongs to; nil if there are none.
  func requirements(around facts: MemberFacts) -> [GenericRequirement]? {
    let requirements = owner(of: facts)?.type.requirements ?? []
    return requirements.isEmpty ? nil : requirements
  }

  /// Returns the type that a member belongs to, under its global name; nil for a global function.
  func ownerType(of facts: MemberFacts) -> TypeReference? {
    facts.definedIn.map { name in
      .name(owner(of: facts).map { model.globalName(of: $0.number) } ?? name)
    }
  }

  /// The functions outside of types, sorted by name.
  var functions: [MethodView] {
    model.functions.map { MethodView(method: $0, session: self) }
  }

  /// Returns the members of a type.
  func members(of number: Int) -> TemplateMembers {
    if let known = members[number] { return known }
    let type = model.types[number]
    note(unread: type.unreadFiles)
    let found = type.members
    members[number] = found
    return found
  }

  private func note(unread files: some Collection<String>) {
    if !files.isEmpty { unreadFiles.formUnion(files) }
  }

  /// Returns the lines of a documentation comment for a template.
  func documentation(_ lines: [String]) -> [String] { hasDocumentation ? lines : [] }

  /// Returns the indices of the types that are related to a type.
  ///
  /// As in Sourcery, a protocol's name may be without its module.
  func types(_ kind: TypeRelation.Kind, _ name: String) -> [Int] {
    let numbers = relation(kind)[name]
    guard numbers.isEmpty, kind == .implementing,
      let number = model.numbers.first(named: name)
    else { return numbers }
    return relation(kind)[model.types[number].globalName]
  }

  /// Returns the related types of all types, by all names that Sourcery uses for them.
  func relations(_ kind: TypeRelation.Kind) -> [(name: String, numbers: [Int])] {
    let all = relation(kind).all
    guard kind == .implementing else { return all }
    let known = Set(all.map(\.name))
    let short = Set(model.types.filter { $0.globalName != $0.name }.map(\.name)).subtracting(known)
    let named = short.sorted().map { (name: $0, numbers: types(kind, $0)) }
    return all + named.filter { !$0.numbers.isEmpty }
  }

  /// Returns the related types of all types.
  func relation(_ kind: TypeRelation.Kind) -> RelationIndex {
    if let known = relations[kind] { return known }
    let index = RelationIndex(of: kind, in: model)
    relations[kind] = index
    return index
  }

  /// Returns a type with aliases followed and names written in full.
  ///
  /// - Parameter parameters: The names of generic parameters, which hide types.
  func actual(
    _ type: TypeReference, from scope: NameScope, parameters: [String] = []
  ) -> TypeReference {
    let key = PlacedType(type: type, scope: scope, parameters: parameters)
    if let known = actualTypes[key] { return known }
    let actual = model.actual(type, from: scope, parameters: parameters)
    actualTypes[key] = actual
    return actual
  }

  /// Warns that a view has no property of a name.
  func warnUnknown(_ member: String, of noun: String, known: () -> [String]) {
    guard isNew(member, of: noun) else { return }
    warn(
      .unknownProperty(member, noun: noun, KnownNames(for: member, among: known())),
      at: ".\(member)")
  }

  /// Warns that a relation can have no types for a name, if that is so.
  func warnEmpty(_ relation: TypeRelation.Kind, _ name: String) {
    let key = EmptyRelation(kind: relation, name: name)
    let fault = emptyRelations[key] ?? model.fault(of: relation, for: name)
    emptyRelations[key] = .some(fault)
    if let fault, isNew(name, of: relation.rawValue) { warn(fault, at: ".\(name)") }
  }

  /// Returns whether a name is unknown in the tag for the first time: a loop asks for the same name
  /// again and again, and suggestions take long.
  private func isNew(_ name: String, of noun: String) -> Bool {
    notices += 1
    return unknown.insert(UnknownName(name: name, noun: noun, tag: current)).inserted
  }

  /// Reports a fact at the tag that is being rendered, once.
  func warn(_ fact: TemplateFact, at needle: String) {
    notices += 1
    let diagnostic = Diagnostic(fact, at: position(of: needle))
    if !diagnostics.contains(diagnostic) { diagnostics.append(diagnostic) }
  }

  func report(_ diagnostic: Diagnostic) {
    notices += 1
    if !diagnostics.contains(diagnostic) { diagnostics.append(diagnostic) }
  }

  /// Returns the position of `needle` in the tag that is being rendered.
  private func position(of needle: String) -> SourcePosition? {
    guard let current else { return nil }
    let place = places[current]
    guard needle.hasPrefix(".") else { return place.position(of: needle) }
    // The name stands after a dot, or in brackets.
    let name = needle.dropFirst()
    let written = [needle, "\"\(name)\"", "'\(name)'"].first(where: place.contains)
    var position = place.position(of: written)
    if written != nil { position.column += 1 }
    return position
  }

  /// Reports the variables that neither the template nor any of its files defines.
  func reportUndefinedVariables() {
    // Files that were not rendered may still define a name.
    for _ in 0..<RenderLimits.includeDepth {
      let unread = names.unreadFiles
      if unread.isEmpty { break }
      for name in unread {
        names.addFile(name)
        guard case .success(let source) = folder.load(name) else { continue }
        var expressions = ExpressionParser()
        _ = TemplateParser.parse(source, in: self, &expressions)
      }
    }
    for diagnostic in names.undefined { report(diagnostic) }
  }

  /// Returns the text of a protocol's mock; it is empty if there can be none, which is reported.
  func mock(of name: String) -> String {
    if let text = mockTexts[name] { return text }
    let provided = mocks.mocks(of: name)
    note(unread: provided.unreadFiles)
    for diagnostic in provided.diagnostics { report(diagnostic) }
    let text = provided.mocks.map { MockRenderer().render($0) }.joined(separator: "\n")
    mockTexts[name] = text
    return text
  }
}

/// The progress of the rendering. The parts are in one value because the runtime checks each access to a property of a
/// class.
private struct Progress {
  var tag: Int?
  private(set) var steps = 0

  /// Counts tags, the last one of which is `tag`, and returns the number of all.
  mutating func advance(by count: Int, to tag: Int?) -> Int {
    self.tag = tag
    steps += count
    return steps
  }
}

/// Values of types, all of which are forgotten when there are as many as a session keeps.
private struct RecentValues<Key: Hashable, Value> {
  private var values: [Key: Value] = [:]

  subscript(key: Key) -> Value? {
    get { values[key] }
    set {
      if values.count >= RenderLimits.rememberedTypes { values = [:] }
      values[key] = newValue
    }
  }
}

/// A name that is unknown in a tag.
private struct UnknownName: Hashable {
  let name: String
  let noun: String
  let tag: Int?
}

/// A name that a relation has no types for.
private struct EmptyRelation: Hashable {
  let kind: TypeRelation.Kind
  let name: String
}

/// A type, the place where it is written, and the generic parameters there.
private struct PlacedType: Hashable {
  let type: TypeReference
  let scope: NameScope
  let parameters: [String]
}

/// Limits that no sensible template exceeds.
enum RenderLimits {
  /// The number of bytes of rendered text.
  static let size = 16 << 20
  /// The depth of files that include each other.
  static let includeDepth = 16
  /// The depth of macros that call each other.
  static let callDepth = 64
  /// The depth of tags inside of tags, and of parentheses inside of parentheses.
  static let nesting = 64
  /// The number of rendered tags and of elements of lists, counted each time.
  static let steps = 20_000_000
  /// The number of syntax errors that are reported for a template.
  static let syntaxErrors = 20
  /// The number of types whose values a session keeps.
  static let rememberedTypes = 512
  /// The number of files with unread members beyond which a template is not rendered to its end without them.
  static let unreadFiles = 64
  /// The number of elements of a range.
  static let range = 100_000
  /// The number of bytes that the filter `indent` adds before a line.
  static let indentation = 1_000
}

extension RenderSession: Hashable {
  static func == (left: RenderSession, right: RenderSession) -> Bool { left === right }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
