import EndToEndSupport
import Foundation
import Testing

/// The links between the pages lead somewhere.
struct LinkTests {
  /// Pages that are no documentation of the tool, but link to it.
  private static let others = ["ARCHITECTURE.md", "CHANGELOG.md"].compactMap(Page.init)

  @Test(arguments: Page.all + others)
  func `every relative link leads to a file and a heading`(on page: Page) {
    let folder = (page.path as NSString).deletingLastPathComponent
    for link in page.links {
      let joined = link.path.isEmpty ? page.path : "\(folder)/\(link.path)"
      let target = joined.hasPrefix("/") ? String(joined.dropFirst()) : joined
      let file = Repository.root.appendingPathComponent(target).standardizedFileURL
      #expect(
        file.path.hasPrefix(Repository.root.standardizedFileURL.path)
          && FileManager.default.fileExists(atPath: file.path),
        "\(page.path):\(link.line): no such file: \(link.path)")
      guard let anchor = link.anchor else { continue }
      #expect(
        Page(link.path.isEmpty ? page.path : target)?.anchors.contains(anchor) ?? false,
        "\(page.path):\(link.line): no such heading: \(link.path)#\(anchor)")
    }
  }

  @Test(arguments: Page.all.dropFirst())
  func `every page can be reached from the read-me`(_ page: Page) throws {
    let readme = try #require(Page("README.md"))
    // A page may also be linked from one that the read-me links.
    let linked = readme.links.compactMap { Page($0.path) }
    let name = page.path.replacing("Documentation/", with: "")
    #expect(
      readme.links.contains { $0.path == page.path } || page.path.contains("/contributing/")
        || linked.contains { $0.links.contains { $0.path == name } })
  }

  @Test func `the read-me has at most 200 lines`() throws {
    let readme = try #require(Page("README.md"))
    #expect(readme.text.split(separator: "\n", omittingEmptySubsequences: false).count <= 201)
  }
}
