/// A property of an Objective-C protocol, as far as its Swift name depends on it.
package struct ObjCProperty: Sendable, Hashable {
  /// The name.
  package var name: String
  /// Its type.
  package var type: ObjCType
  /// The name of the getter, which is the property's if the header does not say `getter=`.
  package var getter: String
  /// Attributes that say how Swift is to import it.
  package var attributes = ObjCImportAttributes()

  /// Describes a property.
  package init(name: String, type: ObjCType, getter: String? = nil) {
    self.name = name
    self.type = type
    self.getter = getter ?? name
  }

  /// The name in Swift, without backticks.
  ///
  /// SE-0005, "Use getter names for Boolean Properties": of `BOOL`, not of C's `bool`, as the
  /// compiler was seen to do. A type's name is pruned where it is that of the protocol.
  ///
  /// - Parameter context: the protocol that declares it.
  package func swiftName(in context: ObjCContext) -> SwiftImport<String> {
    if let custom = attributes.swiftName.flatMap(SwiftNameAttribute.init), !custom.isFunction {
      return .named(custom.baseName)
    }
    let words = WordList(type.isObjCBool ? getter : name)
    let isOfContext = ObjCTypeName(type)?.text == context.name
    let pruned =
      isOfContext ? NeedlessWords.pruning(ObjCTypeName(type), from: words, as: .property) : words
    if pruned.lowered == "init" { return .absent }
    return .named((attributes.isRefined ? "__" : "") + pruned.lowered)
  }
}
