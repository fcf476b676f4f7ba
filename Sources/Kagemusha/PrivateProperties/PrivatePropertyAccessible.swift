/// A type whose private properties tests may read.
///
/// It asks for nothing: generated code makes the types of the app conform to it, in the test
/// target, with an empty extension.
public protocol PrivatePropertyAccessible {}

extension PrivatePropertyAccessible {
  /// The stored properties, whatever their access level.
  ///
  ///     let tableView = controller.privateProperties.tableView
  public var privateProperties: PrivateProperties<Self> { PrivateProperties(self) }
}
