public import Foundation

public protocol ImportsService {
  func fetch(_ url: URL) async throws -> (any Sendable)?
  var name: String { get }
}
