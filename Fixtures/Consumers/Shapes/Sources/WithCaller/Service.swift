public import Foundation

public protocol CallerService {
  func fetch(_ url: URL) async throws -> (any Sendable)?
  var name: String { get }
}
