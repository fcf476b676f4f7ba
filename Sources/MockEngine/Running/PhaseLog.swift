import Basics
import Foundation

/// The phases of a run, with the time that each took.
///
/// A log can be used from several threads.
package final class PhaseLog: @unchecked Sendable {
  /// A phase of a run, in the order in which phases begin.
  enum Phase: String, Sendable, CaseIterable {
    /// The run looks at what the last one depended on.
    case confirming
    /// The command line and the configuration are read.
    case configuring
    /// Sources, headers and modules are read.
    case reading
    /// Protocols and classes are selected, and their mocks planned.
    case resolving
    /// Accessors, factories, fixtures and templates are planned.
    case generating
    /// The texts of the outputs are made.
    case rendering
    /// The action runs: outputs are compared, and written.
    case acting
  }

  // Guards the times, which nothing else is done with meanwhile.
  private let lock = NSLock()
  private var seconds: [Phase: Double] = [:]

  /// Creates a log without phases.
  package init() {}

  /// The phases that took place, a line each: `reading: 120 ms`.
  var text: String {
    let times = lock.withLock { seconds }
    return Phase.allCases.compactMap { phase in
      times[phase].map { "\(phase.rawValue): \(Int(($0 * 1000).rounded())) ms\n" }
    }.joined()
  }

  fileprivate func add(_ seconds: Double, to phase: Phase) {
    lock.withLock { self.seconds[phase, default: 0] += seconds }
  }
}

extension PhaseLog? {
  /// Returns the result of a part of a phase, whose time is added to that of the phase.
  func measure<Result>(_ phase: PhaseLog.Phase, _ body: () throws -> Result) rethrows -> Result {
    guard let self else { return try body() }
    let stopwatch = Stopwatch()
    defer { self.add(stopwatch.seconds, to: phase) }
    return try body()
  }
}
