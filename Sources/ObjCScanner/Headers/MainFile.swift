/// The main file in memory, which includes all headers of a request.
struct MainFile {
  /// The path that libclang sees.
  static let path = StandInSDK.root + "/headers.m"

  /// The file that libclang reads.
  let file: ClangUnit.File
  /// The purpose of each line of the text.
  let lines: [Line]

  /// The assumptions about missing headers and names.
  let assumptions: Assumptions

  /// The purpose of a line.
  enum Line {
    case declaration(HeaderDeclaration, parameters: Int = 0)
    case assumption(String, AssumedKind)
    case header(String)
    /// An import that declarations depend on.
    case root(String)

    /// The line's text.
    fileprivate var text: String {
      switch self {
      case .declaration(let declaration, parameters: 0): declaration.text
      case .declaration(let declaration, let count):
        AssumedKind.genericClass(parameters: count).declaration(of: declaration.name)
      case .assumption(let name, let kind): kind.declaration(of: name)
      case .header(let path): "#import \"\(path)\""
      case .root(let path): "#import <\(path)>"
      }
    }
  }

  init(_ request: HeaderRequest, _ assumptions: Assumptions = Assumptions()) {
    self.assumptions = assumptions
    var lines: [Line] = []
    if !request.options.declarations.isEmpty || !assumptions.names.isEmpty {
      lines.append(.root("Foundation/Foundation.h"))
    }
    lines += request.options.declarations.sorted { $0.name < $1.name }.map {
      .declaration($0, parameters: assumptions.parameters[$0.name] ?? 0)
    }
    lines += assumptions.names.sorted { $0.key < $1.key }.map { .assumption($0.key, $0.value) }
    lines += (assumptions.first + request.headers.sorted()).map(Line.header)
    self.lines = lines.flatMap { line in line.text.split(separator: "\n").map { _ in line } }
    file = ClangUnit.File(path: Self.path, text: lines.map { $0.text + "\n" }.joined())
  }

  /// Returns the purpose of the line at a place.
  func line(at place: ClangPlace) -> Line? {
    guard place.path == Self.path, lines.indices.contains(place.line - 1) else { return nil }
    return lines[place.line - 1]
  }

  /// Returns the assumed type that a cursor declares; nil for other declarations.
  func assumedType(_ cursor: ClangCursor) -> AssumedType? {
    guard case .assumption(let name, let kind)? = cursor.place.flatMap(line) else { return nil }
    switch kind {
    case .type(let kind): return AssumedType(name: name, kind: kind.rawValue)
    case .genericClass: return AssumedType(name: name, kind: HeaderDeclaration.Kind.class.rawValue)
    case .macro, .constant: return nil
    }
  }

  /// Returns the declaration whose name a message quotes.
  func declaration(namedIn message: String) -> HeaderDeclaration? {
    let words = message.split(separator: "'", omittingEmptySubsequences: false)
    guard words.count > 2 else { return nil }
    return lines.lazy.compactMap { line -> HeaderDeclaration? in
      if case .declaration(let declaration, _) = line { declaration } else { nil }
    }.first { $0.name == words[1] }
  }
}
