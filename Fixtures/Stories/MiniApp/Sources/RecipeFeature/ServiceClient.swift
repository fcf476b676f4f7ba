/// Sends requests.
public protocol ServiceClient {
  @discardableResult
  func sendRequest<Request: GarageRequest>(
    _ request: Request,
    handler: @escaping (Result<Request.Response, ClientTaskError>) -> Void
  ) -> Cancellable
}

public protocol Cancellable {
  func cancel()
}

public struct NoopCancellable: Cancellable {
  public init() {}
  public func cancel() {}
}

public enum ClientTaskError: Error, Codable, Equatable {
  case offline
  case notFound(path: String)
}
