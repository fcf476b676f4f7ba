/// A module map: modules with their headers.
struct ModuleMap {
  /// A top-level module.
  private struct Module {
    var name: String
    /// The headers and umbrella headers, as written.
    var headers: [String] = []
    /// The umbrella folders, all of whose headers belong to the module.
    var folders: [String] = []
    /// The umbrella headers.
    var umbrellas: [String] = []
  }

  private var modules: [Module] = []

  init(_ text: String) {
    var depth = 0
    let tokens = Self.tokens(text)
    for (number, token) in tokens.enumerated() {
      let next = tokens.indices.contains(number + 1) ? tokens[number + 1] : ""
      switch token {
      case "{": depth += 1
      case "}": depth -= 1
      case "module" where depth == 0:
        modules.append(Module(name: Self.unquoted(next)))
      case "header" where next.hasPrefix("\""):
        guard !modules.isEmpty else { continue }
        let header = Self.unquoted(next)
        modules[modules.count - 1].headers.append(header)
        if number > 0, tokens[number - 1] == "umbrella" {
          modules[modules.count - 1].umbrellas.append(header)
        }
      case "umbrella" where next.hasPrefix("\""):
        guard !modules.isEmpty else { continue }
        let folder = Self.unquoted(next)
        modules[modules.count - 1].folders.append(folder == "." ? "" : folder)
      default: continue
      }
    }
  }

  /// Returns the module of a header.
  func module(ofHeader path: String, relativeTo folder: String) -> String? {
    guard let relative = Self.relative(path, to: folder) else { return nil }
    if let found = modules.first(where: { $0.headers.contains(relative) }) { return found.name }
    let folders = modules.flatMap { module in
      (module.folders + module.umbrellas.map(Self.folder)).map { (module.name, folder: $0) }
    }
    // The innermost folder counts.
    return folders.filter { $0.folder.isEmpty || relative.hasPrefix($0.folder + "/") }
      .max { $0.folder.count < $1.folder.count }?.0
  }

  /// Returns whether a header is an umbrella header.
  func isUmbrella(header path: String, relativeTo folder: String) -> Bool {
    guard let relative = Self.relative(path, to: folder) else { return false }
    return modules.contains { $0.umbrellas.contains(relative) }
  }

  private static func relative(_ path: String, to folder: String) -> String? {
    path.hasPrefix(folder + "/") ? String(path.dropFirst(folder.count + 1)) : nil
  }

  /// Returns `include` for `include/Legacy.h`.
  private static func folder(of path: String) -> String {
    path.split(separator: "/").dropLast().joined(separator: "/")
  }

  private static func unquoted(_ token: String) -> String {
    token.hasPrefix("\"") ? String(token.dropFirst().dropLast()) : token
  }

  /// Returns words, strings with their quotation marks, and braces; comments are left out.
  private static func tokens(_ text: String) -> [String] {
    var tokens: [String] = []
    for line in text.split(whereSeparator: \.isNewline) {
      var rest = line[...]
      while let first = rest.first {
        if first.isWhitespace {
          rest = rest.dropFirst()
        } else if rest.hasPrefix("//") {
          break
        } else if first == "\"" {
          let string = rest.dropFirst().prefix { $0 != "\"" }
          tokens.append("\"\(string)\"")
          rest = rest.dropFirst(string.count + 2)
        } else if first == "{" || first == "}" {
          tokens.append(String(first))
          rest = rest.dropFirst()
        } else {
          let word = rest.prefix { !$0.isWhitespace && !"{}\"".contains($0) }
          tokens.append(String(word))
          rest = rest.dropFirst(word.count)
        }
      }
    }
    return tokens
  }
}
