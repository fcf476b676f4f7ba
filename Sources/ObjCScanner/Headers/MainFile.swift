/// The text that includes all headers of a request.
struct MainFile {
  /// Where it seems to be.
  static let path = StandInSDK.root + "/headers.m"

  /// What libclang reads.
  let file: ClangUnit.File
  /// What stands on each of its lines.
  let lines: [Line]

  /// What a line is for.
  enum Line {
    case declaration(HeaderDeclaration)
    case header(String)
    /// What declarations build on.
    case root
  }

  init(_ request: HeaderRequest) {
    var lines: [Line] = []
    if !request.options.declarations.isEmpty { lines.append(.root) }
    lines += request.options.declarations.sorted { $0.name < $1.name }.map(Line.declaration)
    lines += request.headers.sorted().map(Line.header)
    self.lines = lines
    let text = lines.map { line in
      switch line {
      case .declaration(let declaration): declaration.text
      case .header(let path): "#import \"\(path)\""
      case .root: "#include <objc/NSObject.h>"
      }
    }
    file = ClangUnit.File(path: Self.path, text: text.joined(separator: "\n") + "\n")
  }

  /// What stands on a line.
  func line(at place: ClangPlace) -> Line? {
    guard place.path == Self.path, lines.indices.contains(place.line - 1) else { return nil }
    return lines[place.line - 1]
  }

  /// The declaration of the name that a message has between quotation marks.
  func declaration(namedIn message: String) -> HeaderDeclaration? {
    let words = message.split(separator: "'", omittingEmptySubsequences: false)
    guard words.count > 2 else { return nil }
    return lines.lazy.compactMap { line -> HeaderDeclaration? in
      if case .declaration(let declaration) = line { declaration } else { nil }
    }.first { $0.name == words[1] }
  }
}
