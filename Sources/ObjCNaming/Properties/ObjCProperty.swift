/// A property of an Objective-C protocol, as far as its Swift name depends on it.
package struct ObjCProperty: Sendable, Hashable {
  /// The name.
  package var name: String
  /// The type.
  package var type: ObjCType
  /// The name of the getter; that of the property unless the header specifies `getter=`.
  package var getter: String
  /// The attributes that affect how Swift imports the property.
  package var attributes = ObjCImportAttributes()

  /// Creates a property.
  package init(name: String, type: ObjCType, getter: String? = nil) {
    self.name = name
    self.type = type
    self.getter = getter ?? name
  }

  /// Returns the name in Swift, without backticks.
  ///
  /// SE-0005, "Use getter names for Boolean Properties": in the compiler, for `BOOL`, but not for
  /// C's `bool`. The name of a type is removed if it is that of the protocol.
  ///
  /// - Parameter context: The protocol that declares the property.
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
