import Foundation

public protocol Store: AnyObject {
  func load(_ key: String) throws -> Data
}

public func names() throws -> [String] {
  let url = Bundle.module.url(forResource: "names", withExtension: "txt", subdirectory: "Resources")
  let text = try url.map { try String(contentsOf: $0, encoding: .utf8) } ?? ""
  return text.split(separator: "\n").map(String.init)
}
