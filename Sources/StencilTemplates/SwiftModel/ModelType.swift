/// The type of a property in the model of Swift templates.
package indirect enum ModelType: Sendable, Hashable {
  case text, flag, number
  /// The values of annotations or arguments, by their names.
  case annotations
  /// A class of the model.
  case object(String)
  case optional(ModelType)
  case list(ModelType)
  /// Values by their names.
  case byName(ModelType)

  /// The type in Swift.
  package var text: String {
    switch self {
    case .text: "String"
    case .flag: "Bool"
    case .number: "Int"
    case .annotations: "[String: NSObject]"
    case .object(let name): name
    case .optional(let type): "\(type.text)?"
    case .list(let type): "[\(type.text)]"
    case .byName(let type): "[String: \(type.text)]"
    }
  }
}
