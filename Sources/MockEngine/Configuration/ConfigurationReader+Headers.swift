import ObjCScanner
import Yams

extension ConfigurationReader {
  /// What an entry says of headers of Objective-C.
  mutating func headers(_ values: [ConfigurationKey: Node]) -> HeaderInput {
    var input = HeaderInput()
    input.paths = paths(.headers, values)
    input.options = headerOptions(values)
    return input
  }

  private mutating func headerOptions(_ values: [ConfigurationKey: Node]) -> HeaderOptions {
    var options = HeaderOptions()
    options.defines = texts(.defines, values).map(\.value)
    options.includePaths = paths(.includePaths, values).map(\.value.text)
    options.frameworkPaths = paths(.frameworkPaths, values).map(\.value.text)
    options.target = values[.target].flatMap { text(.target, $0)?.value }
    options.includesOptional = truth(.optionalRequirements, values) ?? true
    options.declarations = values[.declare].map { declarations($0) } ?? []
    return options
  }

  /// `declare: {UIColor: class}`.
  private mutating func declarations(_ node: Node) -> [HeaderDeclaration] {
    guard let mapping = node.mapping else {
      report(.wrongType(key: ConfigurationKey.declare.rawValue, expected: .mapping), at: node)
      return []
    }
    return mapping.compactMap { key, value in
      guard let written = value.scalar?.string,
        let kind = HeaderDeclaration.Kind(rawValue: written)
      else {
        report(.notADeclaration(key.writtenName), at: value)
        return nil
      }
      return HeaderDeclaration(
        name: key.writtenName, kind: kind, position: yaml.position(key.mark))
    }
  }
}
