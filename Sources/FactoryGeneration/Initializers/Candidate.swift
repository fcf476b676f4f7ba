import DeclarationModel

extension InitializerSearch {
  /// An initializer as it is declared.
  struct Candidate: Sendable {
    /// Which is preferred, best first.
    enum Rank: CaseIterable {
      case designated, convenience, failable, deprecated
    }

    let member: TypeMember
    let declaration: InitializerDeclaration
    /// Whether it stands in the type itself, and not in an extension.
    let isInBody: Bool

    /// Takes a member; nothing comes of one that is no initializer.
    init?(_ member: TypeMember, isInBody: Bool) {
      guard case .initializer(let declaration) = member.kind else { return nil }
      self.member = member
      self.declaration = declaration
      self.isInBody = isInBody
    }

    /// `init(session:userDefaults:)`.
    var signature: String {
      let labels = declaration.parameters.map { "\($0.label ?? "_"):" }
      return "init\(declaration.failability.rawValue)(\(labels.joined()))"
    }

    var isMarked: Bool { member.comments.kagemusha.contains(InitializerSearch.mark) }

    var isConvenience: Bool { member.modifiers.contains(.convenience) || !isInBody }

    private var availability: [Availability] { member.attributes.compactMap(\.availability) }

    /// Whether tests can call it, and would: decoders have initializers of their own.
    var isCallable: Bool {
      member.access >= .internal && !decodes
        && !availability.contains(where: \.isUnavailable)
    }

    var rank: Rank {
      if availability.contains(where: \.isDeprecated) { return .deprecated }
      if declaration.failability != .none { return .failable }
      return isConvenience ? .convenience : .designated
    }

    /// `init(from: any Decoder)`, `init?(coder: NSCoder)`.
    private var decodes: Bool {
      guard let parameter = declaration.parameters.first, declaration.parameters.count == 1 else {
        return false
      }
      return parameter.label == "coder" || parameter.isDecoder
    }
  }
}

extension Parameter {
  /// Whether it is that of `Decodable.init(from:)`.
  var isDecoder: Bool {
    label == "from" && ["Decoder", "any Decoder", "Swift.Decoder"].contains(type.text)
  }
}
