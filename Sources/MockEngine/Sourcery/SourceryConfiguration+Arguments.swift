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
      request.arguments[key.writtenName] = AnnotationValue(value)
    }
    request.hidesVersion = request.arguments["hideVersionHeader"] == .truth(true)
  }
}
