import DeclarationModel

/// All protocols of a plan and what came of them.
package struct ProtocolListing: Sendable, Hashable {
  /// The protocols, in order of their places; one for each request that has a mock of it, or one.
  package let records: [ProtocolSummary]

  /// Lists the protocols of a plan.
  init(_ plan: Plan, _ display: PathDisplay, hasOutput: Bool) {
    let mocked = Set(plan.protocols.filter { $0.output != nil }.map(\.place))
    let tried = Set(plan.protocols.filter(\.outcome.decision.isSelected).map(\.place))
    var seen: Set<SourcePosition> = []
    let shown = plan.protocols.filter { found in
      if mocked.contains(found.place) { return found.output != nil }
      // If no request yields a mock, one that selects the protocol says more than the others.
      let hasTried = tried.contains(found.place)
      guard found.outcome.decision.isSelected || !hasTried else { return false }
      return seen.insert(found.place).inserted
    }
    let broken = plan.brokenProtocols.filter { seen.insert($0.position).inserted }
    let all =
      shown.map { ProtocolSummary($0, display, hasOutput: hasOutput) }
      + broken.map { ProtocolSummary($0, display) }
    records = all.enumerated().sorted { left, right in
      let (one, other) = (left.element.position, right.element.position)
      return (one.path, one.line, one.column, left.offset)
        < (other.path, other.line, other.column, right.offset)
    }.map(\.element)
  }

  /// A table: name, state, place, and the mock's place or the reason why there is none.
  var text: String {
    let rows = records.map { record in
      [
        record.name, record.state.rawValue, record.position.description,
        record.state == .mocked
          ? record.output ?? record.mock ?? "" : record.why,
      ]
    }
    return TextTable(header: ["PROTOCOL", "STATE", "DECLARED", "MOCK OR REASON"], rows: rows).text
  }
}

/// Columns of text, for people.
struct TextTable: Sendable {
  /// The lines, each with an end.
  let text: String

  /// Lines up the cells of each column; the last one is as wide as it is.
  init(header: [String], rows: [[String]]) {
    let all = [header] + rows
    let widths = header.indices.map { column in all.map { $0[column].count }.max() ?? 0 }
    text = all.map { row in
      let cells = row.enumerated().map { column, cell in
        column == row.count - 1
          ? cell : cell + String(repeating: " ", count: widths[column] - cell.count)
      }
      return cells.joined(separator: "  ") + "\n"
    }.joined()
  }
}
