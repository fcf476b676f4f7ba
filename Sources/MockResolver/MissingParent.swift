/// A parent of a protocol that is not in the input, and might be found elsewhere.
package struct MissingParent: Sendable, Hashable, Codable {
  /// Its name as it is written: `["NIOCore", "ChannelHandler"]`.
  package var components: [String]
  /// The file that names it.
  package var path: String

  /// Describes a parent.
  package init(components: [String], path: String) {
    self.components = components
    self.path = path
  }

  /// Its name as it is written: `NIOCore.ChannelHandler`.
  package var name: String { components.joined(separator: ".") }
}
