/// A method of an Objective-C protocol, as far as its Swift name depends on it.
package struct ObjCMethod: Sendable, Hashable {
  /// The selector of a method without parameters, or else the first selector piece.
  package var name: String
  /// The parameters, in order.
  package var parameters: [ObjCParameter]
  /// The result.
  package var result: ObjCValue
  /// Whether the method is a class method (`+`).
  package var isClassMethod = false
  /// The attributes that affect how Swift imports the method.
  package var attributes = ObjCImportAttributes()

  /// Creates a method without parameters.
  package init(name: String, result: ObjCValue = ObjCValue(.void)) {
    self.name = name
    self.parameters = []
    self.result = result
  }

  /// Creates a method with parameters, whose name is the selector piece of the first one.
  package init(parameters: [ObjCParameter], result: ObjCValue = ObjCValue(.void)) {
    self.name = parameters.first?.piece ?? ""
    self.parameters = parameters
    self.result = result
  }

  /// The selector: `count`, `loadName:from:`.
  package var selector: String {
    parameters.isEmpty ? name : parameters.map { $0.piece + ":" }.joined()
  }

  /// Whether Swift imports the method as an initializer: a method of the `init` family that returns
  /// an object. SE-0005 mentions `init` methods; the families are defined by Objective-C.
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
  /// The selector piece without its colon; it may be empty, as in `move::`.
  package var piece: String
  /// The internal name.
  package var name: String
  /// The type.
  package var value: ObjCValue

  /// Creates a parameter.
  package init(piece: String, name: String, value: ObjCValue) {
    self.piece = piece
    self.name = name
    self.value = value
  }
}

/// The protocol that contains a declaration.
package struct ObjCContext: Sendable, Hashable {
  /// The name of the protocol in Objective-C.
  package var name: String
  /// The selectors of the protocol's instance methods.
  package var instanceSelectors: Set<String>
  /// The selectors of the protocol's class methods.
  package var classSelectors: Set<String>

  /// Creates a context.
  package init(
    name: String, instanceSelectors: Set<String> = [], classSelectors: Set<String> = []
  ) {
    self.name = name
    self.instanceSelectors = instanceSelectors
    self.classSelectors = classSelectors
  }
}
