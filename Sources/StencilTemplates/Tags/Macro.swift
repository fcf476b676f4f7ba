import Stencil

/// What `{% macro name a b %} … {% endmacro %}` defines.
final class Macro {
  let parameters: [String]
  let nodes: [NodeType]

  init(parameters: [String], nodes: [NodeType]) {
    self.parameters = parameters
    self.nodes = nodes
  }
}
