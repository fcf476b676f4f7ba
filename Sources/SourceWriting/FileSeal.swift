import Basics

/// The inputs of a generated file, apart from the declarations in the sources.
package struct GenerationInputs: Sendable, Hashable {
  /// The version of the tool.
  package var version = ToolVersion.current
  /// The path of the configuration, relative to the folder of the file.
  package var configuration: String?
  /// The path of the file or folder that the protocol was found in, relative to the folder of the generated file, if
  /// a command line without a configuration named it.
  package var source: String?
  /// The compiled module of the protocol, if a command line without a configuration named it.
  package var module: String?
  /// The digest of the settings that the text depends on; nil if all have their default values.
  package var settings: String?
  /// The digest of the templates.
  package var template: String?

  /// Creates the inputs of a file without settings and templates.
  package init() {}

  /// Returns a short digest of some texts.
  package static func digest(_ texts: [String]) -> String {
    String(ContentHash(of: texts).text.prefix(8))
  }
}

/// The line in the header of a generated file that records its inputs and a hash of its text:
///
///     // Version 0.1.0; settings 5e7d8a90; body 0f1e2d3c4b5a6978
///
/// The seal is the second line of the file, and the only one that every change of the text changes.
package struct FileSeal: Sendable, Hashable {
  /// The inputs.
  package var inputs: GenerationInputs
  /// The hash of the text without this line.
  package var body: String

  /// The number of bytes that hold most seals.
  package static let usualCapacity = 256

  private static let start = "// Version "

  /// Creates the seal of a text.
  ///
  /// - Parameters:
  ///   - body: The text, with plain line feeds.
  ///   - inputs: Its inputs.
  package init(of body: [UInt8], inputs: GenerationInputs) {
    self.inputs = inputs
    self.body = Self.hash(of: body[...])
  }

  /// Reads a line; returns nil if it is not a seal.
  package init?(line: some Collection<UInt8>) {
    guard line.starts(with: Self.start.utf8) else { return nil }
    let fields = String(decoding: line.dropFirst(Self.start.utf8.count), as: UTF8.self)
      .parts(separatedBy: "; ")
    guard let version = fields.first else { return nil }
    inputs = GenerationInputs()
    inputs.version = String(version)
    var body: String?
    for field in fields.dropFirst() {
      let parts = field.split(separator: " ", maxSplits: 1).map(String.init)
      guard parts.count == 2 else { continue }
      switch Field(rawValue: parts[0]) {
      case .configuration: inputs.configuration = parts[1]
      case .source: inputs.source = parts[1]
      case .module: inputs.module = parts[1]
      case .settings: inputs.settings = parts[1]
      case .template: inputs.template = parts[1]
      case .body: body = parts[1]
      case nil: continue
      }
    }
    guard let body else { return nil }
    self.body = body
  }

  /// The line, without a line break.
  package var line: String {
    let values: [(Field, String?)] = [
      (.configuration, inputs.configuration.flatMap { Self.canHold($0) ? $0 : nil }),
      (.source, inputs.source.flatMap { Self.canHold($0) ? $0 : nil }),
      (.module, inputs.module),
      (.settings, inputs.settings), (.template, inputs.template), (.body, body),
    ]
    return Self.start
      + ([inputs.version]
      + values.compactMap { key, value in value.map { "\(key.rawValue) \($0)" } })
      .joined(separator: "; ")
  }

  private enum Field: String {
    case configuration, source, module, settings, template, body
  }

  /// Returns whether a value can be stored in a field: it has no separator and no control character.
  private static func canHold(_ value: String) -> Bool {
    !value.contains("; ") && !value.utf8.contains { $0 < 0x20 }
  }

  /// Returns the hash of a text that has two parts.
  package static func hash(of start: ArraySlice<UInt8>, _ end: ArraySlice<UInt8> = []) -> String {
    var hash = ContentHash()
    hash.combine(start, end)
    return String(hash.text.prefix(16))
  }

  /// Adds the seal of a text after its marker; leaves a text alone whose header is not the tool's own.
  ///
  /// The text gets plain line feeds, also where a template has others: a checkout may change them, and what was written is
  /// compared without them.
  ///
  /// The text is changed in place, because it may be large.
  package static func seal(_ text: inout [UInt8], inputs: GenerationInputs) {
    guard text.starts(with: FileHeader.marker.utf8),
      let end = text.firstIndex(of: UInt8(ascii: "\n"))
    else { return }
    if text.offset(of: 0x0D) != nil { text = GeneratedText.withoutCarriageReturns(text).bytes }
    let seal = FileSeal(of: text, inputs: inputs)
    text.insert(contentsOf: "\(seal.line)\n".utf8, at: end + 1)
  }
}
