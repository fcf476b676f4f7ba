import Rainbow

/// The colors of text for people.
package struct TextStyle: Sendable, Hashable {
  /// Whether there are colors.
  package var isColored: Bool

  /// Creates a style.
  package init(isColored: Bool = false) {
    self.isColored = isColored
  }

  func bold(_ text: String) -> String { styled(text, styles: [.bold]) }

  func faint(_ text: String) -> String { styled(text, styles: [.dim]) }

  func state(_ text: String, _ state: CheckedFile.State) -> String {
    switch state {
    case .upToDate: styled(text, .green)
    case .missing, .stale: styled(text, .yellow)
    case .edited, .orphaned: styled(text, .magenta)
    case .conflict: styled(text, .red)
    }
  }

  func change(_ text: String, _ kind: DeclarationChange.Kind) -> String {
    switch kind {
    case .added: styled(text, .green)
    case .removed: styled(text, .red)
    case .changed: styled(text, .yellow)
    }
  }

  func diffLine(_ line: String) -> String {
    if line.hasPrefix("+++") || line.hasPrefix("---") { return bold(line) }
    switch line.first {
    case "+": return styled(line, .green)
    case "-": return styled(line, .red)
    case "@": return styled(line, .cyan)
    default: return line
    }
  }

  private func styled(_ text: String, _ color: NamedColor? = nil, styles: [Style] = []) -> String {
    guard isColored, !text.isEmpty else { return text }
    return Rainbow.generateString(
      for: Rainbow.Entry(
        segments: [
          Rainbow.Segment(text: text, color: color.map { .named($0) }, styles: styles)
        ]))
  }
}
