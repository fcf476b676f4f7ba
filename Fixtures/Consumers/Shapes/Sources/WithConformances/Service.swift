public import Foundation

public protocol ConformancesService {
  func fetch(_ url: URL) async throws -> (any Sendable)?
  var name: String { get }
}
