import StencilTemplates
import Yams

extension SourceryConfiguration {
  /// Reads `args`; `hideVersionHeader` among them is for Sourcery itself, too.
  mutating func readArguments(_ node: Node?, into request: inout TemplateRequest) {
    guard let node, !node.isNull else { return }
    guard let mapping = node.mapping else {
      report(.wrongType(key: Key.args.rawValue, expected: .mapping), at: node)
      return
    }
    for (key, value) in mapping {
      request.arguments[key.writtenName] = Self.value(of: value)
    }
    request.hidesVersion = request.arguments["hideVersionHeader"] == .truth(true)
  }

  /// A value of YAML as templates use it.
  private static func value(of node: Node) -> AnnotationValue {
    switch node {
    case .mapping(let mapping):
      .mapping(
        Dictionary(
          mapping.map { ($0.key.writtenName, value(of: $0.value)) }, uniquingKeysWith: { $1 }))
    case .sequence(let sequence): .list(sequence.map(value))
    case .scalar(let scalar):
      if scalar.style != .plain {
        .text(scalar.string)
      } else if let truth = node.bool {
        .truth(truth)
      } else if let number = node.float {
        .number(number)
      } else {
        .text(scalar.string)
      }
    case .alias: .text("")
    }
  }
}
