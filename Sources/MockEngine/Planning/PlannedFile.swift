import AccessorGeneration
import DeclarationModel
import FactoryGeneration
import Files
import MockRenderer
import SourceWriting

/// A file that a run would make.
package struct PlannedFile: Sendable, Hashable {
  /// The content of a file, before or after it is rendered.
  package enum Content: Sendable, Hashable {
    case mocks(MockFile)
    case accessors(AccessorFile)
    case factories(FactoryFile)
    case fixtures(FixtureFile)
    /// A text in parts, which are joined as late as possible: they may be large.
    case text([String])
    /// The bytes of a rendered text, UTF-8.
    case rendered([UInt8])
    /// The contents that several entries generate for one file.
    case joined([Content])
    /// A source file with the code that templates write into it.
    case edited(EditedSource)

    /// The bytes of the text, UTF-8; the text is rendered if it is not there yet.
    var bytes: [UInt8] {
      switch self {
      case .mocks(let file): MockRenderer().rendered(file).bytes
      case .accessors(let file): Array(AccessorRenderer().render(file).utf8)
      case .factories(let file): Array(FactoryRenderer().render(file).utf8)
      case .fixtures(let file): Array(FixtureRenderer().render(file).utf8)
      case .text(let parts): Self.joined(parts)
      case .rendered(let bytes): bytes
      case .joined(let parts):
        Array(parts.map(\.bytes).joined(separator: CollectionOfOne(UInt8(ascii: "\n"))))
      case .edited(let source): source.bytes
      }
    }

    /// Returns the bytes of texts, with room for a seal.
    fileprivate static func joined(_ parts: [String]) -> [UInt8] {
      var bytes: [UInt8] = []
      bytes.reserveCapacity(parts.reduce(FileSeal.usualCapacity) { $0 + $1.utf8.count })
      for part in parts { bytes += part.utf8 }
      return bytes
    }
  }

  /// A kind of what files are made of.
  package enum Part: Sendable, Hashable {
    case mock
    /// The accessors of one type.
    case accessor
    case factory
    case fixture
    /// The text of one template.
    case template
    /// The text that directives of a template divert to a file of its own.
    case templateFile
    /// The text that directives of a template divert to a source file.
    case inlineBlock
  }

  /// The files without the header of generated ones that a file may replace.
  package enum Replaced: Sendable, Hashable {
    /// All.
    case any
    /// All, if the file has no header itself; otherwise none.
    case headless
    /// None, unless that is asked for: a template names the path, which may be that of a file by hand.
    case none
  }

  /// The path.
  package var path: AbsolutePath
  /// The content.
  package var content: Content
  /// The number of parts of each kind.
  package var counts: [Part: Int]
  /// The position that asks for the path, if that is in a file.
  package var origin: SourcePosition?
  /// The template whose text it is, if it is that of one template alone.
  package var template: AbsolutePath?
  /// The files without a header that it replaces.
  package var replaced = Replaced.headless
  /// Whether the file has all mocks of a folder whose names lead to its number.
  package var isShard = false
  /// The inputs that its header records.
  package var inputs = GenerationInputs()
  /// The mocks of each source file in it, in order; empty if it has anything but mocks.
  var sections: [SourceSection] = []

  /// Creates a planned file.
  package init(
    path: AbsolutePath, content: Content, counts: [Part: Int], origin: SourcePosition? = nil
  ) {
    self.path = path
    self.content = content
    self.counts = counts
    self.origin = origin
  }

  /// Whether nothing that was asked for is in it.
  package var isEmpty: Bool { count == 0 }

  /// The number of all parts.
  package var count: Int { counts.values.reduce(0, +) }

  /// The text.
  package var text: String { String(decoding: bytes, as: UTF8.self) }

  /// The bytes, UTF-8.
  package var bytes: [UInt8] { content.bytes }

  /// The file with its text, sealed, in place of what the text is rendered from.
  var rendered: PlannedFile {
    // The comparison needs to know what an edited source was.
    if case .edited = content { return self }
    var file = self
    var rendered =
      if case .mocks(let mocks) = content { MockRenderer().rendered(mocks) } else {
        RenderedMocks(bytes: content.bytes, sections: [])
      }
    for (index, section) in rendered.sections.enumerated() where sections.indices.contains(index) {
      file.sections[index].range = section.range
    }
    FileSeal.seal(&rendered.bytes, inputs: inputs)
    file.content = .rendered(rendered.bytes)
    return file
  }

  /// The file as it is written.
  var output: OutputFile { OutputFile(path: path, bytes: bytes) }
}

/// The mocks of one source file in a file with mocks.
struct SourceSection: Sendable, Hashable {
  /// The path of the source file.
  var path: String
  /// The number of mocks.
  var count: Int
  /// The texts that they ask for around the mocks of the file.
  var frame: Set<String>
  /// The bytes of the mocks in the text without its seal; empty until it is rendered.
  var range = 0..<0
}
