import Foundation

/// A template in a `.sourcerytemplate`, which is JSON with the text and its language.
package struct PackagedTemplate: Sendable, Decodable {
  /// The languages of packaged templates.
  package enum Kind: String, Sendable, Decodable {
    case stencil, ejs
  }

  /// The text.
  package let content: String
  /// The language.
  package let kind: Kind

  private enum CodingKeys: CodingKey {
    case content, kind
  }

  /// The file, which has the template as JSON in base 64.
  private struct File: Decodable {
    let instance: Data
  }

  /// Reads a file; nil if it is not valid.
  package init?(bytes: [UInt8]) {
    let decoder = JSONDecoder()
    let file = try? decoder.decode(File.self, from: Data(bytes))
    let instance = file?.instance ?? Data(bytes)
    guard let template = try? decoder.decode(PackagedTemplate.self, from: instance) else {
      return nil
    }
    self = template
  }

  /// Creates a template from JSON; without a language it is a Stencil template.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    content = try container.decode(String.self, forKey: .content)
    kind = try container.decodeIfPresent(Kind.self, forKey: .kind) ?? .stencil
  }
}
