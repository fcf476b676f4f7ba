import DeclarationModel

/// The bindings of associated types that follow where a protocol declares a requirement of an ancestor again with
/// other types: `var id: String { get }` in a protocol that is `Identifiable`.
///
/// The compiler binds `ID` to `String` in each conforming type, as nothing else can fulfil both. Methods of protocols
/// in sources are left alone: there, another type makes an overload.
struct RedeclaredTypes {
  /// The same-type requirements that follow, in order.
  private(set) var requirements: [GenericRequirement] = []
  private let names: Set<String>

  /// Compares the requirements of a lineage.
  ///
  /// - Parameters:
  ///   - lineage: The protocol and its ancestors.
  ///   - names: The names of their associated types.
  ///   - strip: Removes a redundant `Self.` before names.
  /// - Complexity: O(*n*) for *n* requirements, if few have the same name and labels.
  init(_ lineage: Lineage, names: Set<String>, strip: (TypeReference) -> TypeReference) {
    self.names = names
    var earlier: [String: [(types: [TypeReference], isFirm: Bool)]] = [:]
    for ancestor in lineage.ancestors {
      for member in ancestor.declaration.members where member.isImplemented {
        let key = (member.isStatic ? "static " : "") + member.labelledName
        let types = (member.parameters.map(\.type) + (member.result.map { [$0] } ?? [])).map(strip)
        var isFirm = ancestor.module != nil
        if case .property = member.kind { isFirm = true }
        for (others, isFirm) in earlier[key] ?? [] where isFirm && others.count == types.count {
          var found: [GenericRequirement] = []
          if zip(others, types).allSatisfy({ match($0, $1, &found) }) { requirements += found }
        }
        earlier[key, default: []].append((types, isFirm))
      }
    }
  }

  /// Returns whether two types are the same once associated types in the first are bound, and adds the bindings.
  private func match(
    _ open: TypeReference, _ other: TypeReference, _ found: inout [GenericRequirement]
  ) -> Bool {
    if open == other { return true }
    switch (open, other) {
    case (.named(let named), _) where named.components.count == 1:
      guard let name = named.components.first?.name, names.contains(name),
        !other.mentions([name])
      else { return false }
      found.append(GenericRequirement(open, .sameType, other))
      return true
    case (.optional(let open), .optional(let other)), (.array(let open), .array(let other)):
      return match(open, other, &found)
    case (.dictionary(let openKey, let openValue), .dictionary(let key, let value)):
      return match(openKey, key, &found) && match(openValue, value, &found)
    default: return false
    }
  }
}
