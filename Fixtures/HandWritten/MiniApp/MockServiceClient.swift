import Dispatch
import Foundation
import RecipeFeature

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Answers requests by what they are, from JSON, after a while.
final class MockServiceClient: ServiceClient {
  enum Mistake: Error, CustomStringConvertible {
    case noStubMatches(request: String, tried: [String])
    case severalStubsMatch(request: String, stubs: [String])

    var description: String {
      switch self {
      case .noStubMatches(let request, let tried):
        "no stub matches \(request); tried: \(tried.joined(separator: ", "))"
      case .severalStubsMatch(let request, let stubs):
        "several stubs match \(request): \(stubs.joined(separator: ", "))"
      }
    }
  }

  private struct Stub {
    let name: String
    let matches: (Any) -> Bool
    let respond: (Any) throws -> Any
    let latency: DispatchTimeInterval?
  }

  private var stubs: [Stub] = []
  private(set) var requests: [Any] = []
  var onMistake: (Mistake) -> Void = { fatalError("\($0)") }

  func stub<Request: GarageRequest>(
    _ name: String, latency: DispatchTimeInterval? = nil, _ matches: @escaping (Request) -> Bool,
    respond: @escaping (Request) throws -> Request.Response
  ) {
    let stub = Stub(
      name: name,
      matches: { request in (request as? Request).map(matches) ?? false },
      respond: { request in
        guard let request = request as? Request else { throw ClientTaskError.offline }
        return try respond(request)
      }, latency: latency)
    stubs.append(stub)
  }

  func stub<Request: GarageRequest>(
    _ name: String, json: Data, response: HTTPURLResponse, latency: DispatchTimeInterval? = nil,
    _ matches: @escaping (Request) -> Bool
  ) {
    stub(name, latency: latency, matches) { request in
      try request.makeResponse(from: json, urlResponse: response)
    }
  }

  @discardableResult
  func sendRequest<Request: GarageRequest>(
    _ request: Request,
    handler: @escaping (Result<Request.Response, ClientTaskError>) -> Void
  ) -> Cancellable {
    requests.append(request)
    let matching = stubs.filter { $0.matches(request) }
    guard let stub = matching.last else {
      onMistake(.noStubMatches(request: "\(request)", tried: stubs.map(\.name)))
      return NoopCancellable()
    }
    if matching.count > 1 {
      onMistake(.severalStubsMatch(request: "\(request)", stubs: matching.map(\.name)))
    }
    let result: Result<Request.Response, ClientTaskError>
    do {
      guard let response = try stub.respond(request) as? Request.Response else {
        throw ClientTaskError.offline
      }
      result = .success(response)
    } catch {
      result = .failure(error as? ClientTaskError ?? .offline)
    }
    if let latency = stub.latency {
      let later = Later { handler(result) }
      DispatchQueue.global().asyncAfter(deadline: .now() + latency) { later.run() }
    } else {
      handler(result)
    }
    return NoopCancellable()
  }
}

/// Takes a handler to another thread.
private struct Later: @unchecked Sendable {
  let run: () -> Void
}
