/// A parameter of an Objective-C method, with the selector piece before it.
package struct ObjCParameter: Sendable, Hashable {
  /// The selector piece without its colon; may be empty, as in `move::`.
  package var piece: String
  /// The name inside the method.
  package var name: String
  /// Its type.
  package var value: ObjCValue

  /// Describes a parameter.
  package init(piece: String, name: String, value: ObjCValue) {
    self.piece = piece
    self.name = name
    self.value = value
  }
}
