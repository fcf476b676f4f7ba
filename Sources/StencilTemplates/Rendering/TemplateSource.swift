import Foundation

/// A template's text, and the path that messages name.
package struct TemplateSource: Sendable, Hashable {
  /// The path under which messages name it.
  package var path: String
  /// Its text.
  package var text: String

  /// Describes a template.
  package init(path: String, text: String) {
    self.path = path
    self.text = text
  }
}

/// Where a template's `include` finds files: one folder, and nothing outside of it.
package struct TemplateFolder: Sendable {
  /// The text of a file, or why there is none.
  let load: @Sendable (String) -> Result<TemplateSource, TemplateFact>

  /// No files.
  package static let none = TemplateFolder { .failure(.missingInclude($0)) }

  /// Files in memory, by name.
  package init(files: [String: String]) {
    self.init { name in
      files[name].map { .success(TemplateSource(path: name, text: $0)) }
        ?? .failure(.missingInclude(name))
    }
  }

  /// The files of a folder.
  ///
  /// - Parameters:
  ///   - path: the folder, absolute.
  ///   - shownPath: how messages name it; a file's name is appended.
  package init(path: String, shownAs shownPath: String? = nil) {
    self.init { name in
      let parts = name.split(separator: "/", omittingEmptySubsequences: false)
      if name.hasPrefix("/") || parts.contains("..") || name.contains("\0") {
        return .failure(.outsideInclude(name))
      }
      guard let folder = Self.resolved(path), let file = Self.resolved("\(folder)/\(name)") else {
        return .failure(.missingInclude(name))
      }
      // A link may lead anywhere: what counts is where it leads.
      let inside = folder.hasSuffix("/") ? folder : "\(folder)/"
      guard file.hasPrefix(inside) else { return .failure(.outsideInclude(name)) }
      guard let data = FileManager.default.contents(atPath: file),
        let text = String(data: data, encoding: .utf8)
      else { return .failure(.unreadableInclude(name)) }
      let shown = shownPath ?? path
      return .success(TemplateSource(path: shown.isEmpty ? name : "\(shown)/\(name)", text: text))
    }
  }

  private init(load: @escaping @Sendable (String) -> Result<TemplateSource, TemplateFact>) {
    self.load = load
  }

  private static func resolved(_ path: String) -> String? {
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    return String(cString: real)
  }
}
