public import Foundation

public protocol MembersService {
  func fetch(_ url: URL) async throws -> (any Sendable)?
  var name: String { get }
}
