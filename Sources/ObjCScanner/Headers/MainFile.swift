/// The main file in memory, which includes all headers of a request.
struct MainFile {
  /// The path that libclang sees.
  static let path = StandInSDK.root + "/headers.m"

  /// The file that libclang reads.
  let file: ClangUnit.File
  /// The purpose of each line.
  let lines: [Line]

  /// The purpose of a line.
  enum Line {
    case declaration(HeaderDeclaration)
    case header(String)
    /// An import that declarations depend on.
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

  /// Returns the purpose of the line at a place.
  func line(at place: ClangPlace) -> Line? {
    guard place.path == Self.path, lines.indices.contains(place.line - 1) else { return nil }
    return lines[place.line - 1]
  }

  /// Returns the declaration whose name a message quotes.
  func declaration(namedIn message: String) -> HeaderDeclaration? {
    let words = message.split(separator: "'", omittingEmptySubsequences: false)
    guard words.count > 2 else { return nil }
    return lines.lazy.compactMap { line -> HeaderDeclaration? in
      if case .declaration(let declaration) = line { declaration } else { nil }
    }.first { $0.name == words[1] }
  }
}
