import DeclarationModel

extension InitializerSearch {
  /// An initializer as it is declared.
  struct Candidate: Sendable {
    /// The ranks of initializers, best first.
    enum Rank: CaseIterable {
      case designated, convenience, failable, deprecated
    }

    let member: TypeMember
    let declaration: InitializerDeclaration
    /// Whether the initializer is declared in the type itself, and not in an extension.
    let isInBody: Bool

    /// Creates a candidate; nil if the member is not an initializer.
    init?(_ member: TypeMember, isInBody: Bool) {
      guard case .initializer(let declaration) = member.kind else { return nil }
      self.member = member
      self.declaration = declaration
      self.isInBody = isInBody
    }

    /// The signature, such as `init(session:userDefaults:)`.
    var signature: String {
      let labels = declaration.parameters.map { "\($0.label ?? "_"):" }
      return "init\(declaration.failability.rawValue)(\(labels.joined()))"
    }

    var isMarked: Bool { member.comments.kagemusha.contains(InitializerSearch.mark) }

    var isConvenience: Bool { member.modifiers.contains(.convenience) || !isInBody }

    private var availability: [Availability] { member.attributes.compactMap(\.availability) }

    /// Whether tests can and would call the initializer; initializers for decoding do not count.
    var isCallable: Bool {
      member.access >= .internal && !decodes
        && !availability.contains(where: \.isUnavailable)
    }

    var rank: Rank {
      if availability.contains(where: \.isDeprecated) { return .deprecated }
      if declaration.failability != .none { return .failable }
      return isConvenience ? .convenience : .designated
    }

    /// Whether the initializer is `init(from: any Decoder)` or `init?(coder: NSCoder)`.
    var decodes: Bool {
      guard let parameter = declaration.parameters.first, declaration.parameters.count == 1 else {
        return false
      }
      return parameter.label == "coder" || parameter.isDecoder
    }
  }
}

extension Parameter {
  /// Whether the parameter is that of `Decodable.init(from:)`.
  var isDecoder: Bool {
    guard label == "from", case .named(let named) = CanonicalType(type).type else { return false }
    return named.standardName == "Decoder"
  }
}
