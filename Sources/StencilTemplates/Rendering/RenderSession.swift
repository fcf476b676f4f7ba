import DeclarationModel
import MockRenderer
import Basics
import Stencil

/// One template being rendered: what it asks about, and what it has been told.
///
/// It is a class because Stencil hands it to views, filters and tags, all of which report to it.
final class RenderSession {
  let model: TemplateModel
  let folder: TemplateFolder
  /// Whether documentation comments are shown.
  var hasDocumentation = true
  /// What was wrong, in order.
  private(set) var diagnostics: [Diagnostic] = []
  private var places: [TemplatePlace] = []
  /// The tag that is being rendered.
  private var current: Int?
  private var steps = 0
  /// Files and macros that are being rendered.
  var includeDepth = 0
  var callDepth = 0
  /// Included files, parsed.
  var included: [String: [NodeType]] = [:]
  private var mocks: any MockProvider
  private var mockTexts: [String: String] = [:]
  /// The error of ours that Stencil is about to hand on as a text.
  private(set) var pendingFact: TemplateFact?
  /// The same of an error that knows its place.
  private(set) var pendingFailure: TemplateFailure?

  /// Any source map; a text's is never looked at.
  lazy var anySourceMap = Template(templateString: " ").tokens[0].sourceMap

  init(model: TemplateModel, folder: TemplateFolder, mocks: any MockProvider) {
    self.model = model
    self.mocks = mocks
    self.folder = folder
  }

  /// Remembers a tag and returns its number.
  func add(_ place: TemplatePlace) -> Int {
    places.append(place)
    return places.count - 1
  }

  /// Notes that a tag is about to be rendered.
  ///
  /// - Throws: `TemplateFact` if there is no end to it.
  func enter(_ number: Int) throws {
    if places.indices.contains(number) { current = number }
    steps += 1
    if steps > RenderLimits.steps { throw failure(.tooManySteps) }
  }

  /// An error of ours. Stencil turns errors of others into text, so it is kept here.
  func failure(_ fact: TemplateFact) -> TemplateFact {
    pendingFact = fact
    return fact
  }

  /// An error of an included file's syntax, whose place is not that of the `include`.
  func parsingFailed(_ error: any Error, _ source: TemplateSource) -> TemplateFailure {
    current = nil
    let failure = TemplateFailure(error, in: self, source)
    pendingFailure = failure
    return failure
  }

  /// The type of a name, if it is known.
  func type(named name: String) -> TypeView? {
    model.number(of: name).map { TypeView(number: $0, session: self) }
  }

  /// The lines of a documentation comment for a template.
  func documentation(_ lines: [String]) -> Any {
    TemplateList.value(hasDocumentation ? lines : [])
  }

  func warnUnknown(_ member: String, of noun: String, known: [String]) {
    let nearest = NameSuggestions(candidates: known).nearest(to: member)
    warn(.unknownProperty(member, noun: noun, nearest: nearest), at: ".\(member)")
  }

  func warnUnknownType(_ name: String, in relation: String) {
    let nearest = NameSuggestions(candidates: model.types.map(\.name)).nearest(to: name)
    warn(.unknownType(name, relation: relation, nearest: nearest), at: ".\(name)")
  }

  /// Reports a fact at the tag that is being rendered, once.
  func warn(_ fact: TemplateFact, at needle: String) {
    let diagnostic = Diagnostic(fact, at: position(of: needle))
    if !diagnostics.contains(diagnostic) { diagnostics.append(diagnostic) }
  }

  func report(_ diagnostic: Diagnostic) {
    if !diagnostics.contains(diagnostic) { diagnostics.append(diagnostic) }
  }

  /// Where `needle` stands: in the tag that is being rendered, else in a later branch of it.
  func position(of needle: String) -> SourcePosition? {
    guard let current else { return nil }
    let later = places[current...].first { $0.contains(needle) }
    let place = later ?? places[current]
    let position = place.position(of: needle)
    guard needle.hasPrefix("."), place.contains(needle) else { return position }
    return SourcePosition(
      path: position.path, line: position.line, column: position.column + 1)
  }

  /// The place that a token's name leads to.
  func place(of token: Token?) -> TemplatePlace? {
    guard let name = token?.sourceMap.filename, let number = Int(name),
      places.indices.contains(number)
    else { return nil }
    return places[number]
  }

  /// The place of the tag that is being rendered.
  var currentPlace: TemplatePlace? { current.map { places[$0] } }

  /// Returns the text of a protocol's mock; it is empty if there can be none, which is reported.
  func mock(of name: String) -> String {
    if let text = mockTexts[name] { return text }
    let provided = mocks.mocks(of: name)
    for diagnostic in provided.diagnostics { report(diagnostic) }
    let text = provided.mocks.map { MockRenderer().render($0) }.joined(separator: "\n")
    mockTexts[name] = text
    return text
  }
}

/// Finds the templates of `extends`, under the same rules as those of `include`.
struct SessionLoader: Loader {
  let session: RenderSession

  func loadTemplate(name: String, environment: Environment) throws -> Template {
    switch session.folder.load(name) {
    case .success(let source):
      Template(
        templateString: BlankLines.protected(source.text), environment: environment,
        name: source.path)
    case .failure(let fact): throw fact
    }
  }
}

/// What no sensible template exceeds.
enum RenderLimits {
  /// Bytes of rendered text.
  static let size = 16 << 20
  /// Files that include each other.
  static let includeDepth = 16
  /// Macros that call each other.
  static let callDepth = 64
  /// Tags inside tags, and parentheses inside parentheses.
  static let nesting = 64
  /// Tags that are rendered, each time they are.
  static let steps = 20_000_000
  /// Elements of a range.
  static let range = 100_000
}
