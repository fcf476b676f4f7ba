import EndToEndSupport
import Foundation
import Testing

/// A Markdown page of the documentation.
struct Page: Hashable, CustomTestStringConvertible {
  /// Its path, from the root of the package.
  let path: String
  /// Its text.
  let text: String
  /// Its fenced blocks, in order.
  let blocks: [FencedBlock]

  /// The read-me and the pages of `Documentation`, by path.
  static let all: [Page] = {
    let folder = Repository.root.appendingPathComponent("Documentation")
    let files = FileManager.default.enumerator(atPath: folder.path)?.allObjects as? [String] ?? []
    let pages = files.filter { $0.hasSuffix(".md") }.sorted().map { "Documentation/\($0)" }
    return (["README.md"] + pages).compactMap(Page.init)
  }()

  /// The pages that have a block with one of these tags.
  static func all(with tags: String...) -> [Page] {
    all.filter { page in page.blocks.contains { tags.contains($0.tag) } }
  }

  /// Reads a page; nil if there is no such file.
  init?(_ path: String) {
    let file = Repository.root.appendingPathComponent(path)
    guard let text = try? String(contentsOf: file, encoding: .utf8) else { return nil }
    self.path = path
    self.text = text
    blocks = FencedBlock.blocks(in: text)
  }

  /// The blocks with a tag.
  func blocks(_ tag: String) -> [FencedBlock] { blocks.filter { $0.tag == tag } }

  /// The place of a block, for messages.
  func place(of block: FencedBlock) -> String { "\(path):\(block.line)" }

  var testDescription: String { path }
}
