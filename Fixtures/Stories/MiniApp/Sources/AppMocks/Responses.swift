public import Foundation

#if canImport(FoundationNetworking)
  public import FoundationNetworking
#endif

/// The bytes of a response among the resources.
public func json(_ name: String) -> Data {
  guard let url = Bundle.module.url(forResource: name, withExtension: "json"),
    let data = try? Data(contentsOf: url)
  else { preconditionFailure("there is no response '\(name)'") }
  return data
}

extension HTTPURLResponse {
  /// A response that says that all is well.
  public static var ok: HTTPURLResponse {
    guard let url = URL(string: "https://example.com"),
      let response = HTTPURLResponse(
        url: url, statusCode: 200, httpVersion: nil, headerFields: nil)
    else { preconditionFailure("the URL is written wrong") }
    return response
  }
}
