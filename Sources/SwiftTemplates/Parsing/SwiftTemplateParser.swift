import Basics
import DeclarationModel
import StencilTemplates

/// Splits a Swift template into text and code, and reads the files that it includes.
struct SwiftTemplateParser {
  private let folder: TemplateFolder
  private var template = ParsedTemplate()
  /// The names of the files that are being read, outermost first.
  private var open: [String] = []

  private init(folder: TemplateFolder) {
    self.folder = folder
  }

  /// Parses a template.
  ///
  /// - Parameters:
  ///   - source: The template.
  ///   - folder: The folder of the template, to which the paths of included files are relative.
  /// - Throws: The first error in a tag.
  static func parse(
    _ source: TemplateSource, including folder: TemplateFolder
  ) throws(TemplateFailure) -> ParsedTemplate {
    var parser = SwiftTemplateParser(folder: folder)
    let name = source.path.split(separator: "/").last.map(String.init) ?? ""
    try parser.read(source, named: name)
    return parser.template
  }

  private mutating func read(_ source: TemplateSource, named name: String) throws(TemplateFailure) {
    if let flaw = source.flaw { throw flaw }
    open.append(name)
    defer { open.removeLast() }
    var cursor = TextCursor(source)
    let start = cursor.position
    add(.text, String(cursor.take(upTo: "<%")), at: start)
    while !cursor.isAtEnd {
      let opening = cursor.position
      cursor.skip(2)
      guard let content = cursor.takeTag() else {
        throw TemplateFailure(fact: .unclosedTag("%>"), position: opening)
      }
      let tag = TemplateTag(content)
      if tag.trimsBefore, template.pieces.last?.kind == .text {
        let last = template.pieces.count - 1
        template.pieces[last].text = TemplateTag.trimmedBefore(template.pieces[last].text)
      }
      var position = opening
      position.column += 2 + tag.offset
      try add(tag, at: position)
      let after = cursor.take(upTo: "<%")
      let text = tag.trimmedAfter(after)
      add(.text, String(text), at: cursor.position(ofEnd: text))
    }
  }

  private mutating func add(
    _ kind: TemplatePiece.Kind, _ text: String, at position: SourcePosition
  ) {
    guard !text.isEmpty else { return }
    template.pieces.append(TemplatePiece(kind: kind, text: text, position: position))
  }

  private mutating func add(
    _ tag: TemplateTag, at position: SourcePosition
  ) throws(TemplateFailure) {
    switch tag.kind {
    case .empty: return
    case .code: add(.code, tag.text, at: position)
    case .output: add(.output, tag.text, at: position)
    case .include:
      if let path = Self.argument(of: "includeFile", in: tag.text) {
        let (file, name) = try load(path, ending: ".swift", at: position)
        if !template.includes.contains(name) { template.files.append(file) }
        template.includes.append(name)
      } else if let path = Self.argument(of: "include", in: tag.text) {
        let (file, name) = try load(path, ending: ".swifttemplate", at: position)
        guard !open.contains(name) else {
          throw TemplateFailure(fact: .circularInclude(name), position: position)
        }
        template.includes.append(name)
        try read(file, named: name)
      } else {
        throw TemplateFailure(fact: .invalidIncludeTag, position: position)
      }
    }
  }

  /// Returns the string literal that a function is called with; nil if there is no such call.
  private static func argument(of function: String, in text: String) -> String? {
    var rest = text[...]
    while let start = rest.firstRange(of: "\(function)(\"") {
      rest = rest[start.upperBound...]
      let literal = rest.prefix { $0 != "\"" }
      if rest[literal.endIndex...].hasPrefix("\")") { return String(literal) }
    }
    return nil
  }

  /// Returns a file, and its name relative to the folder of the template.
  ///
  /// - Parameters:
  ///   - written: The path relative to the file that is being read.
  ///   - ending: The file ending that may be omitted.
  private func load(
    _ written: String, ending: String, at position: SourcePosition
  ) throws(TemplateFailure) -> (file: TemplateSource, name: String) {
    var components = Array((open.last ?? "").split(separator: "/").dropLast())
    for component in written.split(separator: "/") where component != "." {
      guard component != ".." || !components.isEmpty, !written.hasPrefix("/") else {
        throw TemplateFailure(fact: .outsideInclude(written), position: position)
      }
      if component == ".." { components.removeLast() } else { components.append(component) }
    }
    let name = components.joined(separator: "/")
    let result = folder.load(name)
    if case .failure(.missingInclude) = result, !name.hasSuffix(ending),
      case .success(let file) = folder.load(name + ending)
    {
      return (file, name + ending)
    }
    switch result {
    case .success(let file): return (file, name)
    case .failure(let fact): throw TemplateFailure(fact: fact, position: position)
    }
  }
}
