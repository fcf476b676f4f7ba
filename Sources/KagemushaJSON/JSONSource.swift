import Foundation
import Kagemusha

/// The source of the JSON of an answer.
enum JSONSource {
  /// A text in the test.
  case text(String)
  /// A file in a bundle.
  case file(String, Bundle)

  /// Decodes a value from the JSON.
  ///
  /// The decoder is not `Sendable`, and is not used after this function returns.
  func decode<Value: Decodable>(
    _ type: Value.Type, with decoder: JSONDecoder
  ) throws(JSONFault) -> Value {
    let data = try data(for: type)
    do {
      return try decoder.decode(type, from: data)
    } catch {
      throw JSONFault(error, decoding: type, in: JSONPlace(file: file))
    }
  }

  private var file: String? {
    if case .file(let name, _) = self { name } else { nil }
  }

  private func data(for type: Any.Type) throws(JSONFault) -> Data {
    switch self {
    case .text(let text): return Data(text.utf8)
    case .file(let name, let bundle):
      guard let url = bundle.url(forResource: name, withExtension: nil) else {
        throw fault(.noFile(folder: "the bundle at \(bundle.bundlePath)"), type)
      }
      do {
        return try Data(contentsOf: url)
      } catch {
        throw fault(.unreadable("\(error.localizedDescription)"), type)
      }
    }
  }

  private func fault(_ reason: JSONFault.Reason, _ type: Any.Type) -> JSONFault {
    JSONFault(file: file, type: "\(type)", reason: reason)
  }
}

extension DecodingError.Context {
  /// The description of the decoder's error, with that of the underlying error of the JSON parser, which knows the line.
  var explanation: String {
    let error = underlyingError as NSError?
    let detail = error?.userInfo["NSDebugDescription"] as? String
    return [debugDescription, detail].compactMap { $0 }.joined(separator: " ")
  }
}
