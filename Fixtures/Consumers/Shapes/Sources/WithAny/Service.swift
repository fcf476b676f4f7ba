public import Foundation

public protocol AnyService {
  func fetch(_ url: URL) async throws -> (any Sendable)?
  var name: String { get }
}
