public import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The client of the app: it gets its bytes from a transport.
public struct LiveServiceClient: ServiceClient {
  private let transport: (_ path: String) -> Data?

  public init(transport: @escaping (_ path: String) -> Data?) {
    self.transport = transport
  }

  @discardableResult
  public func sendRequest<Request: GarageRequest>(
    _ request: Request,
    handler: @escaping (Result<Request.Response, ClientTaskError>) -> Void
  ) -> Cancellable {
    if let data = transport(request.path), let url = URL(string: request.path),
      let urlResponse = HTTPURLResponse(
        url: url, statusCode: 200, httpVersion: nil, headerFields: nil),
      let response = try? request.makeResponse(from: data, urlResponse: urlResponse)
    {
      handler(.success(response))
    } else {
      handler(.failure(.notFound(path: request.path)))
    }
    return NoopCancellable()
  }
}
