/// A method of an Objective-C protocol, as far as its Swift name depends on it.
package struct ObjCMethod: Sendable, Hashable {
  /// The selector of a method without parameters, the first selector piece of any other.
  package var name: String
  /// The parameters, in order.
  package var parameters: [ObjCParameter]
  /// What it returns.
  package var result: ObjCValue
  /// Whether it is a class method (`+`).
  package var isClassMethod = false
  /// Attributes that say how Swift is to import it.
  package var attributes = ObjCImportAttributes()

  /// Describes a method without parameters.
  package init(name: String, result: ObjCValue = ObjCValue(.void)) {
    self.name = name
    self.parameters = []
    self.result = result
  }

  /// Describes a method with parameters; its name is the first one's selector piece.
  package init(parameters: [ObjCParameter], result: ObjCValue = ObjCValue(.void)) {
    self.name = parameters.first?.piece ?? ""
    self.parameters = parameters
    self.result = result
  }

  /// The selector: `count`, `loadName:from:`.
  package var selector: String {
    parameters.isEmpty ? name : parameters.map { $0.piece + ":" }.joined()
  }

  /// Whether Swift imports it as an initializer: a method of the `init` family that returns an
  /// object (SE-0005 speaks of `init` methods; the families are Objective-C's).
  package var isInitializer: Bool {
    guard !isClassMethod, isInInitFamily else { return false }
    switch result.type.withoutAliases {
    case .instancetype, .object, .instance: return true
    default: return false
    }
  }

  private var isInInitFamily: Bool {
    guard name.hasPrefix("init") else { return false }
    guard let next = name.dropFirst("init".count).first else { return true }
    return next == "_" || next.isASCIICapital
  }
}

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
