/// The protocol that a declaration stands in.
package struct ObjCContext: Sendable, Hashable {
  /// The name of the protocol in Objective-C.
  package var name: String
  /// The selectors of the protocol's instance methods.
  package var instanceSelectors: Set<String>
  /// The selectors of the protocol's class methods.
  package var classSelectors: Set<String>

  /// Describes a protocol.
  package init(
    name: String, instanceSelectors: Set<String> = [], classSelectors: Set<String> = []
  ) {
    self.name = name
    self.instanceSelectors = instanceSelectors
    self.classSelectors = classSelectors
  }
}
