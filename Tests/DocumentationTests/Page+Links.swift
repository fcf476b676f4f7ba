import Foundation

/// A link to a file of the package or to a heading.
struct PageLink: Hashable {
  /// The line that it is in, from 1.
  let line: Int
  /// The path, relative to the page; empty for a heading of the same page.
  let path: String
  /// The heading's anchor; nil for a whole page.
  let anchor: String?
}

extension Page {
  /// The text's lines with their numbers, without fenced blocks.
  private var prose: [(number: Int, text: String)] {
    var isFenced = false
    return text.components(separatedBy: "\n").enumerated().compactMap { index, line in
      if line.hasPrefix("```") { isFenced.toggle() }
      return isFenced || line.hasPrefix("```") ? nil : (index + 1, line)
    }
  }

  /// The relative links, in order.
  var links: [PageLink] {
    prose.flatMap { number, line in
      line.matches(of: /\]\(([^)\s]+)\)/).map { String($0.1) }
        .filter { !$0.contains("://") && !$0.hasPrefix("mailto:") }
        .map { target in
          let parts = target.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
          return PageLink(
            line: number, path: String(parts[0]), anchor: parts.count > 1 ? String(parts[1]) : nil)
        }
    }
  }

  /// The anchors of the headings, as GitHub makes them.
  var anchors: Set<String> {
    var anchors: Set<String> = []
    for (_, line) in prose {
      guard let heading = line.wholeMatch(of: /#{1,6} (.+)/)?.1 else { continue }
      let plain = heading.replacing(/\[([^\]]*)\]\([^)]*\)/) { $0.1 }
      let kept = plain.lowercased().filter {
        $0.isLetter || $0.isNumber || $0 == " " || $0 == "-" || $0 == "_"
      }
      let anchor = kept.replacing(" ", with: "-")
      let names = [anchor] + (1...9).map { "\(anchor)-\($0)" }
      if let free = names.first(where: { !anchors.contains($0) }) { anchors.insert(free) }
    }
    return anchors
  }
}
