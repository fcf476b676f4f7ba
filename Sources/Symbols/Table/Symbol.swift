import DeclarationModel

/// A name of a table: that of a type, a protocol, an alias, or several of these under conditions.
package struct Symbol: Sendable, Hashable {
  /// The number in the tree of names.
  let number: Int
}

/// The kinds of declarations that a look-up finds.
package struct SymbolKinds: OptionSet, Sendable {
  /// The bits.
  package let rawValue: Int

  /// Combines bits.
  package init(rawValue: Int) { self.rawValue = rawValue }

  /// Protocols.
  package static let protocols = SymbolKinds(rawValue: 1)
  /// Protocols with a syntax error inside.
  package static let brokenProtocols = SymbolKinds(rawValue: 2)
  /// Classes.
  package static let classes = SymbolKinds(rawValue: 4)
  /// Structures, enumerations and actors.
  package static let otherTypes = SymbolKinds(rawValue: 8)
  /// Type aliases.
  package static let aliases = SymbolKinds(rawValue: 16)
  /// Associated types of protocols.
  package static let associatedTypes = SymbolKinds(rawValue: 32)
  /// Extensions, which declare no name: those of types that are not in the input.
  package static let extensions = SymbolKinds(rawValue: 64)
  /// Names without a declaration in the input: those of types of which some members are known.
  static let enclosingNames = SymbolKinds(rawValue: 128)

  /// All that declares a name.
  package static let declarations: SymbolKinds = [
    .protocols, .brokenProtocols, .classes, .otherTypes, .aliases, .associatedTypes,
  ]
}

/// A declaration of a name.
struct SymbolDeclaration: Sendable {
  enum Content: Sendable {
    /// The number of a protocol.
    case `protocol`(Int)
    case brokenProtocol
    /// The number of a type.
    case type(Int, isClass: Bool)
    /// A type of which the file was not read.
    case unreadType(isClass: Bool, ScannedType.Suppression?)
    /// The number of an extension.
    case `extension`(Int)
    case alias(AliasMeaning)
    case associatedType
  }

  var content: Content
  /// The number of its file.
  let file: Int
  /// Whether other files cannot see it.
  var isPrivate = false
  /// The `#if` clauses around it.
  var conditions: [ConditionalClause] = []

  var kind: SymbolKinds {
    switch content {
    case .protocol: .protocols
    case .brokenProtocol: .brokenProtocols
    case .type(_, let isClass): isClass ? .classes : .otherTypes
    case .unreadType(let isClass, _): isClass ? .classes : .otherTypes
    case .extension: .extensions
    case .alias: .aliases
    case .associatedType: .associatedTypes
    }
  }
}

/// The type that an alias stands for, and the scope in which that is written.
package struct AliasMeaning: Sendable {
  /// The generic parameters.
  package var generics: [GenericParameter] = []
  /// The type as it is written.
  package var type: TypeReference
  /// The place of the alias, where the names in its type are to be looked up.
  package let scope: NameScope
}

/// The meaning of a name at a place.
package struct NameMeaning: Sendable {
  /// The name as it is declared.
  package let symbol: Symbol
  /// The numbers of the protocols in `SymbolTable.protocols`: several if `#if` chooses among them.
  package var protocols: [Int] = []
  /// The types, without extensions: several if `#if` chooses among them.
  package var types: [TypeDeclaration] = []
  /// The aliases: several if `#if` chooses among them.
  package var aliases: [AliasMeaning] = []
  /// Whether it is a protocol with a syntax error inside.
  package var isBroken = false
}
