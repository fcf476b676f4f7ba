public import Foundation

#if canImport(FoundationNetworking)
  public import FoundationNetworking
#endif

/// A request of the web API.
public protocol GarageRequest {
  associatedtype Response
  var baseURL: URL? { get }
  var method: HTTPMethod { get }
  var path: String { get }
  var parameters: [String: Any] { get }
  var headerFields: [String: String] { get }
  func makeResponse(from data: Data, urlResponse: HTTPURLResponse) throws -> Response
}

public enum HTTPMethod: String, Sendable {
  case get = "GET"
  case post = "POST"
}

extension GarageRequest {
  public var baseURL: URL? { nil }
  public var method: HTTPMethod { .get }
  public var parameters: [String: Any] { [:] }
  public var headerFields: [String: String] { [:] }
}
