import DeclarationModel

/// A name that a protocol has as a parent, and that no source declares.
package struct WantedParent: Sendable, Hashable {
  /// The name: `["NIOCore", "ChannelHandler"]`.
  package var components: [String]
  /// The modules that the protocol's file imports, in order.
  package var imports: [String]

  /// Asks for a name.
  package init(components: [String], imports: [String]) {
    self.components = components
    self.imports = imports
  }
}
