import StencilTemplates
import Yams

extension Node {
  /// Whether the value is empty, `null` or `~`.
  var isNull: Bool { scalar?.style == .plain && null != nil }

  /// The key, as a message shows it.
  var writtenName: String { scalar?.string ?? "?" }
}

extension AnnotationValue {
  /// Creates the value of a YAML node.
  init(_ node: Node) {
    switch node {
    case .mapping(let mapping):
      self = .mapping(
        Dictionary(
          mapping.map { ($0.key.writtenName, AnnotationValue($0.value)) }, uniquingKeysWith: { $1 })
      )
    case .sequence(let sequence): self = .list(sequence.map { AnnotationValue($0) })
    case .scalar(let scalar) where scalar.style != .plain: self = .text(scalar.string)
    case .scalar(let scalar):
      if let bool = node.bool {
        self = .bool(bool)
      } else if let number = node.float {
        self = .number(number)
      } else {
        self = .text(scalar.string)
      }
    case .alias: self = .text("")
    }
  }
}
