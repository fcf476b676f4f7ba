import Foundation
import Kagemusha

/// Where the JSON of an answer is.
enum JSONSource {
  /// In the test.
  case text(String)
  /// In a file of a bundle.
  case file(String, Bundle)

  /// Makes a value of it.
  ///
  /// A decoder is not `Sendable`, and is done with when this returns.
  func decode<Value: Decodable>(
    _ type: Value.Type, with decoder: JSONDecoder
  ) throws(JSONFault) -> Value {
    let data = try data(for: type)
    do {
      return try decoder.decode(type, from: data)
    } catch let error as DecodingError {
      throw fault(error, type)
    } catch {
      throw fault(.other("\(error)"), type)
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

  private func fault(_ error: DecodingError, _ type: Any.Type) -> JSONFault {
    switch error {
    case .keyNotFound(let key, let context):
      return fault(.missingKey(key.stringValue), type, context.codingPath + [key])
    case .valueNotFound(let wanted, let context):
      return fault(.missingValue(type: "\(wanted)"), type, context.codingPath)
    case .typeMismatch(let wanted, let context):
      return fault(.otherType(wanted: "\(wanted)"), type, context.codingPath)
    case .dataCorrupted(let context):
      return fault(.other(JSONSource.text(of: context)), type, context.codingPath)
    @unknown default: return fault(.other("\(error)"), type)
    }
  }

  /// What the decoder says, and what the reader of the text said to it: that knows the line.
  private static func text(of context: DecodingError.Context) -> String {
    let error = context.underlyingError as NSError?
    let detail = error?.userInfo["NSDebugDescription"] as? String
    return [context.debugDescription, detail].compactMap { $0 }.joined(separator: " ")
  }

  private func fault(
    _ reason: JSONFault.Reason, _ type: Any.Type, _ path: [any CodingKey] = []
  ) -> JSONFault {
    let keys = path.map { key in key.intValue.map(String.init) ?? key.stringValue }
    return JSONFault(file: file, path: keys, type: "\(type)", reason: reason)
  }
}
