public import Foundation

public protocol Service {
  func fetch(_ url: URL) async throws -> (any Sendable)?
}
