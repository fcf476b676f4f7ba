/// The assumptions about missing headers and names with which everything else can be read.
struct Assumptions: Sendable {
  /// The missing headers by their names, each with the path of the header that is read in its place; nil for
  /// none.
  private(set) var headers: [String: (missing: MissingHeader, path: String?)] = [:]
  /// The kinds of the names that no header declares.
  private(set) var names: [String: AssumedKind] = [:]
  /// The numbers of type parameters of classes that the configuration declares, and that are used with arguments.
  private(set) var parameters: [String: Int] = [:]
  /// The headers that are read before the others, which use their declarations without importing them.
  private(set) var first: [String] = []
  /// The names about which nothing can be assumed.
  private var rejected: Set<String> = []

  /// The folder of the headers in place of missing ones.
  static let folder = StandInSDK.root + "/missing"

  /// The headers in place of missing ones.
  var files: [ClangUnit.File] {
    headers.sorted { $0.key < $1.key }.map { name, header in
      ClangUnit.File(
        path: "\(Self.folder)/\(name)", text: header.path.map { "#import \"\($0)\"\n" } ?? "")
    }
  }

  /// The missing headers that are read as empty, sorted.
  var emptyHeaders: [MissingHeader] {
    headers.values.filter { $0.path == nil }.map(\.missing).sorted { $0.name < $1.name }
  }

  /// Assumes that a header stands for a missing one, or that the missing one is empty.
  mutating func replace(_ header: MissingHeader, with path: String?) {
    if headers[header.name] == nil { headers[header.name] = (header, path) }
  }

  /// Assumes a kind for a name; an earlier assumption about the name can be corrected once.
  mutating func assume(_ kind: AssumedKind, for name: String) {
    guard !rejected.contains(name), names[name] != kind else { return }
    if names[name] != nil { rejected.insert(name) }
    names[name] = kind
  }

  /// Gives type parameters to a class that the configuration declares.
  mutating func parameterize(_ name: String, by count: Int) { parameters[name] = count }

  /// Withdraws the assumption about a name that a header declares after its first use.
  mutating func withdraw(_ name: String, declaredIn path: String) {
    names[name] = nil
    if first.contains(path) { rejected.insert(name) } else { first.append(path) }
  }
}

/// The assumed kind of a name that no header declares.
enum AssumedKind: Sendable, Hashable {
  /// A type.
  case type(HeaderDeclaration.Kind)
  /// A class with type parameters.
  case genericClass(parameters: Int)
  /// A macro without a value.
  case macro(hasArguments: Bool)
  /// A constant.
  case constant

  /// Returns the declaration of a name, without empty lines.
  func declaration(of name: String) -> String {
    switch self {
    case .type(let kind): return HeaderDeclaration(name: name, kind: kind).text
    case .genericClass(let count):
      let parameters = (0..<count).map { "T\($0)" }.joined(separator: ", ")
      return "@interface \(name)<\(parameters)> : NSObject @end"
    case .macro(let hasArguments):
      // A header of the SDK may define the macro after the first header that uses it.
      return "#ifndef \(name)\n#define \(name)\(hasArguments ? "(...)" : "")\n#endif"
    case .constant: return "enum { \(name) = 1 };"
    }
  }
}
