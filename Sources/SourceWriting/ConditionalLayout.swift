import DeclarationModel

/// Writes declarations inside the `#if … #elseif … #else … #endif` blocks of their sources.
///
///     #if os(Linux) || os(macOS)
///       var platform: String {
///         return property(forKey: "platform")
///       }
///     #else
///       var platform: Int {
///         return property(forKey: "platform")
///       }
///     #endif
package struct ConditionalLayout {
  private var open: [ConditionalClause] = []

  /// Creates a layout without an open block.
  package init() {}

  /// Adds a declaration under `conditions`.
  package mutating func add(
    under conditions: [ConditionalClause], to source: inout SourceWriter,
    _ write: (inout SourceWriter) -> Void
  ) {
    // Most declarations are in no block.
    if open.isEmpty, conditions.isEmpty { return write(&source) }
    move(to: conditions, in: &source)
    source.indented(by: open.count, write)
  }

  /// Closes the open blocks.
  package mutating func finish(in source: inout SourceWriter) {
    move(to: [], in: &source)
  }

  private mutating func move(to conditions: [ConditionalClause], in source: inout SourceWriter) {
    let common = zip(open, conditions).prefix { $0 == $1 }.count
    let isNextClause = isLaterClause(of: open, in: conditions, at: common)
    let kept = isNextClause ? common + 1 : common
    while open.count > kept {
      open.removeLast()
      source.indented(by: open.count) { $0.line("#endif") }
    }
    if isNextClause {
      let directives = conditions[common].directives.dropFirst(open[common].directives.count)
      source.indented(by: common) { source in directives.forEach { source.line($0) } }
      open[common] = conditions[common]
    }
    for condition in conditions.dropFirst(open.count) {
      source.indented(by: open.count) { source in
        source.blank()
        condition.directives.forEach { source.line($0) }
      }
      open.append(condition)
    }
  }

  /// Returns whether `new[index]` is a later clause of the same block as `old[index]`.
  private func isLaterClause(
    of old: [ConditionalClause], in new: [ConditionalClause], at index: Int
  ) -> Bool {
    guard index < old.count, index < new.count else { return false }
    return old[index].start == new[index].start && old[index].index < new[index].index
  }
}

extension SourceWriter {
  /// Adds lines that are indented by some levels.
  mutating func indented(by levels: Int, _ body: (inout SourceWriter) -> Void) {
    guard levels > 0 else { return body(&self) }
    indented { $0.indented(by: levels - 1, body) }
  }
}
