import Dispatch
import Foundation

extension Array where Element: Sendable {
  /// Returns what `transform` makes of each element, in the order of the elements, using all cores.
  ///
  /// - Parameter transform: A function of its element alone.
  /// - Complexity: O(*n*) calls of `transform`; for few elements no thread is started.
  package func concurrentMap<Result: Sendable>(
    _ transform: @Sendable (Element) -> Result
  ) -> [Result] {
    let cores = ProcessInfo.processInfo.activeProcessorCount
    guard cores > 1, count >= 16 else { return map(transform) }
    // Several pieces for each core, since some take longer than others.
    let size = Swift.max(count / (cores * 8), 4)
    let pieces = stride(from: 0, to: count, by: size).map { $0..<Swift.min($0 + size, count) }
    var results: [[Result]] = pieces.map { _ in [] }
    results.withUnsafeMutableBufferPointer { buffer in
      // Each iteration writes to a place of its own.
      nonisolated(unsafe) let slots = buffer
      DispatchQueue.concurrentPerform(iterations: pieces.count) { number in
        slots[number] = self[pieces[number]].map(transform)
      }
    }
    return results.flatMap { $0 }
  }
}
