import Foundation

/// What `annotated:"ns.key = value"` asks.
struct AnnotationQuery {
  private let path: [String]
  private let value: String?

  init(_ text: String) {
    let parts = text.split(separator: "=", maxSplits: 1).map {
      $0.trimmingCharacters(in: .whitespaces)
    }
    path = (parts.first ?? "").split(separator: ".").map(String.init)
    value = parts.count > 1 ? parts[1] : nil
  }

  /// Whether the annotations have the key, and if asked for the value.
  func matches(_ annotations: [String: AnnotationValue]) -> Bool {
    var current = AnnotationValue.mapping(annotations)
    for name in path {
      guard case .mapping(let entries) = current, let next = entries[name] else { return false }
      current = next
    }
    guard let value else { return !path.isEmpty }
    return "\(current.templateValue)" == value
  }
}
