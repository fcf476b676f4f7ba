/// The module that a build's sources are of.
package struct ModuleInput: Sendable, Hashable {
  /// Its name, or that of its product.
  package var name: String
  /// Whether it belongs to another package: it gets mocks if a configuration names it, of what is
  /// public in it.
  package var isForeign: Bool
  /// The other modules that a configuration may name.
  package var others: [String]

  /// Describes a module.
  package init(name: String, isForeign: Bool = false, others: [String] = []) {
    self.name = ModuleName.ofProduct(name)
    self.isForeign = isForeign
    self.others = others.map(ModuleName.ofProduct)
  }
}
